-- Time-based codes (RFC 6238) of an app: one per user. It counts once a code of it was right.
CREATE TABLE totp_factors (
  user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- Encrypted with a key of the signing secret.
  seed TEXT NOT NULL,
  confirmed_at INTEGER,
  -- The time step of the last code: each is used once.
  last_step INTEGER NOT NULL DEFAULT 0
) STRICT;

-- Credentials of WebAuthn.
CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  -- Its COSE key as base64url.
  public_key TEXT NOT NULL,
  -- The signature counter of the authenticator; 0 for one that does not count.
  counter INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER
) STRICT;
CREATE INDEX passkeys_of_user ON passkeys (user_id);

-- Codes for a user who has lost the factor; a used one is deleted.
CREATE TABLE recovery_codes (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash TEXT NOT NULL,
  PRIMARY KEY (user_id, code_hash)
) STRICT;

-- What a sign-in or a new passkey must answer within minutes, once. No user: the passkey says who signs in.
CREATE TABLE challenges (
  challenge_hash TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('second-factor', 'passkey', 'new-passkey')),
  user_id TEXT REFERENCES users (id) ON DELETE CASCADE,
  -- A keyed hash of the password's hash: a new password ends the sign-in that the old one began.
  password_mark TEXT,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX challenges_by_expiry ON challenges (expires_at);

-- The roles whose users must have a second factor.
CREATE TABLE required_factors (
  role TEXT PRIMARY KEY CHECK (role IN ('king', 'admin', 'rookie'))
) STRICT;

CREATE VIEW users_with_factor AS
  SELECT user_id FROM totp_factors WHERE confirmed_at IS NOT NULL
  UNION SELECT user_id FROM passkeys;
