-- Until when a session is confirmed by the password: milliseconds since 1970.
ALTER TABLE sessions ADD COLUMN confirmed_until INTEGER NOT NULL DEFAULT 0;
