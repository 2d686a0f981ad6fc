import type { Database, Platform } from '../platform/platform.ts';
import { type ListedEntity, readRevision } from '../store/list-repository.ts';

/** The revisions that this process has read or written, where no other process writes. */
const known = new WeakMap<Database, Map<ListedEntity, number>>();

/** Notes a revision; one that is older than the noted one changes nothing. */
export function noteRevision(database: Database, entity: ListedEntity, revision: number): number {
  const revisions = known.get(database) ?? new Map<ListedEntity, number>();
  known.set(database, revisions);
  const newest = Math.max(revision, revisions.get(entity) ?? 0);
  revisions.set(entity, newest);
  return newest;
}

/** The revision of an entity's lists: from memory where no other process writes. */
export async function currentRevision(
  { database }: Pick<Platform, 'database'>,
  entity: ListedEntity,
): Promise<number> {
  if (!database.exclusive) return readRevision(database, entity);
  const noted = known.get(database)?.get(entity);
  return noted ?? noteRevision(database, entity, await readRevision(database, entity));
}

/** The revision in memory; undefined where none is, or where another process may write. */
export function notedRevision(database: Database, entity: ListedEntity): number | undefined {
  return database.exclusive ? known.get(database)?.get(entity) : undefined;
}
