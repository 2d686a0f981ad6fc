-- Mails to visitors, each about a message of a request: an answer, or the visitor's own, whose receipt is confirmed.
CREATE TABLE mails (
  id TEXT PRIMARY KEY DEFAULT (lower(hex(randomblob(16)))),
  request_id TEXT NOT NULL REFERENCES requests (id) ON DELETE CASCADE,
  message_id TEXT NOT NULL UNIQUE,
  -- Counted before each attempt.
  attempts INTEGER NOT NULL DEFAULT 0,
  -- When the next attempt is due; without one the mail was sent, or given up.
  next_at INTEGER,
  sent_at INTEGER,
  -- Why the last attempt failed: codes, without addresses.
  error TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX mails_of_request ON mails (request_id, sent_at);
CREATE INDEX mails_to_send ON mails (next_at) WHERE next_at IS NOT NULL;
