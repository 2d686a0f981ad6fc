import { type FieldPath, historyMessages } from '@wabu/shared/entities/history/history';
import type { Restored } from '@wabu/shared/entities/history/restore';
import { apply, diff, type Step, startsWith } from '@wabu/shared/tree';
import type { Context } from 'hono';
import type { ApiEnv } from '../../http/env.ts';
import { notFound } from '../../http/problem.ts';
import { namedKind } from '../pipeline/app-records.ts';
import { carryOutOne } from '../pipeline/carry-out.ts';
import { boundOf, contentNow, goneProblem, readPresent, statesAt } from './states.ts';

interface Restore {
  entity: string;
  id: string;
  entry: number;
  /** The state before that entry instead. */
  before?: true | undefined;
  /** Only these fields; all of them without. */
  fields?: FieldPath[] | undefined;
}

/**
 * Saves the state of a record that an entry left or found, or some of its fields, as an ordinary save with its checks. Throws
 * 400, 404, 409, and 412 when `expected` is older than the record.
 */
export async function restoreEntry(
  c: Context<ApiEnv>,
  { entity, id, entry, before, fields }: Restore,
  expected: number | null,
): Promise<Restored> {
  const { database } = c.get('platform');
  const kind = namedKind(c, entity, 'entity', ({ historyFor }) => historyFor === 'everyone');
  const bound = await boundOf(database, { entity, id }, entry);
  const present = await readPresent(database, kind, id);
  const { stored } = present;
  if (stored === undefined) throw await goneProblem(database, { entity, id });
  const [state] = await statesAt(database, kind, id, present, [before ? bound - 1 : bound]);
  if (!state) throw notFound(historyMessages.unknown);
  const now = contentNow(kind, stored);
  const steps = diff(state, now).filter(
    (step) => fields?.some((field) => concerns(step, field)) ?? true,
  );
  if (steps.length === 0) return { version: stored.version, kept: [], missing: [] };
  const content = apply(now, steps);
  const { change, kept, missing = [] } = await kind.fromContent(c, stored, content);
  const saved = await carryOutOne(c, kind, {
    op: 'change',
    key: kind.keyOf(stored),
    version: expected ?? stored.version,
    action: 'restore',
    make: (found) => kind.change(c, found, change),
  });
  // What the history masks stays as it is.
  const differs = () => diff(content, contentNow(kind, saved)).map(({ path }) => path);
  return { version: saved.version, kept: kept ?? differs(), missing };
}

/** True when a step gives back a field: the field itself, a part of it, or the section that it is in. */
function concerns({ path, ...step }: Step, field: FieldPath): boolean {
  const [first, ...origin] = path;
  // The origin of a text goes with the text.
  const own = first === 'origins' ? ['Sezioni', ...origin.flatMap((key) => key.split('/'))] : path;
  if ('order' in step || field.length === 1)
    return own.length === field.length && startsWith(own, field);
  return startsWith(own, field) || startsWith(field, own);
}
