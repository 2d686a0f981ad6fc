-- Failed sign-ins and other counted things; the key says what is counted for whom.
CREATE TABLE attempts (
  key TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  resets_at INTEGER NOT NULL
) STRICT;

CREATE INDEX attempts_by_reset ON attempts (resets_at);

-- What browsers say of a canary, once for each browser.
CREATE TABLE canary_reports (
  module_id TEXT NOT NULL,
  version TEXT NOT NULL,
  browser_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  failed INTEGER NOT NULL,
  PRIMARY KEY (module_id, version, browser_id, user_id)
) STRICT;

-- What a sign-in or a new passkey must answer within minutes, once. No user: the passkey says who signs in.
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

-- The history: who did what and when, and what gives back the record before. Only contents can be deleted.
CREATE TABLE changes (
  id INTEGER PRIMARY KEY,
  happened_at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  actor_role TEXT NOT NULL,
  action TEXT NOT NULL,
  entity TEXT NOT NULL,
  record_id TEXT NOT NULL,
  -- The name of the record; null once the contents are deleted.
  label TEXT,
  -- JSON: what gives back the record before the entry, with tax codes masked (api/src/store/change-repository.ts).
  difference TEXT,
  request_id TEXT NOT NULL,
  -- Shared by the entries of one action.
  batch TEXT NOT NULL,
  -- The `jti` of the session that wrote it, which alone adds to the batch; null for the program and the operator.
  session TEXT
) STRICT;

CREATE INDEX changes_by_action ON changes (action);
CREATE INDEX changes_by_actor ON changes (actor);
CREATE INDEX changes_by_entity ON changes (entity);
CREATE INDEX changes_by_record ON changes (entity, record_id, id);
-- With whether an entry has contents: those that are due for deletion are found in the index alone.
CREATE INDEX changes_by_time ON changes (happened_at, (label IS NULL));
CREATE INDEX changes_of_batch ON changes (batch);
-- Finds deleted records without reading the whole history.
CREATE INDEX deletions ON changes (entity, record_id) WHERE action = 'delete';
CREATE TRIGGER changes_are_not_erased BEFORE DELETE ON changes BEGIN SELECT RAISE(ABORT, 'changes are append-only'); END;
-- An erasure also takes the name of a user out of its entries, and the path of a file.
CREATE TRIGGER changes_keep_who_and_when BEFORE UPDATE ON changes WHEN NOT (new.id = old.id AND new.happened_at = old.happened_at AND (new.actor = old.actor OR new.actor = '(utente cancellato)') AND new.actor_role = old.actor_role AND new.action = old.action AND new.entity = old.entity AND (new.record_id = old.record_id OR (old.entity = 'file' AND new.record_id = '')) AND new.request_id = old.request_id AND new.batch = old.batch AND new.session IS old.session AND (new.label IS NULL OR new.label = old.label) AND (new.difference IS NULL OR new.difference = old.difference)) BEGIN SELECT RAISE(ABORT, 'changes are append-only'); END;

CREATE TABLE deploy_tokens (
  id TEXT PRIMARY KEY,
  module_id TEXT NOT NULL,
  -- Only its hash: a stolen database deploys nothing.
  token_hash TEXT NOT NULL UNIQUE,
  created_by TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- The sections that it may claim, as a JSON list; null: the one with the module's own name.
  claims TEXT
) STRICT;

CREATE INDEX deploy_tokens_of_module ON deploy_tokens (module_id);

-- Which erasures of persons this database has completed. The list of all of them is kept beside it, so that a
-- restored database is seen to lack the later ones. The ids are those of the records, and say nothing of a person.
CREATE TABLE erasures (
  kind TEXT NOT NULL,
  record_id TEXT NOT NULL,
  erased_at INTEGER NOT NULL,
  PRIMARY KEY (kind, record_id)
) STRICT;

