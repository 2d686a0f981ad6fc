import type { RegistryModule } from '@wabu/shared/module';

/** How long a fresh copy is waited for before the module is tried again all the same. */
const REFRESH_TIMEOUT_MS = 4_000;

/**
 * Replaces what the browser's cache holds of the module: a damaged answer would otherwise stay there for
 * as long as a good one.
 */
export async function refreshFiles({ base, entry, preload }: RegistryModule): Promise<void> {
  const names = [...entry.scripts, ...preload.scripts, ...preload.styles];
  const signal = AbortSignal.timeout(REFRESH_TIMEOUT_MS);
  await Promise.allSettled(names.map((name) => fetch(base + name, { cache: 'reload', signal })));
}
