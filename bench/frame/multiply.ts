import { createClient } from '@libsql/client';

/** What makes a copy another record; every other column is copied as it is. */
const renamed: Record<string, Record<string, (copy: number) => string>> = {
  suppliers: {
    id: (copy) => `id || '-${copy}'`,
    name: (copy) => `name || ' ${copy}'`,
    // The digits behind the first seven are the same for all that were added.
    tax_id: (copy) => `substr(tax_id, 1, 7) || '9${copy}' || substr(tax_id, 10)`,
  },
  frontends: {
    id: (copy) => `id || '-${copy}'`,
    url: (copy) => `url || '-${copy}'`,
    url_key: (copy) => `url_key || '-${copy}'`,
  },
};

/** Makes the rows of a stopped server's table so many times as many; at most ten times. */
export async function multiply(database: string, table: string, times: number): Promise<void> {
  if (times <= 1) return;
  const client = createClient({ url: `file:${database}`, concurrency: 1 });
  const columns = (await client.execute(`PRAGMA table_info(${table})`)).rows.map(
    (row) => `${row.name}`,
  );
  await client.execute(`CREATE TEMP TABLE originals AS SELECT * FROM ${table}`);
  for (let copy = 0; copy < times - 1; copy += 1) {
    const values = columns.map((column) => renamed[table]?.[column]?.(copy) ?? column);
    await client.execute(
      `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM originals`,
    );
  }
  client.close();
}