CREATE TABLE frontends (
  -- Stable: the address may change, pictures and history follow the id.
  id TEXT PRIMARY KEY,
  url TEXT NOT NULL,
  url_key TEXT NOT NULL UNIQUE,
  supplier_id TEXT NOT NULL REFERENCES suppliers (id) ON DELETE RESTRICT,
  -- What lists are sorted by (shared/entities/lists/order-key.ts), and the folded address, which they search.
  sort_key TEXT NOT NULL,
  search_text TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- A hash of what publication would make public.
  public_hash TEXT NOT NULL DEFAULT '',
  logo TEXT NOT NULL,
  cover TEXT NOT NULL,
  -- What the list shows of the long texts below, and sorts by. They are last, so that it need not read them.
  town TEXT NOT NULL,
  town_key TEXT NOT NULL,
  section_count INTEGER NOT NULL DEFAULT 0,
  -- Languages that lack nothing.
  ready_languages INTEGER NOT NULL,
  -- What is missing or outdated in each language.
  gaps TEXT NOT NULL,
  -- JSON texts.
  slideshow TEXT NOT NULL,
  place TEXT NOT NULL,
  -- The kind of offer, and the codes of its lodgings.
  legal TEXT NOT NULL DEFAULT '{}',
  -- Alt texts and focal points of pictures by file name.
  alt_texts TEXT NOT NULL DEFAULT '{}',
  -- The checks that staff accepted for single texts, by a hash of the text and its source.
  dismissed_checks TEXT NOT NULL DEFAULT '{}',
  sections TEXT NOT NULL
) STRICT;

-- With what a search looks at, so that it reads no row that it does not find.
CREATE INDEX frontends_in_order ON frontends (sort_key, url, id, supplier_id, search_text);
CREATE INDEX frontends_of_supplier ON frontends (supplier_id);
CREATE TRIGGER added_frontends_are_counted AFTER INSERT ON frontends BEGIN UPDATE revisions SET row_count = row_count + 1 WHERE entity = 'frontends'; END;
CREATE TRIGGER deleted_frontends_are_not_counted AFTER DELETE ON frontends BEGIN UPDATE revisions SET row_count = row_count - 1 WHERE entity = 'frontends'; END;

-- Names this database among its copies: a restore gives it another id.
CREATE TABLE installation (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  id TEXT NOT NULL
) STRICT;

-- The browsers that a user signed in with. A new one is shown until its user has seen it; the first one never is.
CREATE TABLE known_devices (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- A keyed hash of the cookie, which selects a counter of attempts; browser and system of one without a cookie.
  token_hash TEXT NOT NULL,
  browser TEXT NOT NULL,
  system TEXT NOT NULL,
  -- Of the first sign-in.
  network TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL,
  is_new INTEGER NOT NULL,
  UNIQUE (user_id, token_hash)
) STRICT;

CREATE INDEX known_devices_by_use ON known_devices (used_at);

-- When work that runs by itself last ended: the daily maintenance.
CREATE TABLE last_runs (
  job TEXT PRIMARY KEY,
  -- Milliseconds since 1970.
  ended_at INTEGER NOT NULL
) STRICT;

-- Every address that a frontend was ever published at: an old one leads to the present one.
CREATE TABLE microsite_addresses (
  url_key TEXT PRIMARY KEY,
  frontend_id TEXT NOT NULL
) STRICT;

CREATE INDEX microsite_addresses_of_frontend ON microsite_addresses (frontend_id);

-- The pictures of a snapshot. They pin their objects: a pinned object is not deleted with its file.
CREATE TABLE microsite_pictures (
  frontend_id TEXT NOT NULL,
  revision INTEGER NOT NULL,
  folder TEXT NOT NULL,
  name TEXT NOT NULL,
  blob TEXT NOT NULL,
  type TEXT NOT NULL,
  PRIMARY KEY (frontend_id, revision, name),
  FOREIGN KEY (frontend_id, revision) REFERENCES microsite_snapshots (frontend_id, revision) ON DELETE CASCADE
) STRICT;

CREATE INDEX microsite_pictures_by_blob ON microsite_pictures (blob);
CREATE INDEX microsite_pictures_by_file ON microsite_pictures (folder, name);

