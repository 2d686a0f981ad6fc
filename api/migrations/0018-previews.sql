-- Links under which a supplier reads one saved version; the latest one of a frontend is valid.
CREATE TABLE previews (
  id TEXT PRIMARY KEY,
  frontend_id TEXT NOT NULL REFERENCES frontends (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL UNIQUE,
  -- The version of the record.
  version INTEGER NOT NULL,
  -- JSON: what the page shows, and its pictures, whose objects are kept.
  document TEXT NOT NULL,
  pictures TEXT NOT NULL,
  created_by TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX previews_of_frontend ON previews (frontend_id, created_at);
CREATE INDEX previews_by_expiry ON previews (expires_at);

-- What suppliers answer: approvals and comments.
CREATE TABLE preview_answers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  preview_id TEXT NOT NULL REFERENCES previews (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('approval', 'comment')),
  -- Plain text; empty for an approval.
  text TEXT NOT NULL,
  answered_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX one_approval_of_preview ON preview_answers (preview_id) WHERE kind = 'approval';
CREATE INDEX preview_answers_by_time ON preview_answers (answered_at);
CREATE INDEX preview_answers_of_preview ON preview_answers (preview_id, id);
