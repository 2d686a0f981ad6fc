import { statementsOf } from '../../platform/guarded-write.ts';
import type {
  Database,
  GuardedWrite,
  Platform,
  Statement,
  WriteResult,
} from '../../platform/platform.ts';
import { incrementRevision, readRevision } from '../store/list-repository.ts';

const known = new WeakMap<Database, Map<string, number>>();

/** Notes a revision; one that is older than the noted one changes nothing. */
function noteRevision(database: Database, entity: string, revision: number): number {
  const revisions = known.get(database) ?? new Map<string, number>();
  known.set(database, revisions);
  const latest = Math.max(revision, revisions.get(entity) ?? 0);
  revisions.set(entity, latest);
  return latest;
}

/** The revision of an entity's lists: from memory where no other process writes. */
export async function currentRevision(
  { database }: Pick<Platform, 'database'>,
  entity: string,
): Promise<number> {
  const noted = database.exclusive ? known.get(database)?.get(entity) : undefined;
  return noted ?? noteRevision(database, entity, await readRevision(database, entity));
}

/** Writes rows that lists show, and increments the revisions of these lists in the same transaction. */
export async function writeAndInvalidate(
  { database }: Platform,
  lists: readonly string[],
  write: Statement[] | GuardedWrite,
): Promise<WriteResult[]> {
  const statements = statementsOf(write);
  const all = [...statements, ...lists.map(incrementRevision)];
  const results = await database.write(
    'requires' in write ? { requires: write.requires, statements: all } : all,
  );
  for (const [at, entity] of lists.entries())
    noteRevision(database, entity, Number(results[statements.length + at]?.rows[0]?.revision));
  return results;
}
