import type { Frontend } from '@wabu/shared/entities/frontend';

interface Differences {
  before?: object;
  after: object;
}

/** A history row must fit into a D1 row (1 MB) with its other columns. */
const MAX_CHARACTERS = 600_000;

const leftOutWhenEmpty = ['altTexts', 'dismissedChecks'] as const;

/** The changed keys of a save. Omits `before` if both sides are too long for one row. */
export function differences(before: Frontend, after: Frontend): Differences {
  const keys = new Set([...(Object.keys(after) as (keyof Frontend)[]), ...leftOutWhenEmpty]);
  const changed = [...keys].filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const of = (frontend: Frontend) => Object.fromEntries(changed.map((key) => [key, frontend[key]]));
  const both = { before: of(before), after: of(after) };
  return JSON.stringify(both).length <= MAX_CHARACTERS ? both : { after: both.after };
}
