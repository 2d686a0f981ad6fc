import { randomId } from '@wabu/shared/entities/random-id';
import type { MailState } from '@wabu/shared/entities/requests/request';
import { findRow } from '../platform/find-row.ts';
import type { Database, Statement } from '../platform/platform.ts';
import { amongValues } from '../records/store/row-repository.ts';

/** Whom a link or a mail is for. */
export type RequestReader = 'visitor' | 'supplier';

/** A mail that is to be sent. */
export interface QueuedMail {
  id: string;
  requestId: string;
  reader: RequestReader;
  /** Of a mail to a supplier it is the id of no message. */
  messageId: string;
  attempts: number;
  /** Milliseconds since 1970. */
  nextAt: number;
}

export const queueMail = (requestId: string, messageId: string, at: number): Statement => ({
  sql: 'INSERT INTO mails (request_id, message_id, next_at) VALUES (?, ?, ?)',
  args: [requestId, messageId, at],
});

/** A mail with the link for the supplier. */
export const queueSupplierMail = (requestId: string, at: number): Statement => ({
  sql: `INSERT INTO mails (request_id, reader, message_id, next_at) VALUES (?, 'supplier', ?, ?)`,
  args: [requestId, randomId(), at],
});

/** Keeps the mails of a request that is merged into another one. */
export const moveMails = (from: string, to: string): Statement => ({
  sql: 'UPDATE mails SET request_id = ? WHERE request_id = ?',
  args: [to, from],
});

/** The mail that is due first; null when nothing waits. */
export const findNextMail = (database: Database) =>
  findRow(
    database,
    (row): QueuedMail => ({
      id: String(row.id),
      requestId: String(row.request_id),
      reader: row.reader as RequestReader,
      messageId: String(row.message_id),
      attempts: Number(row.attempts),
      nextAt: Number(row.next_at),
    }),
    `SELECT id, request_id, reader, message_id, attempts, next_at FROM mails
     WHERE next_at IS NOT NULL ORDER BY next_at, rowid LIMIT 1`,
  );

/** Counts an attempt, and says when the next one is due if this one does not end well; null for never. */
export const countAttempt = (id: string, nextAt: number | null): Statement => ({
  sql: 'UPDATE mails SET attempts = attempts + 1, next_at = ? WHERE id = ?',
  args: [nextAt, id],
});

export const noteSent = (id: string, at: number): Statement => ({
  sql: `UPDATE mails SET sent_at = ?, next_at = NULL, error = '' WHERE id = ?`,
  args: [at, id],
});

export const noteFailure = (id: string, error: string, isFinal: boolean): Statement => ({
  sql: `UPDATE mails SET error = ?${isFinal ? ', next_at = NULL' : ''} WHERE id = ?`,
  args: [error, id],
});

/** Failed mails of a request are due again, under new ids, because the earlier ones may have arrived. */
export const queueFailedAgain = (requestId: string, at: number): Statement => ({
  sql: `UPDATE mails SET id = lower(hex(randomblob(16))), attempts = 0, next_at = ?
        WHERE request_id = ? AND sent_at IS NULL AND next_at IS NULL`,
  args: [at, requestId],
});

export const deleteMails = (requestIds: readonly string[]): Statement => {
  const { condition, args } = amongValues('request_id', requestIds);
  return { sql: `DELETE FROM mails WHERE ${condition}`, args };
};

/** The `id.attempt` of the last mails of a request that were sent to a reader, the oldest first. */
export async function readSent(
  database: Database,
  { requestId, reader }: Pick<QueuedMail, 'requestId' | 'reader'>,
  limit: number,
) {
  const rows = await database.query(
    `SELECT id, attempts FROM mails WHERE request_id = ? AND reader = ? AND sent_at IS NOT NULL
     ORDER BY sent_at DESC LIMIT ?`,
    [requestId, reader, limit],
  );
  return rows.map(({ id, attempts }) => `${id}.${attempts}`).reverse();
}

/** What became of the mails of a request, by the ids of their messages; `supplier`: of the last one to its supplier. */
export async function readMailStates(
  database: Database,
  requestId: string,
): Promise<Map<string, MailState>> {
  const rows = await database.query(
    'SELECT reader, message_id, next_at, sent_at FROM mails WHERE request_id = ? ORDER BY rowid',
    [requestId],
  );
  return new Map(
    rows.map(({ reader, message_id, next_at, sent_at }) => [
      String(reader === 'supplier' ? reader : message_id),
      sent_at !== null ? 'sent' : next_at !== null ? 'queued' : 'failed',
    ]),
  );
}
