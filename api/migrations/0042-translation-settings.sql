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
