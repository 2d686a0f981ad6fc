import type {
  ActivityPage,
  HistoryDifference,
  HistoryPage,
  HistoryPoint,
} from '@wabu/shared/entities/history/history';
import type { Database } from '../platform/platform.ts';
import { reverseDifference, type Step, valueAt } from '../store/difference.ts';
import { type RecordRef, readActivity, readEntries } from './history-repository.ts';
import { boundOf, statesAt } from './states.ts';

interface Page {
  after?: number | undefined;
  limit: number;
}

/** A page of the history of a record, also of a deleted one. */
export async function historyOf(
  database: Database,
  record: RecordRef,
  { after, limit }: Page,
): Promise<HistoryPage> {
  const entries = await readEntries(database, record, { after, limit });
  const isLast = entries.length < limit;
  return {
    entries: entries.map(({ entity: _, recordId: __, ...entry }) => entry),
    next: isLast ? null : String(entries.at(-1)?.id),
  };
}

/** A page of the entries of all records. */
export async function activityOf(
  database: Database,
  range: Parameters<typeof readActivity>[1],
): Promise<ActivityPage> {
  const { entries, last } = await readActivity(database, range);
  return { entries, next: last === null ? null : String(last) };
}

/** What differs in a record between two points; without `from`, what the entry `to` changed. Throws 404. */
export async function differenceOf(
  database: Database,
  record: RecordRef,
  { from, to }: { from?: HistoryPoint | undefined; to: HistoryPoint },
): Promise<HistoryDifference> {
  const end = await boundOf(database, record, to);
  const start = from === undefined ? end - 1 : await boundOf(database, record, from);
  const states = await statesAt(database, record, [Math.max(start, end), Math.min(start, end)]);
  const [after, before] = end < start ? states.toReversed() : states;
  const steps = reverseDifference(before ?? {}, after ?? {});
  return {
    fields: steps
      .filter(({ path: [key] }) => key !== 'origins')
      .map((step) => ({ path: step.path, before: shown(before, step), after: shown(after, step) })),
  };
}

/** The value at a path; of an order only the ids. */
function shown(state: object | null | undefined, step: Step): unknown {
  const value = valueAt(state, step.path);
  return 'order' in step && Array.isArray(value)
    ? value.map((element: { id: string }) => element.id)
    : value;
}
