-- A report counts once for its browser; a tab of an older shell sends none, and its session stands for it.
CREATE TABLE canary_browsers (
  module_id TEXT NOT NULL,
  version TEXT NOT NULL,
  browser_id TEXT NOT NULL,
  session_id TEXT NOT NULL,
  failed INTEGER NOT NULL,
  PRIMARY KEY (module_id, version, browser_id, session_id)
) STRICT;

INSERT INTO canary_browsers (module_id, version, browser_id, session_id, failed)
SELECT module_id, version, session_id, session_id, failed FROM canary_reports;

DROP TABLE canary_reports;
ALTER TABLE canary_browsers RENAME TO canary_reports;
