-- Who has which record open, in which tab, until shortly after the last report of that tab. It is no part of the
-- history, and ends with the session.
CREATE TABLE presence (
  session_id TEXT NOT NULL REFERENCES sessions (jti) ON DELETE CASCADE,
  tab TEXT NOT NULL,
  entity TEXT NOT NULL,
  record_id TEXT NOT NULL,
  is_editing INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (session_id, tab)
) STRICT;
