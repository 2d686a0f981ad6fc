import type { Frontend } from '@wabu/shared/entities/frontend';

interface Differences {
  before?: object;
  after: object;
}

/** A row of history must fit into a row of the smaller of our stores, with room for the rest of it. */
const MOST_CHARACTERS = 600_000;

/** What a save changed, key by key. Too long for one row, the older side is left to the entry before it. */
export function differences(before: Frontend, after: Frontend): Differences {
  const changed = (Object.keys(after) as (keyof Frontend)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const of = (frontend: Frontend) => Object.fromEntries(changed.map((key) => [key, frontend[key]]));
  const both = { before: of(before), after: of(after) };
  return JSON.stringify(both).length <= MOST_CHARACTERS ? both : { after: both.after };
}
