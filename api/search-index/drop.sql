-- Before an export from D1, which takes no virtual tables. Searches fail until create.sql ran.
DROP TRIGGER IF EXISTS search_documents_are_indexed;
DROP TRIGGER IF EXISTS search_documents_leave_the_index;
DROP TABLE IF EXISTS search_vocabulary;
DROP TABLE IF EXISTS search_index;
DROP TRIGGER IF EXISTS added_requests_are_indexed;
DROP TRIGGER IF EXISTS changed_requests_are_indexed;
DROP TRIGGER IF EXISTS deleted_requests_leave_the_index;
DROP TABLE IF EXISTS request_index;
