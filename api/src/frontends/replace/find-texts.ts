import type { Frontend } from '@wabu/shared/entities/frontend';
import {
  type FindTexts,
  type FoundFrontend,
  type FoundText,
  type FoundTexts,
  findLimits,
} from '@wabu/shared/entities/replace/find-texts';
import type { Platform } from '../../platform/platform.ts';
import { type RowKey, readRows } from '../../records/store/list-repository.ts';
import { timeSlices } from '../../records/store/time-slices.ts';
import { frontendList, rowKeyOf, sizeList, toFrontend } from '../record/frontend-repository.ts';
import { readProvenance } from '../record/provenance-repository.ts';
import { matchesOf, searchedTexts, withProvenance } from './search-frontend.ts';
import { type Finder, textFinder } from './text-finder.ts';

/** Frontends of one read, and their bytes: reading and parsing more would hold the processor. */
const READ_ROWS = 50;
const READ_BYTES = 500_000;
/** A page ends behind this number of matches, or after this time. */
const PAGE_MATCHES = 200;
const PAGE_MS = 500;

interface FoundPlaces {
  texts: Pick<FoundText, 'place' | 'title' | 'matches'>[];
  count: number;
}

/** A page of the microsites with matches, in the order of the list. */
export async function findTexts(platform: Platform, search: FindTexts): Promise<FoundTexts> {
  const nextSlice = timeSlices();
  const finder = await textFinder(search, nextSlice);
  const end = performance.now() + PAGE_MS;
  const frontends: FoundFrontend[] = [];
  let [searched, matches, total] = [0, 0, 0];
  let next: RowKey | null = search.after ?? null;
  do {
    const read = await readNext(platform, next);
    const found: { id: string; frontend: Frontend; places: FoundPlaces }[] = [];
    ({ next, total } = read);
    for (const [at, row] of read.rows.entries()) {
      const frontend = toFrontend(row);
      await nextSlice();
      searched += 1;
      const places = await placesOf(frontend, search, finder);
      matches += places.count;
      if (places.count > 0) found.push({ id: String(row.id), frontend, places });
      if (matches < PAGE_MATCHES || at === read.rows.length - 1) continue;
      next = rowKeyOf(frontend);
      break;
    }
    frontends.push(...(await describe(platform, found, nextSlice)));
  } while (next !== null && matches < PAGE_MATCHES && performance.now() < end);
  const position = next === null ? null : ([String(next[0]), String(next[1])] as [string, string]);
  return { frontends, searched, total, next: position };
}

async function readNext({ database }: Platform, after: RowKey | null) {
  let bytes = 0;
  const sizes = await readRows(database, sizeList, { after, limit: READ_ROWS });
  const fitting = sizes.rows.findIndex((row) => {
    bytes += Number(row.bytes);
    return bytes > READ_BYTES;
  });
  const limit = fitting < 0 ? READ_ROWS : fitting || 1;
  const { rows, total } = await readRows(database, frontendList, { after, limit });
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return { rows, total, next: last === undefined ? null : frontendList.keyOf(last) };
}

/** The texts of a frontend with matches; only their number when there are too many. */
async function placesOf(
  frontend: Frontend,
  search: FindTexts,
  finder: Finder,
): Promise<FoundPlaces> {
  const texts: FoundPlaces['texts'] = [];
  let count = 0;
  // A save would lose what cannot be read.
  if (frontend.damaged) return { texts, count };
  for (const text of searchedTexts(frontend, search)) {
    const matches = await matchesOf(text, finder, findLimits.matches + 1 - count);
    count += matches.length;
    if (matches.length > 0) texts.push({ place: text.place, title: text.title, matches });
    if (count > findLimits.matches) return { texts: [], count };
  }
  return { texts, count };
}

async function describe(
  { database }: Platform,
  found: readonly { id: string; frontend: Frontend; places: FoundPlaces }[],
  nextSlice: () => Promise<void>,
): Promise<FoundFrontend[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const provenance = await readProvenance(database, ids);
  const described: FoundFrontend[] = [];
  for (const { id, frontend, places } of found) {
    await nextSlice();
    described.push({
      URL: frontend.URL,
      Fornitore: frontend.Fornitore,
      version: frontend.version,
      isPublished: frontend.publication !== undefined && frontend.publication.state !== 'withdrawn',
      texts: places.texts.map(withProvenance(frontend, provenance.get(id) ?? [])),
      ...(places.count > findLimits.matches && { tooMany: true as const }),
    });
  }
  return described;
}
