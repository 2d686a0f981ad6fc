import { orderedId } from '@wabu/shared/entities/random-id';
import { requiredLine } from '@wabu/shared/entities/text';
import * as z from 'zod/mini';
import { toText } from '../../http/compressed.ts';
import type { Row, Statement } from '../../platform/platform.ts';
import { defineRecord } from '../pipeline/define-record.ts';
import { acceptBy, freeKey } from '../pipeline/free-key.ts';
import type { PagedList } from '../store/list-repository.ts';
import { storedRows } from '../store/row-repository.ts';

export const boatInputSchema = z.object({
  name: requiredLine(40),
  berth: requiredLine(40),
  skipper: requiredLine(40),
});
export const boatSchema = z.extend(boatInputSchema, { id: z.string(), version: z.int() });
type Boat = z.infer<typeof boatSchema>;

export const boatTable: Statement[] = [
  `CREATE TABLE IF NOT EXISTS boats (id TEXT PRIMARY KEY, version INTEGER NOT NULL,
    created_at INTEGER NOT NULL, name TEXT NOT NULL UNIQUE, berth TEXT NOT NULL, skipper TEXT NOT NULL)`,
  `CREATE TRIGGER IF NOT EXISTS added_boats_are_counted AFTER INSERT ON boats
    BEGIN UPDATE revisions SET row_count = row_count + 1 WHERE entity = 'boats'; END`,
  `CREATE TRIGGER IF NOT EXISTS deleted_boats_are_not_counted AFTER DELETE ON boats
    BEGIN UPDATE revisions SET row_count = row_count - 1 WHERE entity = 'boats'; END`,
  "INSERT OR IGNORE INTO revisions (entity, revision, row_count) VALUES ('boats', 1, 0)",
].map((sql) => ({ sql }));
const COLUMNS = 'id, version, name, berth, skipper';

const boatRows = storedRows({
  table: 'boats',
  keyColumn: 'name',
  select: `SELECT ${COLUMNS} FROM boats`,
  toRecord: (row: Row) => row as unknown as Boat,
  columns: ({ name, berth, skipper }: Boat) => ({ name, berth, skipper }),
});

export const boatList: PagedList<Boat, 'name' | 'berth'> = {
  entity: 'boats',
  columns: COLUMNS,
  from: 'boats',
  order: ['name'],
  keyOf: ({ name }) => [String(name)],
  toJson: (row) => toText(row as unknown as Boat),
  batchRows: 5,
  kind: { entity: 'boat', keyField: 'name' },
  sorts: { name: 'name', berth: 'berth' },
};

export const boatKind = defineRecord({
  store: boatRows,
  entity: 'boat',
  write: 'suppliers.write',
  keyField: 'name',
  keyOf: ({ name }) => name,
  person: { notice: 'suppliers', columns: ['skipper'], exports: ['name', 'skipper'] },
  isBulk: true,
  input: boatInputSchema,
  create: (_, input): Boat => ({ ...input, id: orderedId(), version: 1 }),
  label: ({ name }) => name,
  comeBack: async (c, entry, { key: chosen }) => {
    const boat = entry.document as Boat;
    const isTaken = async (one: string) =>
      (await boatRows.read(c.get('platform').database, 'key', [one])).length > 0;
    const accept = acceptBy(boatInputSchema.shape.name, 'name');
    const name = await freeKey({ own: boat.name, chosen, accept, isTaken, taken: 'taken' });
    return { record: { ...boat, name }, statements: [] };
  },
  messages: {
    notFound: 'not found',
    changedMeanwhile: 'changed meanwhile',
    duplicate: 'duplicate',
  },
  deleted: 'deleted',
});
