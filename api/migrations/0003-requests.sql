-- Requests of visitors, each with its thread.
CREATE TABLE requests (
  id TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('new', 'open', 'waiting', 'closed', 'held')),
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  language TEXT NOT NULL,
  -- Of the microsite on which it was written, and its supplier at that time; empty for the pages of the site.
  url TEXT NOT NULL,
  supplier TEXT NOT NULL,
  from_date TEXT NOT NULL,
  to_date TEXT NOT NULL,
  people INTEGER NOT NULL,
  assignee TEXT NOT NULL,
  unread INTEGER NOT NULL,
  messages TEXT NOT NULL,
  excerpt TEXT NOT NULL,
  search_text TEXT NOT NULL,
  -- The time of the last message, negative: the newest is first.
  order_key INTEGER NOT NULL,
  -- Of the first text: the same one is not accepted again and again.
  text_hash TEXT NOT NULL,
  link_hash TEXT NOT NULL,
  link_until INTEGER NOT NULL
) STRICT;
CREATE INDEX requests_in_order ON requests (order_key, id);
CREATE INDEX requests_by_state ON requests (state, order_key, id, unread);
CREATE INDEX requests_of_microsite ON requests (url, order_key, id);
CREATE INDEX requests_of_supplier ON requests (supplier, order_key, id);
CREATE INDEX requests_of_text ON requests (text_hash, created_at);
CREATE UNIQUE INDEX requests_of_link ON requests (link_hash);
CREATE TRIGGER added_requests_are_counted AFTER INSERT ON requests BEGIN UPDATE revisions SET row_count = row_count + 1 WHERE entity = 'requests'; END;
CREATE TRIGGER deleted_requests_are_not_counted AFTER DELETE ON requests BEGIN UPDATE revisions SET row_count = row_count - 1 WHERE entity = 'requests'; END;
INSERT INTO revisions (entity, revision, row_count) VALUES ('requests', 1, 0);

-- Whether a microsite ends with the form of a request.
ALTER TABLE microsites ADD COLUMN has_form INTEGER NOT NULL DEFAULT 0;

-- Answers that staff keep to send them again.
CREATE TABLE ready_answers (
  id TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  name TEXT NOT NULL,
  -- Folded: names that differ in case or accents only are one.
  name_key TEXT NOT NULL UNIQUE,
  -- JSON: formatted text by language.
  texts TEXT NOT NULL
) STRICT;
