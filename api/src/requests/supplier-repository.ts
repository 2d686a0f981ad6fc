import { findRow } from '../platform/find-row.ts';
import type { Database, Statement } from '../platform/platform.ts';
import type { StoredRequest } from './request-repository.ts';

/** What requests need of the record of a supplier. */
export interface RequestSupplier {
  email: string;
  /** Its answers go to the visitor without the approval of staff. */
  atOnce: boolean;
}

/** The supplier of the microsite of a request, while it is the one that the visitor wrote to; else null. */
export const findSupplier = (
  database: Database,
  { URL, Fornitore }: Pick<StoredRequest, 'URL' | 'Fornitore'>,
) =>
  findRow(
    database,
    ({ email, answers_at_once }): RequestSupplier => ({
      email: String(email),
      atOnce: answers_at_once === 1,
    }),
    `SELECT email, answers_at_once FROM suppliers
     WHERE id = (SELECT supplier_id FROM frontends WHERE url_key = ?) AND name = ?`,
    [URL, Fornitore],
  );

/** Whether the answers of a supplier go to visitors at once; null without such a supplier. */
export const findAnswersAtOnce = (database: Database, taxId: string) =>
  findRow(
    database,
    ({ answers_at_once }) => answers_at_once === 1,
    'SELECT answers_at_once FROM suppliers WHERE tax_id = ?',
    [taxId],
  );

export const setAnswersAtOnce = (taxId: string, atOnce: boolean): Statement => ({
  sql: 'UPDATE suppliers SET answers_at_once = ? WHERE tax_id = ?',
  args: [Number(atOnce), taxId],
});
