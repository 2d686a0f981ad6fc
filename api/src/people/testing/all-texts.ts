import type { Database } from '../../platform/platform.ts';

/** Every row of every table with one of the texts, as `table: row`; the index of the search included. */
export async function rowsWith(database: Database, texts: string[]): Promise<string[]> {
  const tables = await database.query(
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND sql NOT LIKE 'CREATE VIRTUAL%'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    for (const row of await database.query(`SELECT * FROM "${name}"`)) {
      const text = Object.values(row)
        .map((value) =>
          value instanceof Uint8Array ? new TextDecoder().decode(value) : `${value}`,
        )
        .join(' ');
      if (texts.some((one) => text.toLowerCase().includes(one.toLowerCase())))
        found.push(`${name}: ${text.slice(0, 200)}`);
    }
  }
  return found;
}
