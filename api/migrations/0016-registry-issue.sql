-- When the registry was last issued, in milliseconds since 1970; 0: not yet. It moves with every write that
-- changes a channel and never back, so that a browser can tell an old registry from the present one.
CREATE TABLE registry_issue (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  issued_at INTEGER NOT NULL
) STRICT;
INSERT INTO registry_issue (only_row, issued_at) VALUES (1, 0);
