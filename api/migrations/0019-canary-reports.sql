-- What browsers say of a canary, once for each: a session stands for its browser.
DROP TABLE module_reports;
CREATE TABLE canary_reports (
  module_id TEXT NOT NULL,
  version TEXT NOT NULL,
  session_id TEXT NOT NULL,
  failed INTEGER NOT NULL,
  PRIMARY KEY (module_id, version, session_id)
) STRICT;

-- A version whose canary was stopped because it failed; it is never chosen instead of another.
ALTER TABLE module_builds ADD COLUMN stopped INTEGER NOT NULL DEFAULT 0;