-- The snapshot of each publication as JSON; the last one and the one before are kept.
CREATE TABLE microsite_snapshots (
  frontend_id TEXT NOT NULL REFERENCES frontends (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL,
  document TEXT NOT NULL,
  public_hash TEXT NOT NULL,
  PRIMARY KEY (frontend_id, revision)
) STRICT;

-- One row per frontend that was ever published. It outlives the frontend, so that its address answers 410.
CREATE TABLE microsites (
  frontend_id TEXT PRIMARY KEY,
  -- The address of the last published snapshot.
  url_key TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('published', 'withdrawn')),
  -- Grows by one at each publication and withdrawal.
  revision INTEGER NOT NULL,
  -- The revision of the last published snapshot.
  snapshot INTEGER NOT NULL,
  public_hash TEXT NOT NULL,
  supplier_name TEXT NOT NULL,
  -- JSON: the public languages, and what lists of microsites show.
  languages TEXT NOT NULL,
  card TEXT NOT NULL,
  first_published_at INTEGER NOT NULL,
  published_at INTEGER NOT NULL,
  published_by TEXT NOT NULL
) STRICT;

CREATE UNIQUE INDEX published_microsites ON microsites (url_key) WHERE state = 'published';
CREATE TRIGGER withdrawn_microsites_leave_the_search AFTER UPDATE OF state ON microsites WHEN new.state <> 'published' BEGIN DELETE FROM search_documents WHERE frontend_id = new.frontend_id; END;

-- One row per published build; its files are rows of `objects` in the folder modules/<id>/<version>.
CREATE TABLE module_builds (
  module_id TEXT NOT NULL,
  version TEXT NOT NULL,
  -- What the build says of itself, as JSON.
  built TEXT NOT NULL,
  size INTEGER NOT NULL,
  blocked INTEGER NOT NULL DEFAULT 0,
  published_by TEXT NOT NULL,
  published_at INTEGER NOT NULL,
  -- SHA-256 of the build's module.json, which names every file with its hash.
  digest TEXT,
  -- The signed statement of its release check, with its signer, as JSON; null: it is not checked.
  release_check TEXT,
  -- 1: its canary was stopped because it failed; it is never chosen instead of another.
  stopped INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (module_id, version)
) STRICT;

CREATE INDEX module_builds_by_age ON module_builds (module_id, published_at);

-- Which build is live. The revision moves with every change, so that of two at once one is refused.
CREATE TABLE module_channels (
  module_id TEXT PRIMARY KEY,
  live_version TEXT NOT NULL,
  canary_version TEXT,
  canary_percent INTEGER,
  revision INTEGER NOT NULL
) STRICT;

-- Which module owns a section of routes, a message namespace, the public area or a slot. What the program's own
-- modules own stands in the program, unless a row here says otherwise.
CREATE TABLE module_claims (
  kind TEXT NOT NULL CHECK (kind IN ('section', 'namespace', 'public', 'slot')),
  name TEXT NOT NULL,
  module_id TEXT NOT NULL,
  claimed_by TEXT NOT NULL,
  claimed_at INTEGER NOT NULL,
  PRIMARY KEY (kind, name)
) STRICT;

CREATE INDEX module_claims_of_module ON module_claims (module_id);

CREATE TABLE module_history (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  happened_at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  module_id TEXT NOT NULL,
  action TEXT NOT NULL CHECK (action IN ('publish', 'promote', 'rollback', 'canary', 'end-canary', 'stop-canary', 'block', 'unblock', 'transfer')),
  from_version TEXT,
  to_version TEXT,
  note TEXT NOT NULL,
  set_id TEXT
) STRICT;

CREATE INDEX module_history_of_module ON module_history (module_id, id);
CREATE TRIGGER module_history_is_not_erased BEFORE DELETE ON module_history BEGIN SELECT RAISE(ABORT, 'module history is append-only'); END;
CREATE TRIGGER module_history_is_not_rewritten BEFORE UPDATE OF id, happened_at, module_id, action, from_version, to_version, note, set_id ON module_history BEGIN SELECT RAISE(ABORT, 'module history is append-only'); END;
CREATE TRIGGER module_history_keeps_its_actors BEFORE UPDATE OF actor ON module_history WHEN new.actor <> '(utente cancellato)' BEGIN SELECT RAISE(ABORT, 'module history is append-only'); END;

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
  -- The reduced variants that were uploaded with a picture, as JSON: ["480","share"].
  variants TEXT NOT NULL DEFAULT '[]',
  PRIMARY KEY (folder, name)
) STRICT;

