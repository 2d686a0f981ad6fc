-- Before an export from D1, which takes no virtual tables. Searches fail until create.sql ran.
DROP TRIGGER IF EXISTS search_documents_are_indexed;
DROP TRIGGER IF EXISTS search_documents_leave_the_index;
DROP TABLE IF EXISTS search_vocabulary;
DROP TABLE IF EXISTS search_index;
