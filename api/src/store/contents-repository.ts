import type { Statement } from '../platform/platform.ts';
import type { Condition } from './change-repository.ts';

/*
 * Deletes the contents of entries of the history: labels and values. Who did what and when stays.
 */

/** The contents of the entries that a condition names. `also` sets another column. */
export const deleteContents = ({ condition, args }: Condition, also = ''): Statement => ({
  sql: `UPDATE changes SET label = NULL, difference = NULL${also} WHERE ${condition}`,
  args,
});

export const deleteContentsBefore = (before: number, limit: number): Statement => ({
  sql: `UPDATE changes SET label = NULL, difference = NULL WHERE id IN (
          SELECT id FROM changes WHERE label IS NOT NULL AND happened_at < ?
          ORDER BY happened_at LIMIT ?)`,
  args: [before, limit],
});
