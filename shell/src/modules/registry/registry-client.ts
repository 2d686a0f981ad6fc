import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import { REGISTRY_COPY_DAYS } from '@wabu/shared/entities/retention';
import { REGISTRY_ELEMENT_ID, type Registry, type RegistryModule } from '@wabu/shared/module';
import { getJson, setItem } from '@wabu/shared/storage';
import { chooseVersions } from './choose-version.ts';
import { isReplayed, rememberIssue } from './newest-issue.ts';
import { hasValidSignature } from './verify-registry.ts';

const LAST_GOOD_KEY = 'lastGoodRegistry';
/** An older copy may name files that have been deleted. */
const CACHE_MAX_AGE_MS = REGISTRY_COPY_DAYS * DAY_MS;

interface CachedRegistry {
  /** Milliseconds since 1970. */
  at: number;
  text: string;
}

/** Why there is no registry to start with. */
export type RegistryRejection = 'not-authentic' | 'outdated';

/**
 * Reads the registry that this tab keeps until it reloads: the one in the HTML, or, when its signature is
 * invalid, the last valid one of this browser. One that is older than the newest of this browser is fetched
 * again, once and past every cache, and then rejected.
 */
export async function readRegistry(key?: string): Promise<Registry | RegistryRejection> {
  const inlined = parseRegistry(document.getElementById(REGISTRY_ELEMENT_ID)?.textContent);
  if (inlined && (await hasValidSignature(inlined, key))) {
    if (!(await isReplayed(inlined, key))) return accept(inlined, key);
    const fetched = await fetchRegistry('reload', key).catch(() => null);
    return fetched && (await hasValidSignature(fetched, key)) ? accept(fetched, key) : 'outdated';
  }
  const cached = readCachedRegistry();
  return cached && (await hasValidSignature(cached, key)) ? cached : 'not-authentic';
}

async function accept(registry: Registry, key?: string): Promise<Registry> {
  await rememberIssue(registry, key);
  if (hasStaffModules(registry.modules)) cacheRegistry(registry);
  return registry;
}

/** Fetches the current registry. Null when the response is an error, not a registry, or an older one. */
export async function fetchRegistry(
  cache: RequestCache = 'no-cache',
  key?: string,
): Promise<Registry | null> {
  const response = await fetch('/registry.json', { cache });
  const registry = response.ok ? parseRegistry(await response.text()) : null;
  return registry && (await isReplayed(registry, key)) ? null : registry;
}

/** False for the part of the registry that public pages carry. */
export const hasStaffModules = (modules: RegistryModule[]): boolean =>
  modules.some(({ description }) => description?.area === 'admin');

/** The modules of a registry that have pages, one version each; the shell is left out. */
export function pageModules(registry: Registry): RegistryModule[] {
  return chooseVersions(registry.modules).filter(({ description }) => description !== undefined);
}

function parseRegistry(text: string | null | undefined): Registry | null {
  try {
    const read: unknown = JSON.parse(text ?? '');
    return isRegistry(read) ? read : null;
  } catch {
    return null;
  }
}

/** Checks only what the shell needs; the server validates the whole shape. */
function isRegistry(value: unknown): value is Registry {
  const { modules } = (value ?? {}) as Partial<Registry>;
  return (
    Array.isArray(modules) &&
    modules.every((module) => {
      const { id, base, entry, files } = (module ?? {}) as Partial<RegistryModule>;
      return typeof id === 'string' && typeof base === 'string' && Boolean(entry && files);
    })
  );
}

function readCachedRegistry(): Registry | null {
  const { at = 0, text } = (getJson('localStorage', LAST_GOOD_KEY) ??
    {}) as Partial<CachedRegistry>;
  return Date.now() - at < CACHE_MAX_AGE_MS ? parseRegistry(text) : null;
}

function cacheRegistry(registry: Registry): void {
  const copy: CachedRegistry = { at: Date.now(), text: JSON.stringify(registry) };
  // Without storage the next page still has the registry in its HTML.
  setItem('localStorage', LAST_GOOD_KEY, JSON.stringify(copy));
}
