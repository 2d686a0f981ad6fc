import { deletableRoles, type Role } from '@wabu/shared/entities/permissions';
import {
  type PersonKey,
  personKeySchema,
  personMessages,
} from '@wabu/shared/entities/privacy/person';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { deleteOrphan, readOrphans } from '../files/orphan-repository.ts';
import { objectNamesOf } from '../files/variants.ts';
import type { ApiEnv } from '../http/env.ts';
import { forbidden, invalid } from '../http/problem.ts';
import { clearSessionCache } from '../http/sessions/live-session.ts';
import { ConstraintError, type Database, type Platform } from '../platform/platform.ts';
import { windowsOf } from '../records/history/windows-repository.ts';
import { writeAndInvalidate } from '../records/lists/write-and-invalidate.ts';
import { type Kinds, personKinds, recordsOf } from '../records/pipeline/app-records.ts';
import { authorOf, programAuthor } from '../records/store/author.ts';
import { type Author, recordChange } from '../records/store/change-repository.ts';
import {
  dropDeletedWords,
  eraseTrashedAuthors,
  insertCompleted,
  markForDeletion,
  readBlobs,
  readCompleted,
} from './erase-repository.ts';
import { findHeld, type Held, recordOf, requireHeld } from './held-data.ts';
import { eraseRows, isHistory } from './held-rows-repository.ts';
import { ownEntries } from './personal-data-repository.ts';
import type { Scope } from './scope-repository.ts';

/** `pending`: it is on the list of erasures and will be completed by the next maintenance or start. */
type Outcome = 'done' | 'pending';

/**
 * Erases a person from everything that the installation holds. The erasure is on its list before the first row is
 * deleted, so that one that is interrupted at any point is completed later. Answers again for one that is done.
 * Throws 400 for another name, 403 for a king and for the caller, and 404.
 */
export async function erasePerson(
  c: Context<ApiEnv>,
  { name, ...key }: PersonKey & { name: string },
): Promise<Outcome> {
  const platform = c.get('platform');
  if ((await readCompleted(platform.database)).has(nameOf(key))) return 'done';
  if (!(await platform.erasures.list()).includes(nameOf(key))) {
    const { person } = await requireHeld(c, key);
    if (name.trim() !== person.name.trim())
      throw invalid([{ field: 'name', message: personMessages.name }]);
    if (key.kind === 'user' && key.id === c.get('user').id)
      throw forbidden(personMessages.yourself);
    const isUser = key.kind === 'user' && person.state === 'present';
    if (isUser && !deletableRoles.includes(person.detail as Role))
      throw forbidden(personMessages.isKing);
    await platform.erasures.add(nameOf(key));
  }
  return complete(platform, recordsOf(c).kinds, key, authorOf(c));
}

/** Completes the erasures that were interrupted, and those that a restore has undone. Returns their number. */
export async function completeErasures(platform: Platform, kinds: Kinds): Promise<number> {
  const completed = await readCompleted(platform.database);
  const names = (await platform.erasures.list()).filter((name) => !completed.has(name));
  const author = programAuthor(platform.now());
  let done = 0;
  for (const key of names.flatMap(toKey)) {
    const isKnown = key.kind === 'comment' || kinds.get(key.kind)?.person;
    if (isKnown && (await complete(platform, kinds, key, author)) === 'done') done += 1;
  }
  return done;
}

/** An erasure on the list that fails is tried again later. */
async function complete(
  platform: Platform,
  kinds: Kinds,
  key: PersonKey,
  author: Author,
): Promise<Outcome> {
  try {
    const held = await findHeld(platform.database, kinds, key);
    if (held !== null) await eraseAll(platform, kinds, held, author);
    await deleteMarked(platform);
    await platform.database.write([insertCompleted(key, platform.now())]);
    return 'done';
  } catch (error) {
    platform.log('error', 'erasure not completed', { erasure: nameOf(key), error: String(error) });
    return 'pending';
  }
}

/**
 * Erases the entries of the history in windows, the rows of the person between them: so that one that is
 * interrupted is found and completed, and requests do not wait.
 */
async function eraseAll(
  platform: Platform,
  kinds: Kinds,
  held: Held,
  author: Author,
): Promise<void> {
  const { database } = platform;
  const { person, scope, rows: all } = held;
  const entries = all.filter(isHistory);
  const own = entries.filter(({ where }) => where === ownEntries.where);
  const linked = entries.filter(({ where }) => where !== ownEntries.where);
  let erased = 0;
  for await (const window of entries.length === 0 ? [] : windowsOf(database)) {
    await database.write(linked.map((rows) => eraseRows(rows, scope, window)));
    erased = window.after;
  }
  const statements = [
    recordChange(author, { action: 'erase', ...recordOf(scope), label: person.name }),
    ...all.filter((rows) => !isHistory(rows)).map((rows) => eraseRows(rows, scope)),
    ...eraseTrashedAuthors(scope),
    markForDeletion(await objectsOf(database, scope)),
  ];
  try {
    await writeAndInvalidate(
      platform,
      ['frontends', 'microsites', ...personKinds(kinds).map(({ store }) => store.table)],
      statements,
    );
  } catch (error) {
    // Another frontend of the supplier was added meanwhile.
    if (!(error instanceof ConstraintError) || error.constraint !== 'reference') throw error;
    const current = await findHeld(database, kinds, person);
    if (current !== null) await eraseAll(platform, kinds, current, author);
    return;
  }
  clearSessionCache(platform);
  for await (const window of entries.length === 0 ? [] : windowsOf(database)) {
    // Linked entries that were added meanwhile.
    const rest = window.until > erased ? entries : own;
    await database.write(rest.map((rows) => eraseRows(rows, scope, window)));
  }
  await dropDeletedWords(database);
}

/** The objects of a person's files and pictures: `of` is the file whose variant one is. */
async function objectsOf(database: Database, scope: Scope) {
  if (scope.kind === 'comment') return [];
  const objects: { name: string; of: string }[] = [];
  for (const of of await readBlobs(database, scope))
    objects.push(...(await objectNamesOf(of)).map((name) => ({ name, of })));
  return objects;
}

/** Deletes the objects that `markForDeletion` has marked. */
async function deleteMarked({ database, objects }: Platform): Promise<void> {
  for (const [blob, seenAt] of await readOrphans(database)) {
    if (seenAt !== 0) continue;
    await objects.delete(blob);
    await database.write([deleteOrphan(blob)]);
  }
}

const nameOf = ({ kind, id }: PersonKey) => `${kind}:${id}`;

/** None for a line that a crash cut off. */
function toKey(name: string): PersonKey[] {
  const [kind = '', ...id] = name.split(':');
  const parsed = z.safeParse(personKeySchema, { kind, id: id.join(':') });
  return parsed.success ? [parsed.data] : [];
}
