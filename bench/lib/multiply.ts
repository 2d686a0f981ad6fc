import { createClient } from '@libsql/client';

/** The server computes the key of the order for rows without one. */
const FILLED_LATER = 'NULL';

/** SQL expressions that keep unique columns unique; all other columns are copied unchanged. */
const uniqueValues: Record<string, Record<string, (copy: number) => string>> = {
  suppliers: {
    id: (copy) => `id || '-${copy}'`,
    name: (copy) => `name || ' ${copy}'`,
    sort_key: () => FILLED_LATER,
    // Digits 8 and 9 are equal in all added suppliers.
    tax_id: (copy) => `substr(tax_id, 1, 7) || '9${copy}' || substr(tax_id, 10)`,
  },
  frontends: {
    id: (copy) => `id || '-${copy}'`,
    url: (copy) => `url || '-${copy}'`,
    sort_key: () => FILLED_LATER,
    url_key: (copy) => `url_key || '-${copy}'`,
  },
};

/** Copies the rows of a table until it has `times` as many; at most ten times. The server must be stopped. */
export async function multiply(database: string, table: string, times: number): Promise<void> {
  if (times <= 1) return;
  const client = createClient({ url: `file:${database}`, concurrency: 1 });
  const columns = (await client.execute(`PRAGMA table_info(${table})`)).rows.map(
    (row) => `${row.name}`,
  );
  await client.execute(`CREATE TEMP TABLE originals AS SELECT * FROM ${table}`);
  for (let copy = 0; copy < times - 1; copy += 1) {
    const values = columns.map((column) => uniqueValues[table]?.[column]?.(copy) ?? column);
    await client.execute(
      `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM originals`,
    );
  }
  client.close();
}
