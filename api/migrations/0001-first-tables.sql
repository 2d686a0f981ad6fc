CREATE TABLE users (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  -- The name without letter case, so that no two users differ by it alone.
  name_key TEXT NOT NULL UNIQUE,
  role TEXT NOT NULL CHECK (role IN ('king', 'admin', 'rookie')),
  avatar TEXT NOT NULL,
  password TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
  jti TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  issued_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_of_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE suppliers (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  tax_id TEXT NOT NULL UNIQUE,
  address TEXT NOT NULL,
  postcode TEXT NOT NULL,
  city TEXT NOT NULL,
  province TEXT NOT NULL,
  country TEXT NOT NULL,
  email TEXT NOT NULL,
  certified_email TEXT NOT NULL,
  phone TEXT NOT NULL,
  invoice_code TEXT NOT NULL,
  contract TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX suppliers_by_name ON suppliers (name);

CREATE TABLE frontends (
  -- Stable: the address may change, pictures and history follow the id.
  id TEXT PRIMARY KEY,
  url TEXT NOT NULL,
  url_key TEXT NOT NULL UNIQUE,
  supplier_id TEXT NOT NULL REFERENCES suppliers (id) ON DELETE RESTRICT,
  logo TEXT NOT NULL,
  cover TEXT NOT NULL,
  -- JSON texts.
  slideshow TEXT NOT NULL,
  place TEXT NOT NULL,
  sections TEXT NOT NULL,
  -- What is missing or outdated in each language, so that the list need not read the texts.
  gaps TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX frontends_of_supplier ON frontends (supplier_id);

-- The ledger: where every text of every section in every language comes from.
CREATE TABLE section_texts (
  frontend_id TEXT NOT NULL,
  section_id TEXT NOT NULL,
  field TEXT NOT NULL CHECK (field IN ('NomeSezione', 'Contenuto')),
  language TEXT NOT NULL,
  text_hash TEXT NOT NULL,
  -- What a machine translated: the hash of its source then, and that source's language.
  source_hash TEXT,
  source_language TEXT,
  kind TEXT NOT NULL CHECK (kind IN ('human', 'machine', 'default')),
  author TEXT NOT NULL,
  written_at INTEGER NOT NULL,
  PRIMARY KEY (frontend_id, section_id, field, language)
) STRICT;

CREATE TABLE changes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  happened_at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  actor_role TEXT NOT NULL,
  action TEXT NOT NULL,
  entity TEXT NOT NULL,
  record_id TEXT NOT NULL,
  label TEXT NOT NULL,
  -- JSON texts with tax codes masked; null where there was or is no record.
  before TEXT,
  after TEXT,
  request_id TEXT NOT NULL
) STRICT;
CREATE INDEX changes_of_record ON changes (entity, record_id, id);
CREATE TRIGGER changes_are_not_rewritten BEFORE UPDATE ON changes BEGIN SELECT RAISE(ABORT, 'changes are append-only'); END;
CREATE TRIGGER changes_are_not_erased BEFORE DELETE ON changes BEGIN SELECT RAISE(ABORT, 'changes are append-only'); END;

CREATE TABLE trash (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  entity TEXT NOT NULL,
  record_id TEXT NOT NULL,
  label TEXT NOT NULL,
  -- The whole row as JSON, enough to bring it back.
  document TEXT NOT NULL,
  deleted_by TEXT NOT NULL,
  deleted_at INTEGER NOT NULL,
  purge_at INTEGER NOT NULL
) STRICT;
CREATE INDEX trash_by_purge ON trash (purge_at);

CREATE TABLE objects (
  -- The name that people see, folder and file; `blob` is the name in the object store.
  folder TEXT NOT NULL,
  name TEXT NOT NULL,
  blob TEXT NOT NULL,
  type TEXT NOT NULL,
  size INTEGER NOT NULL,
  etag TEXT NOT NULL,
  width INTEGER,
  height INTEGER,
  created_by TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (folder, name)
) STRICT;
CREATE INDEX objects_by_blob ON objects (blob);

-- Failed logins and other counted things; the key says what is counted for whom.
CREATE TABLE attempts (
  key TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  resets_at INTEGER NOT NULL
) STRICT;
CREATE INDEX attempts_by_reset ON attempts (resets_at);

-- Answers to creates that carried an Idempotency-Key, so that a retry is answered alike.
CREATE TABLE replies (
  key TEXT PRIMARY KEY,
  request_hash TEXT NOT NULL,
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX replies_by_age ON replies (created_at);

-- One number per list that clients keep: it moves with every write, and is the list's ETag.
CREATE TABLE revisions (
  entity TEXT PRIMARY KEY,
  revision INTEGER NOT NULL
) STRICT;
INSERT INTO revisions (entity, revision) VALUES ('suppliers', 1), ('frontends', 1), ('users', 1);
