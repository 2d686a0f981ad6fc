-- A challenge may also confirm one session. Those of before are for sign-ins of the last minutes, which begin again.
DROP TABLE challenges;
CREATE TABLE challenges (
  challenge_hash TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('second-factor', 'passkey', 'new-passkey', 'confirmation')),
  user_id TEXT REFERENCES users (id) ON DELETE CASCADE,
  -- A keyed hash of the password's hash: a new password ends the sign-in that the old one began.
  password_mark TEXT,
  -- The only session that may answer it.
  jti TEXT REFERENCES sessions (jti) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX challenges_by_expiry ON challenges (expires_at);
