-- Names this database among its copies: a restore gives it another id.
CREATE TABLE installation (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  id TEXT NOT NULL
) STRICT;
INSERT INTO installation (only_row, id) VALUES (1, lower(hex(randomblob(16))));
