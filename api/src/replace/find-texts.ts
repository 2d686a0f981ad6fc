import type { Frontend } from '@wabu/shared/entities/frontend';
import {
  type FindTexts,
  type FoundFrontend,
  type FoundText,
  type FoundTexts,
  findLimits,
} from '@wabu/shared/entities/replace/find-texts';
import {
  frontendTable,
  readFrontends,
  readFrontendTexts,
  rowKeyOf,
} from '../frontends/frontend-repository.ts';
import { readProvenance } from '../frontends/provenance-repository.ts';
import type { Platform } from '../platform/platform.ts';
import { countRows, type ListBatch, type RowKey } from '../store/list-repository.ts';
import { timeSlices } from '../store/time-slices.ts';
import { matchesOf, mayContainIn, searchedTexts, withProvenance } from './search-frontend.ts';
import { type Finder, textFinder } from './text-finder.ts';

/** Frontends of one read, each with all of its texts. */
const BATCH_SIZE = 50;
/** A page ends behind this number of matches, or after this time. */
const PAGE_MATCHES = 200;
const PAGE_MS = 500;

interface FoundPlaces {
  texts: Pick<FoundText, 'place' | 'title' | 'matches'>[];
  count: number;
}

/** A page of the microsites with matches, in the order of the list. */
export async function findTexts(platform: Platform, search: FindTexts): Promise<FoundTexts> {
  const finder = textFinder(search);
  const total = await countRows(platform.database, frontendTable);
  const end = performance.now() + PAGE_MS;
  const nextSlice = timeSlices();
  const frontends: FoundFrontend[] = [];
  let [searched, matches] = [0, 0];
  let next: RowKey | null = search.after ?? null;
  do {
    const range = { after: next, until: null, limit: BATCH_SIZE };
    const batch = await readFrontendTexts(platform, range);
    const candidates = await readCandidates(platform, batch, (texts) =>
      nextSlice().then(() => mayContainIn(texts, finder, search)),
    );
    const found: { id: string; frontend: Frontend; places: FoundPlaces }[] = [];
    next = batch.next;
    for (const [at, id] of batch.ids.entries()) {
      searched += 1;
      const frontend = candidates.get(id);
      if (frontend === undefined) continue;
      const places = await placesOf(frontend, search, finder, nextSlice);
      matches += places.count;
      if (places.count > 0) found.push({ id, frontend, places });
      if (matches < PAGE_MATCHES || at === batch.ids.length - 1) continue;
      next = rowKeyOf(frontend);
      break;
    }
    frontends.push(...(await describe(platform, found)));
  } while (next !== null && matches < PAGE_MATCHES && performance.now() < end);
  const position = next === null ? null : ([String(next[0]), String(next[1])] as [string, string]);
  return { frontends, searched, total, next: position };
}

/** The frontends of a batch whose texts may contain what is searched for, by id; without those deleted meanwhile. */
async function readCandidates(
  platform: Platform,
  { items, ids }: ListBatch<{ texts: string }>,
  mayContain: (texts: string) => Promise<boolean>,
): Promise<ReadonlyMap<string, Frontend>> {
  const wanted: string[] = [];
  for (const [at, { texts }] of items.entries())
    if (await mayContain(texts)) wanted.push(ids[at] ?? '');
  if (wanted.length === 0) return new Map();
  const range = { after: null, until: null, limit: -1, ids: wanted };
  const found = await readFrontends(platform, range);
  return new Map(found.items.map((frontend, at) => [found.ids[at] ?? '', frontend]));
}

/** The texts of a frontend with matches; only their number when there are too many. */
async function placesOf(
  frontend: Frontend,
  search: FindTexts,
  finder: Finder,
  nextSlice: () => Promise<void>,
): Promise<FoundPlaces> {
  const texts: FoundPlaces['texts'] = [];
  let count = 0;
  // A save would lose what cannot be read.
  if (frontend.damaged) return { texts, count };
  for (const text of searchedTexts(frontend, search)) {
    const matches = matchesOf(text, finder, findLimits.matches + 1 - count);
    count += matches.length;
    if (matches.length > 0) texts.push({ place: text.place, title: text.title, matches });
    if (count > findLimits.matches) return { texts: [], count };
    await nextSlice();
  }
  return { texts, count };
}

async function describe(
  { database }: Platform,
  found: readonly { id: string; frontend: Frontend; places: FoundPlaces }[],
): Promise<FoundFrontend[]> {
  if (found.length === 0) return [];
  const provenance = await readProvenance(
    database,
    found.map(({ id }) => id),
  );
  return found.map(({ id, frontend, places: { texts, count } }) => ({
    URL: frontend.URL,
    Fornitore: frontend.Fornitore,
    version: frontend.version,
    isPublished: frontend.publication !== undefined && frontend.publication.state !== 'withdrawn',
    texts: texts.map(withProvenance(frontend, provenance.get(id) ?? [])),
    ...(count > findLimits.matches && { tooMany: true as const }),
  }));
}
