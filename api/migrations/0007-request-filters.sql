-- With what the list is filtered and sorted by, so that counting and sorting read no thread.
DROP INDEX requests_by_state;
CREATE INDEX requests_by_state ON requests (state, order_key, id, unread, kind, assignee, created_at, name);
