import {
  type FoundPerson,
  type HeldData,
  heldParts,
  type PersonKey,
  personMessages,
} from '@wabu/shared/entities/privacy/person';
import { notFound } from '../http/problem.ts';
import type { Database } from '../platform/platform.ts';
import {
  countRows,
  type HeldRows,
  heldRowsOfComment,
  heldRowsOfSupplier,
  heldRowsOfUser,
} from './held-rows-repository.ts';
import { findComment, findSupplierHit, findUser } from './person-repository.ts';
import {
  type CommentScope,
  readCommentScope,
  readUserScope,
  type UserScope,
} from './record-scope-repository.ts';
import { readSupplierScope, type SupplierScope } from './supplier-scope-repository.ts';
import { readTemplateNames } from './template-mentions-repository.ts';

/** The keys of everything that is held of a person. */
export type Scope = SupplierScope | UserScope | CommentScope;

async function readScope(database: Database, { kind, id }: PersonKey): Promise<Scope> {
  if (kind === 'supplier') return readSupplierScope(database, id);
  if (kind === 'user') return readUserScope(database, id);
  return readCommentScope(database, id);
}

export function heldRowsOf(scope: Scope): HeldRows {
  if (scope.kind === 'supplier') return heldRowsOfSupplier(scope);
  if (scope.kind === 'user') return heldRowsOfUser(scope);
  return heldRowsOfComment(scope);
}

export interface Held {
  person: FoundPerson;
  scope: Scope;
}

/** The person with what is held of it; null when nothing names it any more. */
export async function findHeld(database: Database, key: PersonKey): Promise<Held | null> {
  const scope = await readScope(database, key);
  const person = (await findPresent(database, key)) ?? pastPerson(scope);
  return person && { person, scope };
}

/** The record of an entry of the history; that of a comment is its frontend. */
export function entityOf({ scope }: Held) {
  const { kind, id } = scope;
  if (kind === 'comment') return { entity: 'frontend', recordId: scope.frontendId } as const;
  return { entity: kind, recordId: id } as const;
}

/** As `findHeld`. Throws 404. */
export async function requireHeld(database: Database, key: PersonKey): Promise<Held> {
  const held = await findHeld(database, key);
  if (held === null) throw notFound(personMessages.gone);
  return held;
}

async function findPresent(database: Database, key: PersonKey): Promise<FoundPerson | null> {
  if (key.kind === 'supplier') return findSupplierHit(database, key.id);
  if (key.kind === 'user') return findUser(database, key.id);
  return findComment(database, key);
}

function pastPerson(scope: Scope): FoundPerson | null {
  if (scope.kind === 'comment') return null;
  const { kind, id, names } = scope;
  const [name] = names;
  return name === undefined ? null : { kind, id, name, detail: '', state: 'past' };
}

/** How much an export contains and an erasure deletes, part by part. */
export async function countHeld(database: Database, { person, scope }: Held): Promise<HeldData> {
  const rows = heldRowsOf(scope);
  const held = Object.fromEntries(heldParts.map((part) => [part, 0])) as HeldData['held'];
  for (const part of heldParts)
    for (const query of rows[part] ?? []) held[part] += await countRows(database, query);
  return {
    ...person,
    held,
    addresses: scope.kind === 'supplier' ? scope.addresses : [],
    templates: scope.kind === 'supplier' ? await readTemplateNames(database, scope) : [],
  };
}
