-- What the account page says of a session. The id is public: the `jti` is part of a token. Times in seconds since 1970.
ALTER TABLE sessions ADD COLUMN id TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN browser TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN system TEXT NOT NULL DEFAULT '';
-- The address of the sign-in; of IPv6 its /64.
ALTER TABLE sessions ADD COLUMN network TEXT NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
UPDATE sessions SET id = lower(hex(randomblob(16))), seen_at = issued_at;

-- Milliseconds since 1970; null where it is not known.
ALTER TABLE users ADD COLUMN password_changed_at INTEGER;
ALTER TABLE users ADD COLUMN last_sign_in_at INTEGER;

-- The browsers that a user signed in with. A new one is shown until its user has seen it; the first one never is.
CREATE TABLE known_browsers (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  browser TEXT NOT NULL,
  system TEXT NOT NULL,
  network TEXT NOT NULL,
  first_seen_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL,
  is_new INTEGER NOT NULL,
  PRIMARY KEY (user_id, browser, system)
) STRICT;
CREATE INDEX known_browsers_by_age ON known_browsers (last_seen_at);
