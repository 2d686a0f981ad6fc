import { normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import type { Microsite, MicrositeCard } from '@wabu/shared/entities/microsite';
import type { Database, Platform } from '../../platform/platform.ts';
import { RecentEntries } from '../../platform/recent-entries.ts';
import { currentRevision } from '../../records/lists/write-and-invalidate.ts';
import {
  type CardFilters,
  findDocument,
  findLocation,
  isAnyPublished,
  type Location,
  readCards,
  readTowns,
} from './microsite-repository.ts';

/** What an address answers: 200, 301 to another address, 410 or 404. */
export type FoundMicrosite =
  | {
      kind: 'published';
      microsite: Microsite;
      /** Its enabled own host. */
      host: string | null;
      /** It ends with the form of a request. */
      hasForm: boolean;
    }
  | { kind: 'moved'; URL: string }
  | { kind: 'withdrawn' }
  | { kind: 'unknown' };

export interface MicrositeList {
  /** By address. */
  microsites: MicrositeCard[];
  /** The `after` of the next part; null behind the last one. */
  next: string | null;
  /** Grows with every publication and withdrawal: the key of what is made of the list. */
  revision: number;
}

type Reader = Pick<Platform, 'database'>;

interface Generation {
  revision: number;
  locations: Map<string, Location>;
  lists: Map<string, MicrositeList>;
  /** Absent until they are asked for. */
  towns?: readonly string[];
  isAny?: boolean;
}

const MAX_LOCATIONS = 20_000;
const MAX_LISTS = 100;
/** UTF-16 code units of the snapshots in memory, before they are parsed. */
const MAX_DOCUMENT_LENGTH = 8_000_000;

const generations = new WeakMap<Database, Generation>();
/** The last snapshot of each frontend, parsed. */
const documents = new WeakMap<Database, RecentEntries<Document>>();

/**
 * The published microsite of an address, in any spelling: one that differs from `microsite.URL` should be
 * redirected to it. A publication or withdrawal shows in the next call, on every process and isolate. The
 * same snapshot may be the same object: do not change it.
 */
export async function readMicrosite(platform: Reader, URL: string): Promise<FoundMicrosite> {
  const urlKey = normaliseFrontendUrl(URL);
  // A publication between two reads can delete a snapshot; the one after it finds the new one.
  return (await find(platform, urlKey)) ?? (await find(platform, urlKey)) ?? { kind: 'withdrawn' };
}

/** Null when the snapshot of the address is gone. */
async function find(platform: Reader, urlKey: string): Promise<FoundMicrosite | null> {
  const location = await locate(platform, urlKey);
  if (location === null) return { kind: 'unknown' };
  if (location.state === 'withdrawn') return { kind: 'withdrawn' };
  if (location.URL !== urlKey) return { kind: 'moved', URL: location.URL };
  const microsite = await readDocument(platform, location);
  const { host, hasForm } = location;
  if (microsite !== null) return { kind: 'published', microsite, host, hasForm };
  generations.delete(platform.database);
  return null;
}

/** The published microsites, a part at a time. */
export async function listMicrosites(
  platform: Reader,
  asked: Partial<CardFilters> & { after?: string; limit: number },
): Promise<MicrositeList> {
  const { town = '', kind = '', after = '', limit } = asked;
  const generation = await currentGeneration(platform);
  const key = JSON.stringify([limit, after, town, kind]);
  const known = generation.lists.get(key);
  if (known !== undefined) return known;
  const microsites = await readCards(platform.database, { town, kind, after, limit });
  const next = microsites.length === limit ? (microsites.at(-1)?.URL ?? null) : null;
  const list = { microsites, next, revision: generation.revision };
  // Visitors choose the filters, so those that match nothing are not stored.
  if (microsites.length > 0) store(generation.lists, key, list, MAX_LISTS);
  return list;
}

/** The towns of the published microsites, by name. */
export async function listTowns(platform: Reader): Promise<readonly string[]> {
  const generation = await currentGeneration(platform);
  generation.towns ??= await readTowns(platform.database);
  return generation.towns;
}

/** True while a microsite is published. */
export async function hasMicrosites(platform: Reader): Promise<boolean> {
  const generation = await currentGeneration(platform);
  generation.isAny ??= await isAnyPublished(platform.database);
  return generation.isAny;
}

async function locate(platform: Reader, urlKey: string): Promise<Location | null> {
  const { locations } = await currentGeneration(platform);
  const known = locations.get(urlKey);
  if (known !== undefined) return known;
  const location = await findLocation(platform.database, urlKey);
  // Visitors choose the address, so an unknown one is not stored.
  if (location !== null) store(locations, urlKey, location, MAX_LOCATIONS);
  return location;
}

/** A read that began at an older revision stores its result in the generation of that revision. */
async function currentGeneration(platform: Reader): Promise<Generation> {
  const revision = await currentRevision(platform, 'microsites');
  const known = generations.get(platform.database);
  if (known?.revision === revision) return known;
  const next = { revision, locations: new Map(), lists: new Map() };
  generations.set(platform.database, next);
  return next;
}

async function readDocument({ database }: Reader, location: Location): Promise<Microsite | null> {
  const cache =
    documents.get(database) ?? new RecentEntries(MAX_DOCUMENT_LENGTH, ({ length }) => length);
  documents.set(database, cache);
  const { frontendId, snapshot } = location;
  const known = cache.get(frontendId);
  if (known?.snapshot === snapshot) return known.microsite;
  const text = await findDocument(database, location);
  if (text === null) return null;
  const microsite = JSON.parse(text) as Microsite;
  cache.add(frontendId, { snapshot, microsite, length: text.length });
  return microsite;
}

function store<T>(map: Map<string, T>, key: string, value: T, max: number): void {
  const [oldest] = map.keys();
  if (map.size >= max && oldest !== undefined) map.delete(oldest);
  map.set(key, value);
}

interface Document extends Pick<Location, 'snapshot'> {
  microsite: Microsite;
  length: number;
}