CREATE INDEX objects_by_blob ON objects (blob);
CREATE TRIGGER uploads_are_added AFTER INSERT ON objects WHEN substr(new.folder, 1, 8) <> 'modules/' BEGIN INSERT INTO upload_usage (created_by, bytes) VALUES (new.created_by, new.size) ON CONFLICT (created_by) DO UPDATE SET bytes = bytes + excluded.bytes; END;
CREATE TRIGGER uploads_are_subtracted AFTER DELETE ON objects WHEN substr(old.folder, 1, 8) <> 'modules/' BEGIN UPDATE upload_usage SET bytes = bytes - old.size WHERE created_by = old.created_by; DELETE FROM upload_usage WHERE created_by = old.created_by AND bytes <= 0; END;
-- A replaced file counts for its new author; a file that only moves, for example to the trash, changes nothing.
CREATE TRIGGER uploads_change_hands AFTER UPDATE OF size, created_by ON objects WHEN substr(new.folder, 1, 8) <> 'modules/' AND (new.size <> old.size OR new.created_by <> old.created_by) BEGIN UPDATE upload_usage SET bytes = bytes - old.size WHERE created_by = old.created_by; INSERT INTO upload_usage (created_by, bytes) VALUES (new.created_by, new.size) ON CONFLICT (created_by) DO UPDATE SET bytes = bytes + excluded.bytes; DELETE FROM upload_usage WHERE created_by = old.created_by AND bytes <= 0; END;

-- Objects that no row names, and since when: only what stays so for a day is removed.
CREATE TABLE orphans (
  blob TEXT PRIMARY KEY,
  seen_at INTEGER NOT NULL
) STRICT;

