-- A slot belongs to the module whose pages offer it.
CREATE TABLE module_owners (
  kind TEXT NOT NULL CHECK (kind IN ('section', 'namespace', 'public', 'slot')),
  name TEXT NOT NULL,
  module_id TEXT NOT NULL,
  claimed_by TEXT NOT NULL,
  claimed_at INTEGER NOT NULL,
  PRIMARY KEY (kind, name)
) STRICT;

INSERT INTO module_owners (kind, name, module_id, claimed_by, claimed_at)
SELECT kind, name, module_id, claimed_by, claimed_at FROM module_claims;

DROP TABLE module_claims;
ALTER TABLE module_owners RENAME TO module_claims;
CREATE INDEX module_claims_of_module ON module_claims (module_id);
