-- The browsers that a user has signed in with and that hold a cookie, which selects a counter of attempts. Of the
-- cookie a keyed hash. Milliseconds since 1970.
CREATE TABLE known_devices (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL,
  browser TEXT NOT NULL,
  system TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL,
  UNIQUE (user_id, token_hash)
) STRICT;
CREATE INDEX known_devices_by_use ON known_devices (used_at);
