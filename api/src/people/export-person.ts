import { heldParts } from '@wabu/shared/entities/privacy/person';
import type { Database, Row } from '../platform/platform.ts';
import { type Held, heldRowsOf } from './held-data.ts';
import { type HeldQuery, readRows, windowsOfQuery } from './held-rows-repository.ts';

const BATCH_SIZE = 100;

const jsonColumns = new Set([
  'slideshow',
  'place',
  'sections',
  'section',
  'alt_texts',
  'document',
  'difference',
  'before',
  'after',
]);

/**
 * Everything that is held of a person as JSON, piece by piece: a history may be longer than the memory. Each part
 * is a list of rows, named as the parts that an erasure deletes.
 */
export function exportPerson(
  database: Database,
  held: Held,
  now: number,
): ReadableStream<Uint8Array> {
  const pieces = piecesOf(database, held, now);
  const utf8 = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(utf8.encode(value));
    },
    cancel: async () => {
      await pieces.return(undefined);
    },
  });
}

async function* piecesOf(
  database: Database,
  { person, scope }: Held,
  now: number,
): AsyncGenerator<string> {
  const { kind, name, state } = person;
  const head = { exportedAt: new Date(now).toISOString(), kind, name, state };
  yield JSON.stringify(head).slice(0, -1);
  const rows = heldRowsOf(scope);
  for (const part of heldParts) {
    const statements = rows[part];
    if (statements === undefined) continue;
    yield `,"${part}":[`;
    let separator = '';
    for (const statement of statements) {
      for await (const rows of readAll(database, statement)) {
        yield separator + rows.map((row) => JSON.stringify(toExported(row))).join(',\n');
        separator = ',\n';
      }
    }
    yield ']';
  }
  yield '}';
}

async function* readAll(database: Database, query: HeldQuery): AsyncGenerator<Row[]> {
  for await (const { after, until } of windowsOfQuery(database, query)) {
    let from = after;
    for (;;) {
      const rows = await readRows(database, query, { after: from, until }, BATCH_SIZE);
      if (rows.length > 0) yield rows;
      if (rows.length < BATCH_SIZE) break;
      from = Number(rows.at(-1)?.k);
    }
  }
}

/** Times as ISO 8601, JSON columns as values. */
function toExported({ k: _, ...row }: Row): object {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (value !== null && (column.endsWith('_at') || column === 'at'))
        return [column, new Date(Number(value)).toISOString()];
      return [column, jsonColumns.has(column) ? parsed(value) : value];
    }),
  );
}

/** A damaged record is exported as its text. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
