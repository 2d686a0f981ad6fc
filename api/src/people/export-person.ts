import { heldParts } from '@wabu/shared/entities/privacy/person';
import type { Database, Row } from '../platform/platform.ts';
import type { Held } from './held-data.ts';
import { readRows } from './held-rows-repository.ts';

const jsonColumns = new Set([
  'slideshow',
  'place',
  'sections',
  'section',
  'alt_texts',
  'document',
  'difference',
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
  { person, scope, rows: all }: Held,
  now: number,
): AsyncGenerator<string> {
  const { kind, name, state } = person;
  const head = { exportedAt: new Date(now).toISOString(), kind, name, state };
  yield JSON.stringify(head).slice(0, -1);
  for (const part of heldParts) {
    const ofPart = all.filter((rows) => rows.part === part);
    if (ofPart.length === 0) continue;
    yield `,"${part}":[`;
    let separator = '';
    for (const rows of ofPart)
      for await (const batch of readRows(database, rows, scope)) {
        yield separator + batch.map((row) => JSON.stringify(toExported(row))).join(',\n');
        separator = ',\n';
      }
    yield ']';
  }
  yield '}';
}

/** Times as ISO 8601, JSON columns as values. */
function toExported(row: Row): object {
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
