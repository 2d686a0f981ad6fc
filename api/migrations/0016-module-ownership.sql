-- Which module owns a section of routes, a message namespace, or the right to the public area. What the
-- program's own modules own stands in the program, unless a row here says otherwise.
CREATE TABLE module_claims (
  kind TEXT NOT NULL CHECK (kind IN ('section', 'namespace', 'public')),
  name TEXT NOT NULL,
  module_id TEXT NOT NULL,
  claimed_by TEXT NOT NULL,
  claimed_at INTEGER NOT NULL,
  PRIMARY KEY (kind, name)
) STRICT;
CREATE INDEX module_claims_of_module ON module_claims (module_id);

-- Earlier releases: who published first owns it.
INSERT OR IGNORE INTO module_claims (kind, name, module_id, claimed_by, claimed_at)
SELECT 'section',
  CASE WHEN lower(value) LIKE '/adminwabu/%'
    THEN '/adminwabu/' || lower(substr(substr(value, 12), 1, instr(substr(value, 12) || '/', '/') - 1))
    ELSE '/' || lower(substr(substr(value, 2), 1, instr(substr(value, 2) || '/', '/') - 1)) END AS section,
  module_id, published_by, published_at
FROM module_builds, json_each(module_builds.built, '$.description.routes')
WHERE module_id NOT IN ('public', 'suppliers', 'frontends', 'users', 'devtools')
  AND section NOT IN ('/', '/privacy', '/cookies', '/contacts', '/supporto', '/condizioni', '/ricerca', '/carrello', '/siti',
    '/adminwabu/suppliers', '/adminwabu/frontends', '/adminwabu/users', '/adminwabu/tests')
ORDER BY published_at, module_builds.rowid;

INSERT OR IGNORE INTO module_claims (kind, name, module_id, claimed_by, claimed_at)
SELECT 'namespace', value, module_id, published_by, published_at
FROM module_builds, json_each(module_builds.built, '$.description.namespaces')
WHERE module_id NOT IN ('public', 'suppliers', 'frontends', 'users', 'devtools')
  AND value NOT IN ('public', 'public-privacy', 'suppliers', 'frontends', 'users', 'devtools')
ORDER BY published_at, module_builds.rowid;

INSERT OR IGNORE INTO module_claims (kind, name, module_id, claimed_by, claimed_at)
SELECT 'public', module_id, module_id, published_by, published_at
FROM module_builds
WHERE module_id <> 'public' AND json_extract(built, '$.description.area') = 'public'
ORDER BY published_at, rowid;

-- The sections that a token may claim, as a JSON list; null: the one with the module's own name.
ALTER TABLE deploy_tokens ADD COLUMN claims TEXT;

-- The same table with transfers, and with the id that the changes of one set share.
CREATE TABLE module_history_with_sets (
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
INSERT INTO module_history_with_sets (id, happened_at, actor, module_id, action, from_version, to_version, note)
SELECT id, happened_at, actor, module_id, action, from_version, to_version, note FROM module_history;
DROP TABLE module_history;
ALTER TABLE module_history_with_sets RENAME TO module_history;
CREATE INDEX module_history_of_module ON module_history (module_id, id);
CREATE TRIGGER module_history_is_not_rewritten BEFORE UPDATE ON module_history BEGIN SELECT RAISE(ABORT, 'module history is append-only'); END;
CREATE TRIGGER module_history_is_not_erased BEFORE DELETE ON module_history BEGIN SELECT RAISE(ABORT, 'module history is append-only'); END;
