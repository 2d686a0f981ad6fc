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

-- The prefixes are two and three letters after the language. The terms are folded already.
CREATE VIRTUAL TABLE search_index USING fts5(
  name_terms, town_terms, heading_terms, text_terms,
  content = 'search_documents', content_rowid = 'id', tokenize = 'ascii', prefix = '4 5'
);
CREATE VIRTUAL TABLE search_vocabulary USING fts5vocab('search_index', 'row');
CREATE TRIGGER search_documents_are_indexed AFTER INSERT ON search_documents BEGIN INSERT INTO search_index (rowid, name_terms, town_terms, heading_terms, text_terms) VALUES (new.id, new.name_terms, new.town_terms, new.heading_terms, new.text_terms); END;
CREATE TRIGGER search_documents_leave_the_index AFTER DELETE ON search_documents BEGIN INSERT INTO search_index (search_index, rowid, name_terms, town_terms, heading_terms, text_terms) VALUES ('delete', old.id, old.name_terms, old.town_terms, old.heading_terms, old.text_terms); END;
CREATE TRIGGER withdrawn_microsites_leave_the_search AFTER UPDATE OF state ON microsites WHEN new.state <> 'published' BEGIN DELETE FROM search_documents WHERE frontend_id = new.frontend_id; END;
