import { variantNames } from '@wabu/shared/entities/microsites/picture-variants';
import { deletableRoles, type Role } from '@wabu/shared/entities/permissions';
import {
  type PersonKey,
  personKeySchema,
  personMessages,
} from '@wabu/shared/entities/privacy/person';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { thumbnailBlobOf } from '../files/thumbnail.ts';
import { variantBlobOf } from '../files/variants.ts';
import type { ApiEnv } from '../http/env.ts';
import { forbidden, invalid } from '../http/problem.ts';
import { clearSessionCache } from '../http/sessions/live-session.ts';
import { ConstraintError, type Platform, type Statement } from '../platform/platform.ts';
import { windowsOf } from '../records/history/windows-repository.ts';
import { writeAndInvalidate } from '../records/lists/write-and-invalidate.ts';
import { authorOf, programAuthor } from '../records/store/author.ts';
import { type Author, recordChange } from '../records/store/change-repository.ts';
import { dropDeletedWords } from '../site/search/search-repository.ts';
import {
  eraseComment,
  eraseLinked,
  eraseOwn,
  eraseReplies,
  eraseSupplier,
  eraseUser,
  insertCompleted,
  markForDeletion,
  readBlobs,
  readCompleted,
  readMarked,
  unmark,
} from './erase-repository.ts';
import { entityOf, findHeld, type Held, requireHeld, type Scope } from './held-data.ts';

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
  const held = await findHeld(platform.database, key);
  const isListed = (await platform.erasures.list()).includes(nameOf(key));
  if (!isListed) {
    const { person } = held ?? (await requireHeld(platform.database, key));
    if (name.trim() !== person.name.trim())
      throw invalid([{ field: 'name', message: personMessages.name }]);
    if (key.kind === 'user' && key.id === c.get('user').id)
      throw forbidden(personMessages.yourself);
    if (
      person.state === 'present' &&
      key.kind === 'user' &&
      !deletableRoles.includes(person.detail as Role)
    )
      throw forbidden(personMessages.isKing);
    await platform.erasures.add(nameOf(key));
  }
  return tryToComplete(platform, key, authorOf(c));
}

/** Completes the erasures that were interrupted, and those that a restore has undone. Returns their number. */
export async function completeErasures(platform: Platform): Promise<number> {
  const completed = await readCompleted(platform.database);
  const names = (await platform.erasures.list()).filter((name) => !completed.has(name));
  const author = programAuthor(platform.now());
  let done = 0;
  for (const key of names.flatMap(toKey))
    if ((await tryToComplete(platform, key, author)) === 'done') done += 1;
  return done;
}

/** An erasure on the list that fails is tried again later. */
async function tryToComplete(platform: Platform, key: PersonKey, author: Author): Promise<Outcome> {
  try {
    await complete(platform, key, author);
    return 'done';
  } catch (error) {
    platform.log('error', 'erasure not completed', { erasure: nameOf(key), error: String(error) });
    return 'pending';
  }
}

async function complete(platform: Platform, key: PersonKey, author: Author): Promise<void> {
  const held = await findHeld(platform.database, key);
  if (held !== null) await eraseRows(platform, held, author);
  await deleteMarked(platform);
  await platform.database.write([insertCompleted(key, platform.now())]);
}

/**
 * Erases the entries of the history in windows, the rows of the person between them: so that one that is
 * interrupted is found and completed, and requests do not wait.
 */
async function eraseRows(platform: Platform, held: Held, author: Author): Promise<void> {
  const { database } = platform;
  const { person, scope } = held;
  const { kind, id } = person;
  let erased = 0;
  if (scope.kind !== 'comment')
    for await (const window of windowsOf(database)) {
      await database.write(eraseLinked(scope, window));
      erased = window.after;
    }
  const statements = [
    recordChange(author, { action: 'erase', ...entityOf(held), label: person.name }),
    ...statementsOf(scope),
    eraseReplies(needlesOf(scope), kind === 'user' ? id : ''),
    markForDeletion(await objectsOf(platform, scope)),
  ];
  try {
    await writeAndInvalidate(
      platform,
      ['suppliers', 'frontends', 'users', 'microsites'],
      statements,
    );
  } catch (error) {
    // Another frontend of the supplier was added meanwhile.
    if (!(error instanceof ConstraintError) || error.constraint !== 'reference') throw error;
    const current = await findHeld(database, person);
    if (current !== null) await eraseRows(platform, current, author);
    return;
  }
  clearSessionCache(platform);
  if (scope.kind !== 'comment')
    for await (const window of windowsOf(database)) {
      // Entries that were added meanwhile.
      const linked = window.until > erased ? eraseLinked(scope, window) : [];
      await database.write([...linked, eraseOwn(scope, window)]);
    }
  await database.write([dropDeletedWords()]);
}

function statementsOf(scope: Scope): Statement[] {
  if (scope.kind === 'supplier') return eraseSupplier(scope);
  if (scope.kind === 'user') return eraseUser(scope);
  return eraseComment(scope);
}

/** What a stored reply that is of a person contains, as JSON writes it. */
function needlesOf(scope: Scope): string[] {
  if (scope.kind === 'comment') return [];
  if (scope.kind === 'user') return scope.names.map(quoted);
  const { names, taxIds, addresses, historyIds } = scope;
  // The name of a section template contains one of a person.
  const inside = [...names, ...taxIds].map((value) => quoted(value).slice(1, -1));
  return [...inside, ...[...addresses, ...historyIds].map(quoted)];
}

const quoted = (value: string) => JSON.stringify(value);

async function objectsOf({ database }: Platform, scope: Scope) {
  if (scope.kind === 'comment') return [];
  const objects: { name: string; of: string }[] = [];
  for (const blob of await readBlobs(database, scope)) {
    const variants = variantNames.map((variant) => variantBlobOf(blob, variant));
    const all = [blob, await thumbnailBlobOf(blob), ...(await Promise.all(variants))];
    objects.push(...all.map((name) => ({ name, of: blob })));
  }
  return objects;
}

async function deleteMarked({ database, objects }: Platform): Promise<void> {
  for (const blob of await readMarked(database)) {
    await objects.delete(blob);
    await database.write([unmark(blob)]);
  }
}

const nameOf = ({ kind, id }: PersonKey) => `${kind}:${id}`;

/** None for a line that a crash cut off. */
function toKey(name: string): PersonKey[] {
  const [kind = '', ...id] = name.split(':');
  const parsed = z.safeParse(personKeySchema, { kind, id: id.join(':') });
  return parsed.success ? [parsed.data] : [];
}
