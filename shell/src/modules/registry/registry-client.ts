import { REGISTRY_COPY_DAYS } from '@wabu/shared/entities/registry-copy';
import { REGISTRY_ELEMENT_ID, type Registry, type RegistryModule } from '@wabu/shared/module';
import { getJson, setItem } from '@wabu/shared/storage';
import { chooseVersions } from './choose-version.ts';
import { hasValidSignature } from './verify-registry.ts';

const LAST_GOOD_KEY = 'lastGoodRegistry';
/** An older copy may name files that are gone. */
const CACHE_MAX_AGE_MS = REGISTRY_COPY_DAYS * 24 * 60 * 60 * 1000;

interface CachedRegistry {
  /** Milliseconds since 1970. */
  at: number;
  text: string;
}

/**
 * The registry that this tab keeps until it is reloaded: the one inside the HTML, or, when that cannot be
 * believed, the last good one of this browser. Null: there is none that this shell may follow.
 */
export async function readRegistry(): Promise<Registry | null> {
  const inlined = parseRegistry(document.getElementById(REGISTRY_ELEMENT_ID)?.textContent);
  if (inlined && (await hasValidSignature(inlined))) {
    cacheRegistry(inlined);
    return inlined;
  }
  const kept = readCachedRegistry();
  return kept && (await hasValidSignature(kept)) ? kept : null;
}

/** What the server says now; for whoever wants to know whether there is something newer. */
export async function fetchRegistry(): Promise<Registry | null> {
  const response = await fetch('/registry.json', { cache: 'no-cache' });
  return response.ok ? parseRegistry(await response.text()) : null;
}

/** The modules of a registry that bring pages; the shell is in it too. */
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

/** The server checks the whole shape; here only what the shell cannot do without. */
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
  // Where nothing can be kept, the next page still has its own registry.
  setItem('localStorage', LAST_GOOD_KEY, JSON.stringify(copy));
}
