import Libsql from 'libsql';

export class FailedStatement extends Error {
  constructor(
    readonly index: number,
    override readonly cause: unknown,
  ) {
    super('a statement failed');
  }
}

export const isBusy = (error: unknown) => hasCode(error, /^SQLITE_(BUSY|LOCKED)/);

/** The file could not be read, so its state is unknown. */
export const isUnopened = (error: unknown) => hasCode(error, /^SQLITE_(CANTOPEN|PERM|NOMEM|FULL)/);

const hasCode = (error: unknown, code: RegExp) =>
  error instanceof Libsql.SqliteError && code.test(error.code);
