import { toFieldProblems } from '@wabu/shared/entities/field-problems';
import { type FieldPath, historyMessages } from '@wabu/shared/entities/history/history';
import type { Restored } from '@wabu/shared/entities/history/restore';
import { type Supplier, supplierInputSchema } from '@wabu/shared/entities/supplier';
import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import { invalid, notFound } from '../http/problem.ts';
import { contentOf } from '../store/change-repository.ts';
import { applyDifference, reverseDifference, type Step } from '../store/difference.ts';
import { changeSupplier } from '../suppliers/supplier-service.ts';
import { type Content, frontendContent, goneProblem, storedRecord } from './current-record.ts';
import { restoreFrontend } from './restore-frontend.ts';
import { boundOf, statesAt } from './states.ts';

interface RestorableRef {
  entity: 'supplier' | 'frontend';
  id: string;
}

interface Restore extends RestorableRef {
  /** The entry that left the state to restore. */
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
  { entry, before, fields, ...record }: Restore,
  expected: number | null,
): Promise<Restored> {
  const { database } = c.get('platform');
  const bound = await boundOf(database, record, entry);
  if ((await storedRecord(database, record)) === null) throw await goneProblem(database, record);
  const [state] = await statesAt(database, record, [before ? bound - 1 : bound]);
  if (!state) throw notFound(historyMessages.unknown);
  return restoreState(c, record, state, { fields, expected });
}

interface Options {
  fields?: FieldPath[] | undefined;
  /** The version that the restore is based on; null for the present one. */
  expected: number | null;
}

/** As `restoreEntry`, for a state. */
export async function restoreState(
  c: Context<ApiEnv>,
  { entity, id }: RestorableRef,
  state: Content,
  { fields, expected }: Options,
): Promise<Restored> {
  const { database } = c.get('platform');
  const stored = await storedRecord(database, { entity, id });
  if (stored === null) throw await goneProblem(database, { entity, id });
  const isSupplier = !('ledger' in stored);
  const now = isSupplier ? contentOf(stored) : frontendContent(stored);
  const steps = reverseDifference(state, now).filter(
    (step) => fields?.some((field) => concerns(step, field)) ?? true,
  );
  if (steps.length === 0) return { version: stored.version, kept: [], missing: [] };
  const content = applyDifference(now, steps);
  const version = expected ?? stored.version;
  return isSupplier
    ? restoreSupplier(c, stored, content, version)
    : restoreFrontend(c, stored, content, version);
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

const startsWith = (path: FieldPath, start: FieldPath) =>
  start.every((key, at) => path[at] === key);

async function restoreSupplier(
  c: Context<ApiEnv>,
  stored: Supplier,
  content: Content,
  version: number,
): Promise<Restored> {
  // The history has no tax code.
  const input = supplierInputSchema.safeParse({ ...content, PIVA: stored.PIVA });
  if (!input.success) throw invalid(toFieldProblems(input.error));
  const saved = await changeSupplier(c, input.data, version, 'restore');
  const isKept = content.PIVA !== contentOf(stored).PIVA;
  return { version: saved.version, kept: isKept ? [['PIVA']] : [], missing: [] };
}
