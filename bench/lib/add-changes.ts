import { createClient } from '@libsql/client';

export const CHANGED_RECORDS = 20_000;

/** Writes entries of saves, one a minute, into the history of a stopped server. */
export async function addChanges(database: string, count: number): Promise<void> {
  const client = createClient({ url: `file:${database}`, concurrency: 1 });
  const difference = JSON.stringify([
    {
      path: ['Sezioni', 's', 'Contenuto', 'it'],
      start: 120,
      count: 12,
      text: 'una giornata al lago',
    },
    { path: ['Logo'], value: 'logo.png' },
  ]);
  await client.execute({
    sql: `WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ?)
      INSERT INTO changes (happened_at, actor, actor_role, action, entity, record_id, label, difference, request_id, batch)
      SELECT ? + i * 60000, 'user-' || (i % 7), 'admin', CASE WHEN i % 50 = 0 THEN 'publish' ELSE 'update' END,
        'frontend', 'record-' || (i % ?), 'label-' || i, ?, 'r-' || i, lower(hex(randomblob(16))) FROM numbers`,
    args: [count, Date.now() - count * 60_000, CHANGED_RECORDS, difference],
  });
  client.close();
}
