import {
  type ActivityEntity,
  activityEntities,
  type ChangeAction,
  changeActions,
} from '@wabu/shared/entities/history/history';
import { useSearchParams } from '@wabu/shared/routing';

/** What the page shows; null for all. */
export interface ActivityFilters {
  /** The name of a user. */
  by: string | null;
  entity: ActivityEntity | null;
  action: ChangeAction | null;
  /** A day where the browser is: `2026-11-23`. */
  day: string | null;
  /** The id of one record; it counts with its `entity`. */
  record: string | null;
}

const names = ['by', 'entity', 'action', 'day', 'record'] as const;

/** The filters stand in the address, so that Back, a reload and a link keep them. */
export function useActivityFilters() {
  const [search, setSearch] = useSearchParams();
  const value = (name: (typeof names)[number]) => search.get(name) || null;
  const day = value('day');
  const filters: ActivityFilters = {
    by: value('by'),
    entity: oneOf(activityEntities, value('entity')),
    action: oneOf(changeActions, value('action')),
    day: day !== null && !Number.isNaN(startOf(day)) ? day : null,
    record: value('record'),
  };
  const setFilters = (next: Partial<ActivityFilters>) => {
    const entries = Object.entries({ ...filters, ...next }).filter(([, text]) => text !== null);
    setSearch(entries as [string, string][], { replace: true });
  };
  return { filters, setFilters, clear: () => setSearch([], { replace: true }) };
}

export const isFiltered = (filters: ActivityFilters) =>
  names.some((name) => filters[name] !== null);

/** The query of `GET /api/d1/activity` for these filters. */
export function queryOf({ day, by, entity, action, record }: ActivityFilters) {
  return {
    ...(by !== null && { by }),
    ...(entity !== null && { entity }),
    ...(action !== null && { action }),
    ...(record !== null && { record }),
    ...(day !== null && { from: String(startOf(day)), until: String(startOf(day, 1)) }),
  };
}

export type ActivityQuery = ReturnType<typeof queryOf>;

/** The first moment of a local day, or of the day that many days later. */
function startOf(day: string, later = 0): number {
  const [year = Number.NaN, month = 1, date = 1] = day.split('-').map(Number);
  // Not by adding hours: a day of a clock change has 23 or 25.
  return new Date(year, month - 1, date + later).getTime();
}

const oneOf = <T extends string>(all: readonly T[], text: string | null): T | null =>
  all.find((each) => each === text) ?? null;
