import { type FieldPath, historyMessages } from '@wabu/shared/entities/history/history';
import type { Restored } from '@wabu/shared/entities/history/restore';
import { apply, diff, type Step, startsWith } from '@wabu/shared/tree';
import type { Context } from 'hono';
import type { ApiEnv } from '../../http/env.ts';
import { notFound } from '../../http/problem.ts';
import { carryOutOne } from '../carry-out.ts';
import type { StoredRecord } from '../record-kind.ts';
import { type Content, kindOf, type RestorableKind, writeKind } from '../restorable-kind.ts';
import { boundOf, contentNow, goneProblem, statesAt } from './states.ts';

interface Restore {
  entity: 'supplier' | 'frontend';
  id: string;
  entry: number;
  /** The state before that entry instead. */
  before?: true | undefined;
  /** Only these fields; all of them without. */
  fields?: FieldPath[] | undefined;
}

/**
 * Saves the state of a record that an entry left or found, or some of its fields, as an ordinary save with its checks. Throws
 * 400, 404, and 412 when `expected` is older than the record.
 */
export async function restoreEntry(
  c: Context<ApiEnv>,
  { entity, id, entry, before, fields }: Restore,
  expected: number | null,
): Promise<Restored> {
  const { database } = c.get('platform');
  const restorable = kindOf(c, entity);
  const bound = await boundOf(database, { entity, id }, entry);
  const [stored] = await restorable.kind.read(database, 'id', [id]);
  if (stored === undefined) throw await goneProblem(database, { entity, id });
  const [state] = await statesAt(database, restorable.kind, id, [before ? bound - 1 : bound]);
  if (!state) throw notFound(historyMessages.unknown);
  return restoreState(c, restorable, id, state, { fields, expected });
}

interface Options {
  fields?: FieldPath[] | undefined;
  /** The version that the restore is based on; null for the present one. */
  expected: number | null;
}

export async function restoreState(
  c: Context<ApiEnv>,
  restorable: RestorableKind<StoredRecord>,
  id: string,
  state: Content,
  { fields, expected }: Options,
): Promise<Restored> {
  const { database } = c.get('platform');
  const { kind } = restorable;
  const [stored] = await kind.read(database, 'id', [id]);
  if (stored === undefined) throw await goneProblem(database, { entity: kind.entity, id });
  const now = contentNow(kind, stored);
  const steps = diff(state, now).filter(
    (step) => fields?.some((field) => concerns(step, field)) ?? true,
  );
  if (steps.length === 0) return { version: stored.version, kept: [], missing: [] };
  const content = apply(now, steps);
  const save = restorable.saveContent ?? saverOf(restorable);
  return save(c, stored, content, expected ?? stored.version);
}

const saverOf =
  (restorable: RestorableKind<StoredRecord>): NonNullable<typeof restorable.saveContent> =>
  async (c, stored, content, version) => {
    const { kind, withContent = (record) => record } = restorable;
    const saved = await carryOutOne(
      c,
      kind,
      {
        op: 'change',
        key: kind.keyOf(stored),
        version,
        action: 'restore',
        make: (before) => withContent(before, content),
      },
      { write: (...args) => writeKind(c, restorable, ...args) },
    );
    // What the history masks stays as it is.
    const kept = diff(content, contentNow(kind, saved)).map(({ path }) => path);
    return { version: saved.version, kept, missing: [] };
  };

/** True when a step gives back a field: the field itself, a part of it, or the section that it is in. */
function concerns({ path, ...step }: Step, field: FieldPath): boolean {
  const [first, ...origin] = path;
  // The origin of a text goes with the text.
  const own = first === 'origins' ? ['Sezioni', ...origin.flatMap((key) => key.split('/'))] : path;
  if ('order' in step || field.length === 1)
    return own.length === field.length && startsWith(own, field);
  return startsWith(own, field) || startsWith(field, own);
}
