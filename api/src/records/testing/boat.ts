import { orderedId } from '@wabu/shared/entities/random-id';
import { requiredLine } from '@wabu/shared/entities/text';
import * as z from 'zod/mini';
import { toText } from '../../http/compressed.ts';
import type { Database } from '../../platform/platform.ts';
import { defineRecord, type StoredRecord } from '../define-record.ts';
import { freeKey } from '../free-key.ts';
import type { PagedList } from '../store/list-repository.ts';
import { amongValues } from '../store/row-repository.ts';

export const boatInputSchema = z.object({
  name: requiredLine(40),
  berth: requiredLine(40),
  skipper: requiredLine(40),
});
type BoatInput = z.infer<typeof boatInputSchema>;
type Boat = BoatInput & StoredRecord;

export const boatTable = `CREATE TABLE IF NOT EXISTS boats (id TEXT PRIMARY KEY, version INTEGER NOT NULL,
  created_at INTEGER NOT NULL, name TEXT NOT NULL UNIQUE, berth TEXT NOT NULL, skipper TEXT NOT NULL)`;
const COLUMNS = 'id, version, name, berth, skipper';

async function read(database: Database, by: 'id' | 'key', values: readonly string[]) {
  const { condition, args } = amongValues(by === 'key' ? 'name' : 'id', values);
  const rows = await database.query(`SELECT ${COLUMNS} FROM boats WHERE ${condition}`, args);
  return rows as unknown as Boat[];
}

export const boatList: PagedList<Boat, 'name' | 'berth'> = {
  entity: 'suppliers',
  columns: COLUMNS,
  from: 'boats AS suppliers',
  order: ['name'],
  keyOf: ({ name }) => [String(name)],
  toJson: (row) => toText(row as unknown as Boat),
  batchRows: 5,
  trash: { entity: 'supplier', key: 'name' },
  sorts: { name: 'name', berth: 'berth' },
};

/** Boats take the place of suppliers: the history and the trash know no other names of kinds. */
export const boatKind = defineRecord({
  entity: 'supplier',
  table: 'boats',
  keyField: 'name',
  read,
  keyOf: ({ name }) => name,
  isBulk: true,
  create: (_, input: BoatInput): Boat => ({ ...input, id: orderedId(), version: 1 }),
  change: (_, before, input: BoatInput) => ({ ...before, ...input }),
  columns: ({ name, berth, skipper }) => ({ name, berth, skipper }),
  label: ({ name }) => name,
  lists: () => ['suppliers'],
  shown: (boat) => boat,
  comeBack: async (c, entry, { key: chosen }) => {
    const boat = entry.document as Boat;
    const isTaken = async (one: string) =>
      (await read(c.get('platform').database, 'key', [one])).length > 0;
    const accept = (one: string) => boatInputSchema.shape.name.parse(one);
    const name = await freeKey({ own: boat.name, chosen, accept, isTaken, taken: 'taken' });
    return { record: { ...boat, name }, statements: [] };
  },
  fromContent: (_, __, content) => ({ change: boatInputSchema.parse(content) }),
  messages: {
    notFound: 'not found',
    changedMeanwhile: 'changed meanwhile',
    duplicate: 'duplicate',
    deleted: 'deleted',
  },
});
