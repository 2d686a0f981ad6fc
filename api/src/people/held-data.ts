import {
  type FoundPerson,
  type HeldData,
  heldParts,
  type PersonKey,
  personMessages,
} from '@wabu/shared/entities/privacy/person';
import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import { notFound } from '../http/problem.ts';
import type { Database } from '../platform/platform.ts';
import { type Kinds, namedKind, recordsOf } from '../records/pipeline/app-records.ts';
import { countRows, type HeldRows, heldRowsOf } from './held-rows-repository.ts';
import { findPresent } from './person-repository.ts';
import { readScope, type Scope } from './scope-repository.ts';
import { readTemplateNames } from './template-mentions-repository.ts';

export interface Held {
  person: FoundPerson;
  scope: Scope;
  rows: HeldRows[];
}

/** The person with what is held of it; null when nothing names it any more. */
export async function findHeld(
  database: Database,
  kinds: Kinds,
  key: PersonKey,
): Promise<Held | null> {
  const { kind, id } = key;
  const scope = await readScope(database, kinds, key);
  const [name] = scope.names;
  const person =
    (await findPresent(database, kinds, key)) ??
    (name === undefined ? null : { kind, id, name, detail: '', state: 'past' });
  return person && { person, scope, rows: heldRowsOf(kinds, kind) };
}

/** As `findHeld`. Throws 400 for another kind, and 404. */
export async function requireHeld(c: Context<ApiEnv>, key: PersonKey): Promise<Held> {
  const { kinds } = recordsOf(c);
  if (key.kind !== 'comment') namedKind(c, key.kind, 'kind', ({ person }) => person !== null);
  const held = await findHeld(c.get('platform').database, kinds, key);
  if (held === null) throw notFound(personMessages.gone);
  return held;
}

/** The record of an entry of the history about a person; that of a comment is its frontend. */
export const recordOf = ({ kind, id, frontendIds }: Scope) =>
  kind === 'comment'
    ? ({ entity: 'frontend', recordId: frontendIds.join() } as const)
    : ({ entity: kind, recordId: id } as const);

/** How much an export contains and an erasure deletes, part by part. */
export async function countHeld(
  database: Database,
  { person, scope, rows: all }: Held,
): Promise<HeldData> {
  const held = Object.fromEntries(heldParts.map((part) => [part, 0])) as HeldData['held'];
  for (const rows of all)
    if (rows.part !== undefined) held[rows.part] += await countRows(database, rows, scope);
  const templates = await readTemplateNames(database, scope);
  return { ...person, held, addresses: scope.addresses, templates };
}
