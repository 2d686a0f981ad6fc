-- Objects that no row names, and since when: only what stays so for a day is taken away.
CREATE TABLE orphans (
  blob TEXT PRIMARY KEY,
  seen_at INTEGER NOT NULL
) STRICT;