-- Hosts of suppliers that serve their microsite: a row is an enabled host.
CREATE TABLE own_hosts (
  host TEXT PRIMARY KEY,
  frontend_id TEXT NOT NULL UNIQUE REFERENCES frontends (id) ON DELETE CASCADE,
  enabled_by TEXT NOT NULL,
  enabled_at INTEGER NOT NULL
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

-- What suppliers answer to a preview link: approvals and comments.
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

CREATE INDEX previews_by_expiry ON previews (expires_at);
CREATE INDEX previews_of_frontend ON previews (frontend_id, created_at);

-- Codes for a user who has lost the second factor; a used one is deleted.
CREATE TABLE recovery_codes (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash TEXT NOT NULL,
  PRIMARY KEY (user_id, code_hash)
) STRICT;

-- When the registry was last issued, in milliseconds since 1970; 0: not yet. It moves with every write that
-- changes a channel and never back, so that a browser can tell an old registry from the present one.
CREATE TABLE registry_issue (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  issued_at INTEGER NOT NULL
) STRICT;

-- Answers to creates that carried an Idempotency-Key, so that a retry is answered alike.
CREATE TABLE replies (
  key TEXT PRIMARY KEY,
  request_hash TEXT NOT NULL,
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX replies_by_age ON replies (created_at);

-- The roles whose users must have a second factor.
CREATE TABLE required_factors (
  role TEXT PRIMARY KEY CHECK (role IN ('king', 'admin', 'rookie'))
) STRICT;

-- One number for each list: it moves with every write, and is the list's ETag.
CREATE TABLE revisions (
  entity TEXT PRIMARY KEY,
  revision INTEGER NOT NULL,
  -- The rows of a paged list, kept by triggers, because a count reads every row; null for other lists.
  row_count INTEGER
) STRICT;

-- What visitors search: one row per published microsite and public language.
CREATE TABLE search_documents (
  id INTEGER PRIMARY KEY,
  frontend_id TEXT NOT NULL REFERENCES frontends (id) ON DELETE CASCADE,
  language TEXT NOT NULL,
  -- As visitors read it; the text for excerpts is shortened.
  name TEXT NOT NULL,
  town TEXT NOT NULL,
  text TEXT NOT NULL,
  -- The same as folded words, each with its language before it: what the index holds.
  name_terms TEXT NOT NULL,
  town_terms TEXT NOT NULL,
  heading_terms TEXT NOT NULL,
  text_terms TEXT NOT NULL
) STRICT;

CREATE UNIQUE INDEX search_documents_of_frontend ON search_documents (frontend_id, language);
CREATE TRIGGER search_documents_are_indexed AFTER INSERT ON search_documents BEGIN INSERT INTO search_index (rowid, name_terms, town_terms, heading_terms, text_terms) VALUES (new.id, new.name_terms, new.town_terms, new.heading_terms, new.text_terms); END;
CREATE TRIGGER search_documents_leave_the_index AFTER DELETE ON search_documents BEGIN INSERT INTO search_index (search_index, rowid, name_terms, town_terms, heading_terms, text_terms) VALUES ('delete', old.id, old.name_terms, old.town_terms, old.heading_terms, old.text_terms); END;

-- The prefixes are two and three letters after the language. The terms are folded already.
CREATE VIRTUAL TABLE search_index USING fts5(
  name_terms, town_terms, heading_terms, text_terms,
  content = 'search_documents', content_rowid = 'id', tokenize = 'ascii', prefix = '4 5'
);

CREATE VIRTUAL TABLE search_vocabulary USING fts5vocab('search_index', 'row');

-- Sections that staff keep to insert them into microsites.
CREATE TABLE section_templates (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  -- Folded: names that differ in case or accents only are one.
  name_key TEXT NOT NULL UNIQUE,
  -- JSON: visible, NomeSezione and Contenuto.
  section TEXT NOT NULL,
  -- JSON: who wrote its texts.
  origins TEXT NOT NULL,
  -- JSON: the languages in which it has a text.
  languages TEXT NOT NULL,
  version INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

-- Translation provenance: where every text of every section in every language comes from.
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

-- Times in seconds since 1970, where no other unit is named.
CREATE TABLE sessions (
  jti TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  issued_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  -- Public: the `jti` is part of a token.
  id TEXT NOT NULL DEFAULT '',
  browser TEXT NOT NULL DEFAULT '',
  system TEXT NOT NULL DEFAULT '',
  -- The address of the sign-in; of IPv6 its /64.
  network TEXT NOT NULL DEFAULT '',
  seen_at INTEGER NOT NULL DEFAULT 0,
  -- Until when it is confirmed by the password or a passkey, in milliseconds since 1970.
  confirmed_until INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE INDEX sessions_of_user ON sessions (user_id);

-- One-time links by which a user sets a new password; a user has one at most. The token itself is not stored.
CREATE TABLE sign_in_links (
  user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

CREATE INDEX sign_in_links_by_expiry ON sign_in_links (expires_at);

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
  updated_at INTEGER NOT NULL,
  -- What lists are sorted by (shared/entities/lists/order-key.ts), and the folded fields that they search.
  name_key TEXT NOT NULL,
  address_key TEXT NOT NULL,
  city_key TEXT NOT NULL,
  search_text TEXT NOT NULL
) STRICT;

-- With what a search looks at, so that it reads no row that it does not find.
CREATE INDEX suppliers_in_order ON suppliers (name_key, tax_id, type, contract, country, province, search_text);
CREATE TRIGGER added_suppliers_are_counted AFTER INSERT ON suppliers BEGIN UPDATE revisions SET row_count = row_count + 1 WHERE entity = 'suppliers'; END;
CREATE TRIGGER deleted_suppliers_are_not_counted AFTER DELETE ON suppliers BEGIN UPDATE revisions SET row_count = row_count - 1 WHERE entity = 'suppliers'; END;

-- Time-based codes (RFC 6238) of an app: one per user. It counts once a code of it was right.
CREATE TABLE totp_factors (
  user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- Encrypted with a key of the signing secret.
  seed TEXT NOT NULL,
  confirmed_at INTEGER,
  -- The time step of the last code: each is used once.
  last_step INTEGER NOT NULL DEFAULT 0
) STRICT;

-- A move of all data to another installation that this database takes part in (api/src/transfer).
CREATE TABLE transfer (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  id TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('source', 'target')),
  state TEXT NOT NULL CHECK (state IN ('open', 'finished')),
  -- 1 within a write of the transfer itself; all other writes are refused.
  writing INTEGER NOT NULL DEFAULT 0,
  -- Of a target, JSON: the triggers that are absent meanwhile.
  triggers TEXT NOT NULL DEFAULT '[]',
  -- Of a target: its highest revision before, which later ones must exceed.
  last_revision INTEGER NOT NULL DEFAULT 0,
  began_at INTEGER NOT NULL
) STRICT;

-- The only row: what translations leave as it is, and how they address the reader.
CREATE TABLE translation_settings (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- JSON: texts; and `more` or `less` by language.
  terms TEXT NOT NULL,
  formality TEXT NOT NULL,
  version INTEGER NOT NULL,
  updated_by TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  -- The glossary at the translator, and the terms that it holds, as JSON; null while there is none.
  glossary TEXT,
  glossary_terms TEXT
) STRICT;

-- Deleted records. Their files are rows of `objects` in a folder of the entry, `[Trash]/<id>`.
CREATE TABLE trash (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  entity TEXT NOT NULL,
  record_id TEXT NOT NULL,
  label TEXT NOT NULL,
  -- The whole row as JSON, enough to bring it back.
  document TEXT NOT NULL,
  deleted_by TEXT NOT NULL,
  deleted_at INTEGER NOT NULL,
  purge_at INTEGER NOT NULL,
  -- Where the record was, without tax code: the supplier of a frontend, the folder of a file.
  place TEXT NOT NULL DEFAULT '',
  -- What a deleted user signed in with, as JSON. Apart from the document, which may be shown and exported.
  credentials TEXT
) STRICT;

CREATE INDEX trash_by_purge ON trash (purge_at);
-- The list reads no document: one may be a megabyte long, and the columns behind it are on its last page.
CREATE INDEX trash_list ON trash (id, entity, record_id, label, place, deleted_by, deleted_at, purge_at);
CREATE INDEX trash_of_record ON trash (entity, record_id);

-- The bytes of the uploads of each user, kept by triggers, so that no upload adds up all files. Builds of modules are
-- no uploads.
CREATE TABLE upload_usage (
  created_by TEXT PRIMARY KEY,
  bytes INTEGER NOT NULL
) STRICT;

CREATE TABLE users (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  -- The name without letter case, so that no two users differ by it alone.
  name_key TEXT NOT NULL UNIQUE,
  role TEXT NOT NULL CHECK (role IN ('king', 'admin', 'rookie')),
  avatar TEXT NOT NULL,
  password TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  -- Milliseconds since 1970; null where it is not known.
  password_changed_at INTEGER,
  last_sign_in_at INTEGER,
  -- 1: the user cannot sign in.
  disabled INTEGER NOT NULL DEFAULT 0 CHECK (disabled IN (0, 1)),
  -- The key of a name as it is written, beside `name_key`, the key without letter case: users whose names look
  -- alike have one of them in common.
  look_key TEXT NOT NULL UNIQUE
) STRICT;

CREATE VIEW users_with_factor AS
  SELECT user_id FROM totp_factors WHERE confirmed_at IS NOT NULL
  UNION SELECT user_id FROM passkeys;

INSERT INTO revisions (entity, revision, row_count) VALUES ('suppliers', 1, 0), ('frontends', 1, 0), ('users', 1, NULL), ('microsites', 1, NULL), ('modules', 1, NULL);
INSERT INTO installation (only_row, id) VALUES (1, lower(hex(randomblob(16))));
INSERT INTO registry_issue (only_row, issued_at) VALUES (1, 0);
