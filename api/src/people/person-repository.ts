import { orderKey } from '@wabu/shared/entities/lists/order-key';
import {
  type FoundPerson,
  PERSON_SEARCH_MAX_HITS,
  type PersonKey,
} from '@wabu/shared/entities/privacy/person';
import type { Database, Row } from '../platform/platform.ts';
import { type Window, windowsOf } from '../records/history/windows-repository.ts';
import { type Kinds, personKinds } from '../records/pipeline/app-records.ts';
import type { RecordKind, StoredRecord } from '../records/pipeline/define-record.ts';
import { maskTaxId } from '../records/store/change-repository.ts';
import { isComment } from './personal-data-repository.ts';
import { bind } from './scope-repository.ts';

const EXCERPT_LENGTH = 80;

/** How persons are read that a search finds by more than the texts of their record. */
const special = {
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
  kind: keyof typeof special,
  rest: string,
  values: Record<string, string> = {},
): Promise<FoundPerson[]> {
  const { select, detail } = special[kind];
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

type Kind = RecordKind<StoredRecord>;

const isSpecial = (kind: string): kind is keyof typeof special => Object.hasOwn(special, kind);

/** The kinds of persons of which a search finds the texts. */
const plainKinds = (kinds: Kinds) => personKinds(kinds).filter(({ entity }) => !isSpecial(entity));

async function readPlain(
  database: Database,
  { entity, store, label }: Pick<Kind, 'entity' | 'store' | 'label'>,
  ids: readonly string[],
): Promise<FoundPerson[]> {
  const records = await store.read(database, 'id', ids);
  return records.map((record) => ({
    kind: entity as PersonKey['kind'],
    id: record.id,
    name: label(record),
    detail: '',
    state: 'present',
  }));
}

export async function findPresent(
  database: Database,
  kinds: Kinds,
  { kind, id }: PersonKey,
): Promise<FoundPerson | null> {
  const [person] = isSpecial(kind)
    ? await readPresent(database, kind, `WHERE ${special[kind].is}`, { id })
    : await readPlain(database, kinds.get(kind) as Kind, [id]);
  return person ?? null;
}

async function findPlain(
  database: Database,
  kind: ReturnType<typeof plainKinds>[number],
  text: string,
): Promise<FoundPerson[]> {
  const holds = kind.person.columns.map((column) => `instr(lower(${column}), lower(:text)) > 0`);
  const { sql, args } = bind(
    `SELECT id FROM ${kind.store.table} WHERE ${holds.join(' OR ')} LIMIT ${PERSON_SEARCH_MAX_HITS + 1}`,
    { text },
  );
  const found = await database.query(sql, args);
  return readPlain(
    database,
    kind,
    found.map(({ id }) => String(id)),
  );
}

/** Persons whose record was deleted in a window of the history, by the names that it keeps. */
async function readDeleted(
  database: Database,
  kinds: Kinds,
  { after, until }: Window,
): Promise<FoundPerson[]> {
  const persons = personKinds(kinds);
  const rows = await database.query(
    `SELECT entity, record_id, label FROM changes
     WHERE action IN ('delete', 'purge') AND +entity IN (SELECT value FROM json_each(?)) AND label <> ''
       AND id > ? AND id <= ?
       ${persons.map(({ store }) => `AND record_id NOT IN (SELECT id FROM ${store.table})`).join(' ')}
     ORDER BY id`,
    [JSON.stringify(persons.map(({ entity }) => entity)), after, until],
  );
  return rows.map(({ entity, record_id, label }) => ({
    kind: entity as PersonKey['kind'],
    id: String(record_id),
    name: String(label),
    detail: '',
    state: 'past',
  }));
}

/** The suppliers in the trash that had this tax id, which the history masks, and others with this text. */
async function trashedWith(database: Database, kinds: Kinds, text: string): Promise<unknown[]> {
  const plain = plainKinds(kinds).map(({ entity }) => entity);
  const { sql, args } = bind(
    `SELECT record_id FROM trash WHERE entity = 'supplier' AND document ->> '$.PIVA' = upper(:text)
     UNION SELECT record_id FROM trash WHERE entity IN :plain AND instr(lower(document), lower(:text)) > 0`,
    { plain, text },
  );
  const rows = await database.query(sql, args);
  return rows.map(({ record_id }) => record_id);
}

/**
 * The persons that a text finds: suppliers by a part of the name, a whole tax id or email, users by a part of the
 * name, both also when they were deleted, and comments by a part of the text.
 */
export async function findPeople(
  database: Database,
  kinds: Kinds,
  text: string,
): Promise<{ people: FoundPerson[]; more: boolean }> {
  const key = orderKey(text);
  const trashed = await trashedWith(database, kinds, text);
  const isNamed = ({ id, name }: FoundPerson) =>
    orderKey(name).includes(key) || trashed.includes(id);
  const past = new Map<string, FoundPerson>();
  for await (const window of windowsOf(database))
    for (const person of (await readDeleted(database, kinds, window)).filter(isNamed))
      past.set(person.id, person);
  const limit = `LIMIT ${PERSON_SEARCH_MAX_HITS + 1}`;
  const plain: FoundPerson[] = [];
  for (const kind of plainKinds(kinds)) plain.push(...(await findPlain(database, kind, text)));
  const found = [
    ...(await readPresent(
      database,
      'supplier',
      `WHERE instr(name_key, :key) OR tax_id = upper(:text) OR lower(email) = lower(:text)
         OR lower(certified_email) = lower(:text) ORDER BY name_key ${limit}`,
      { key, text },
    )),
    ...(await readPresent(database, 'user', 'ORDER BY name')).filter(isNamed),
    ...plain,
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
