# What the site says about itself without a connection. No program carries these words.

offline-page-title = No connection
offline-description = Shown instead of a page that has not been kept on this device.
offline-title = No connection
offline-lead = This page has not been kept on this device, and it cannot be fetched without a connection.
offline-these = These pages work without one:
offline-again = Try again
offline-kept = Kept on this device ({ $megabytes } MB): the games, their lessons and the computer also work without a connection.
offline-newer = A newer version of this site is ready. Your game is kept.
offline-use-newer = Load it now
offline-later = Later
