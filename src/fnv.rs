//! The FNV-1a hash with 64 bits, for stamps and the names of files: unlike the hasher of std it is guaranteed never to
//! change, and it can be computed at compile time. `xtask`, which must not wait for this crate, includes this file by its
//! path.

/// The hash of no bytes.
pub const FNV1A_START: u64 = 0xcbf2_9ce4_8422_2325;

/// Continues a hash with more bytes; the first call is given [`FNV1A_START`].
pub const fn fnv1a(mut hash: u64, bytes: &[u8]) -> u64 {
    let mut at = 0;
    while at < bytes.len() {
        hash = (hash ^ bytes[at] as u64).wrapping_mul(0x100_0000_01b3);
        at += 1;
    }
    hash
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_that_of_the_test_vectors_of_its_authors() {
        assert_eq!(fnv1a(FNV1A_START, b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv1a(FNV1A_START, b"foobar"), 0x8594_4171_f739_67e8);
        assert_eq!(fnv1a(fnv1a(FNV1A_START, b"foo"), b"bar"), fnv1a(FNV1A_START, b"foobar"));
    }
}
