-- Requests get a number, which a backup keeps: the index below refers to it.
CREATE TABLE numbered_requests (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
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
  -- Spaced (shared/entities/requests/request-search.ts).
  search_text TEXT NOT NULL,
  -- The time of the last message, negative: the newest is first.
  order_key INTEGER NOT NULL,
  -- Of the first text: the same one is not accepted again and again.
  text_hash TEXT NOT NULL,
  link_hash TEXT NOT NULL,
  link_until INTEGER NOT NULL,
  supplier_link_hash TEXT,
  supplier_link_until INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO numbered_requests (id, version, created_at, updated_at, state, kind, name, email, language, url, supplier,
    from_date, to_date, people, assignee, unread, messages, excerpt, search_text, order_key, text_hash, link_hash,
    link_until, supplier_link_hash, supplier_link_until)
  SELECT id, version, created_at, updated_at, state, kind, name, email, language, url, supplier,
    from_date, to_date, people, assignee, unread, messages, excerpt,
    '  ' || replace(replace(search_text, ' ', '  '), char(10), '  '), order_key, text_hash, link_hash,
    link_until, supplier_link_hash, supplier_link_until FROM requests;
DROP TABLE requests;
ALTER TABLE numbered_requests RENAME TO requests;
CREATE INDEX requests_in_order ON requests (order_key, id);
-- With what the list is filtered and sorted by, so that counting and sorting read no thread.
CREATE INDEX requests_by_state ON requests (state, order_key, id, unread, kind, assignee, created_at, name);
CREATE INDEX requests_of_microsite ON requests (url, order_key, id);
CREATE INDEX requests_of_supplier ON requests (supplier, order_key, id);
CREATE INDEX requests_of_text ON requests (text_hash, created_at);
CREATE UNIQUE INDEX requests_of_link ON requests (link_hash);
CREATE UNIQUE INDEX requests_of_supplier_link ON requests (supplier_link_hash);
CREATE TRIGGER added_requests_are_counted AFTER INSERT ON requests BEGIN UPDATE revisions SET row_count = row_count + 1 WHERE entity = 'requests'; END;
CREATE TRIGGER deleted_requests_are_not_counted AFTER DELETE ON requests BEGIN UPDATE revisions SET row_count = row_count - 1 WHERE entity = 'requests'; END;

-- The search of requests, by parts of words. The texts are folded already.
CREATE VIRTUAL TABLE request_index USING fts5(search_text, content = 'requests', content_rowid = 'number', columnsize = 0, tokenize = 'trigram case_sensitive 1');
CREATE TRIGGER added_requests_are_indexed AFTER INSERT ON requests BEGIN INSERT INTO request_index (rowid, search_text) VALUES (new.number, new.search_text); END;
CREATE TRIGGER changed_requests_are_indexed AFTER UPDATE OF search_text ON requests WHEN old.search_text <> new.search_text BEGIN INSERT INTO request_index (request_index, rowid, search_text) VALUES ('delete', old.number, old.search_text); INSERT INTO request_index (rowid, search_text) VALUES (new.number, new.search_text); END;
CREATE TRIGGER deleted_requests_leave_the_index AFTER DELETE ON requests BEGIN INSERT INTO request_index (request_index, rowid, search_text) VALUES ('delete', old.number, old.search_text); END;
INSERT INTO request_index (request_index) VALUES ('rebuild');
