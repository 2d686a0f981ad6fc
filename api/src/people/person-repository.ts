import { orderKey } from '@wabu/shared/entities/lists/order-key';
import {
  type FoundPerson,
  PERSON_SEARCH_MAX_HITS,
  type PersonKey,
} from '@wabu/shared/entities/privacy/person';
import type { Database, Row } from '../platform/platform.ts';
import { type Window, windowsOf } from '../records/history/windows-repository.ts';
import { maskTaxId } from '../records/store/change-repository.ts';
import { isComment } from './personal-data-repository.ts';
import { bind } from './scope-repository.ts';

const EXCERPT_LENGTH = 80;

/** How the records of each kind are read as persons. */
const kinds = {
  supplier: {
    select: 'SELECT id, name, type, tax_id FROM suppliers',
    is: 'id = :id',
    detail: ({ tax_id }: Row) => maskTaxId(String(tax_id)),
  },
  user: {
    select: 'SELECT id, name, role FROM users',
    is: 'id = :id',
    detail: ({ role }: Row) => String(role),
  },
  comment: {
    select: `SELECT preview_id || ':' || answered_at AS id, url AS name, text FROM preview_answers
      JOIN previews ON previews.id = preview_id AND kind = 'comment'
      JOIN frontends ON frontends.id = frontend_id`,
    is: isComment,
    detail: ({ text }: Row) => String(text).replace(/\s+/g, ' ').trim().slice(0, EXCERPT_LENGTH),
  },
};

async function readPresent(
  database: Database,
  kind: PersonKey['kind'],
  rest: string,
  values: Record<string, string> = {},
): Promise<FoundPerson[]> {
  const { select, detail } = kinds[kind];
  const { sql, args } = bind(`${select} ${rest}`, values);
  return (await database.query(sql, args)).map((row) => ({
    kind,
    id: String(row.id),
    name: String(row.name),
    type: row.type as FoundPerson['type'],
    detail: detail(row),
    state: 'present',
  }));
}

export async function findPresent(
  database: Database,
  { kind, id }: PersonKey,
): Promise<FoundPerson | null> {
  const [person] = await readPresent(database, kind, `WHERE ${kinds[kind].is}`, { id });
  return person ?? null;
}

/** Suppliers and users that were deleted in a window of the history, by the names that it keeps. */
async function readDeleted(database: Database, { after, until }: Window): Promise<FoundPerson[]> {
  const rows = await database.query(
    `SELECT entity, record_id, label FROM changes
     WHERE action IN ('delete', 'purge') AND +entity IN ('supplier', 'user') AND label <> ''
       AND id > ? AND id <= ?
       AND record_id NOT IN (SELECT id FROM suppliers) AND record_id NOT IN (SELECT id FROM users)
     ORDER BY id`,
    [after, until],
  );
  return rows.map(({ entity, record_id, label }) => ({
    kind: entity as 'supplier' | 'user',
    id: String(record_id),
    name: String(label),
    detail: '',
    state: 'past',
  }));
}

/** The suppliers in the trash that had this tax id; the history masks it. */
async function trashedWithTaxId(database: Database, taxId: string): Promise<unknown[]> {
  const rows = await database.query(
    `SELECT record_id FROM trash WHERE entity = 'supplier' AND document ->> '$.PIVA' = upper(?)`,
    [taxId],
  );
  return rows.map(({ record_id }) => record_id);
}

/**
 * The persons that a text finds: suppliers by a part of the name, a whole tax id or email, users by a part of the
 * name, both also when they were deleted, and comments by a part of the text.
 */
export async function findPeople(
  database: Database,
  text: string,
): Promise<{ people: FoundPerson[]; more: boolean }> {
  const key = orderKey(text);
  const trashed = await trashedWithTaxId(database, text);
  const isNamed = ({ id, name }: FoundPerson) =>
    orderKey(name).includes(key) || trashed.includes(id);
  const past = new Map<string, FoundPerson>();
  for await (const window of windowsOf(database))
    for (const person of (await readDeleted(database, window)).filter(isNamed))
      past.set(person.id, person);
  const limit = `LIMIT ${PERSON_SEARCH_MAX_HITS + 1}`;
  const found = [
    ...(await readPresent(
      database,
      'supplier',
      `WHERE instr(name_key, :key) OR tax_id = upper(:text) OR lower(email) = lower(:text)
         OR lower(certified_email) = lower(:text) ORDER BY name_key ${limit}`,
      { key, text },
    )),
    ...(await readPresent(database, 'user', 'ORDER BY name')).filter(isNamed),
    ...[...past.values()].reverse(),
    ...(await readPresent(
      database,
      'comment',
      `WHERE instr(lower(text), lower(:text)) ORDER BY answered_at DESC ${limit}`,
      { text },
    )),
  ];
  return {
    people: found.slice(0, PERSON_SEARCH_MAX_HITS),
    more: found.length > PERSON_SEARCH_MAX_HITS,
  };
}
