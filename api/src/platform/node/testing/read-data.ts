import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from '../../platform.ts';
import { LibsqlConnection } from '../database/libsql-connection.ts';

/** All rows of the tables of a data folder, and the bytes of its objects (base64) by their names. */
export function readData(dataDir: string): {
  tables: Record<string, Row[]>;
  objects: Record<string, string>;
} {
  const connection = new LibsqlConnection(join(dataDir, 'wabu.db'));
  try {
    const names = connection
      .query(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'search_%' ORDER BY name",
      )
      .map(({ name }) => String(name));
    const tables = Object.fromEntries(
      names.map((name) => [name, inOrder(connection.query(`SELECT * FROM ${name}`))]),
    );
    const blobs = (tables.objects ?? []).map(({ blob }) => String(blob));
    const read = (blob: string) => readFileSync(join(dataDir, 'objects', blob.slice(0, 2), blob));
    const objects = Object.fromEntries(blobs.map((blob) => [blob, read(blob).toString('base64')]));
    return { tables, objects };
  } finally {
    connection.close();
  }
}

const inOrder = (rows: Row[]) =>
  rows
    .map((row) => ({ row, text: JSON.stringify(row) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ row }) => row);
