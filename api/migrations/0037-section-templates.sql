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
