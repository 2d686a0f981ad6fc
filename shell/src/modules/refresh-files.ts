import type { RegistryModule } from '@wabu/shared/module';

/** How long the refresh may delay the next attempt. */
const REFRESH_TIMEOUT_MS = 4_000;

/**
 * Fetches the files of a module past the HTTP cache. A damaged response would stay cached as immutable.
 * Never rejects.
 */
export async function refreshFiles({ base, entry, preload }: RegistryModule): Promise<void> {
  const names = [...entry.scripts, ...preload.scripts, ...preload.styles];
  const signal = AbortSignal.timeout(REFRESH_TIMEOUT_MS);
  await Promise.allSettled(names.map((name) => fetch(base + name, { cache: 'reload', signal })));
}
