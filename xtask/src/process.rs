//! Running other programs, with visible progress.

use crate::{Error, Result, error};
use std::{
    env,
    io::{BufRead, BufReader, Write},
    path::PathBuf,
    process::{Command, ExitStatus, Stdio},
};

/// Prints what is being done, set off from the output of the programs.
pub fn say(text: impl AsRef<str>) {
    eprintln!("xtask: {}", text.as_ref());
}

/// The path of a program on the search path.
pub fn which(program: &str) -> Option<PathBuf> {
    let paths = env::var_os("PATH")?;
    env::split_paths(&paths).map(|dir| dir.join(program)).find(|file| file.is_file())
}

/// Runs a command whose output goes straight to the terminal.
pub fn run(command: &mut Command) -> Result<()> {
    say(command_line(command));
    let status = command.status();
    check_status(command, status)
}

/// Runs a command silently, and returns its output.
pub fn output(command: &mut Command) -> Result<String> {
    let result = command.stderr(Stdio::inherit()).output();
    let out = result.map_err(|e| start_error(command, &e))?;
    check_status(command, Ok(out.status))?;
    Ok(String::from_utf8_lossy(&out.stdout).into_owned())
}

/// Runs a command with a text as its input, and returns its output.
pub fn filter(command: &mut Command, text: &str) -> Result<String> {
    let child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut child = child.map_err(|e| start_error(command, &e))?;
    if let Some(mut to) = child.stdin.take() {
        // if the program stops reading, its exit code says why
        let _ = to.write_all(text.as_bytes());
    }
    let out = child.wait_with_output().map_err(|e| start_error(command, &e))?;
    check_status(command, Ok(out.status))?;
    Ok(String::from_utf8_lossy(&out.stdout).into_owned())
}

/// Runs a command, prints its output line by line, and passes each line to `see`.
pub fn follow(command: &mut Command, mut see: impl FnMut(&str)) -> Result<()> {
    say(command_line(command));
    let child = command.stdout(Stdio::piped()).spawn();
    let mut child = child.map_err(|e| start_error(command, &e))?;
    if let Some(from) = child.stdout.take() {
        let mut out = std::io::stdout();
        for line in BufReader::new(from).split(b'\n').map_while(|line| line.ok()) {
            let line = String::from_utf8_lossy(&line);
            let _ = writeln!(out, "{line}");
            see(&line);
        }
    }
    let status = child.wait();
    check_status(command, status)
}

fn check_status(command: &Command, status: std::io::Result<ExitStatus>) -> Result<()> {
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(error!("`{}` failed ({status}).", command_line(command))),
        Err(e) => Err(start_error(command, &e)),
    }
}

fn start_error(command: &Command, why: &std::io::Error) -> Error {
    error!("`{}` cannot be run: {why}.", command.get_program().display())
}

/// A command as typed in a shell, with the program's bare name.
fn command_line(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str());
    let mut text = name.to_string_lossy().into_owned();
    for arg in command.get_args() {
        text.push(' ');
        text.push_str(&arg.to_string_lossy());
    }
    text
}
