import Libsql from 'libsql';

/** Another connection holds a lock. */
export const isBusy = (error: unknown) => hasCode(error, /^SQLITE_(BUSY|LOCKED)/);

/** The file could not be read, so its state is unknown. */
export const isUnopened = (error: unknown) => hasCode(error, /^SQLITE_(CANTOPEN|PERM|NOMEM|FULL)/);

const hasCode = (error: unknown, code: RegExp) =>
  error instanceof Libsql.SqliteError && code.test(error.code);
