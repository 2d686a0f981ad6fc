-- The key of a name as it is written, beside `name_key`, the key without letter case: users whose names look alike
-- have one of them in common. Null until the next user is added, and for good in a row whose name has looked like
-- that of another user since before this migration.
ALTER TABLE users ADD COLUMN look_key TEXT;
CREATE UNIQUE INDEX users_by_look ON users (look_key);
