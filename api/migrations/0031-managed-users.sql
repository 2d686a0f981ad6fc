-- A disabled user cannot sign in.
ALTER TABLE users ADD COLUMN disabled INTEGER NOT NULL DEFAULT 0 CHECK (disabled IN (0, 1));

-- One-time links by which a user sets a new password; a user has one at most. The token itself is not stored.
CREATE TABLE sign_in_links (
  user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX sign_in_links_by_expiry ON sign_in_links (expires_at);
