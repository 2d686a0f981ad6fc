import type { Statement } from '../platform/platform.ts';

/** Deletes the contents of entries from before a time, the oldest first; who and when stay. */
export const deleteContents = (before: number, limit: number): Statement => ({
  sql: `UPDATE changes SET label = NULL, difference = NULL WHERE id IN (
          SELECT id FROM changes WHERE label IS NOT NULL AND happened_at < ?
          ORDER BY happened_at LIMIT ?)`,
  args: [before, limit],
});
