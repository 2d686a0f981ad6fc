-- The prefixes are two and three letters after the language. The terms are folded already.
CREATE VIRTUAL TABLE search_index USING fts5(
  name_terms, town_terms, heading_terms, text_terms,
  content = 'search_documents', content_rowid = 'id', tokenize = 'ascii', prefix = '4 5'
);
CREATE VIRTUAL TABLE search_vocabulary USING fts5vocab('search_index', 'row');
CREATE TRIGGER search_documents_are_indexed AFTER INSERT ON search_documents BEGIN INSERT INTO search_index (rowid, name_terms, town_terms, heading_terms, text_terms) VALUES (new.id, new.name_terms, new.town_terms, new.heading_terms, new.text_terms); END;
CREATE TRIGGER search_documents_leave_the_index AFTER DELETE ON search_documents BEGIN INSERT INTO search_index (search_index, rowid, name_terms, town_terms, heading_terms, text_terms) VALUES ('delete', old.id, old.name_terms, old.town_terms, old.heading_terms, old.text_terms); END;
INSERT INTO search_index (search_index) VALUES ('rebuild');
-- The search of requests, by parts of words. The texts are folded already.
CREATE VIRTUAL TABLE request_index USING fts5(search_text, content = 'requests', content_rowid = 'number', columnsize = 0, tokenize = 'trigram case_sensitive 1');
CREATE TRIGGER added_requests_are_indexed AFTER INSERT ON requests BEGIN INSERT INTO request_index (rowid, search_text) VALUES (new.number, new.search_text); END;
CREATE TRIGGER changed_requests_are_indexed AFTER UPDATE OF search_text ON requests WHEN old.search_text <> new.search_text BEGIN INSERT INTO request_index (request_index, rowid, search_text) VALUES ('delete', old.number, old.search_text); INSERT INTO request_index (rowid, search_text) VALUES (new.number, new.search_text); END;
CREATE TRIGGER deleted_requests_leave_the_index AFTER DELETE ON requests BEGIN INSERT INTO request_index (request_index, rowid, search_text) VALUES ('delete', old.number, old.search_text); END;
INSERT INTO request_index (request_index) VALUES ('rebuild');
