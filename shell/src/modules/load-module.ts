import { provideWords } from '@wabu/shared/i18n';
import type { ModuleExports, RegistryModule } from '@wabu/shared/module';
import type { Provided } from '@wabu/shared/module/compatibility';
import { assertCompatible } from './assert-compatible.ts';
import { assertModuleExports } from './assert-module-exports.ts';
import { type Exposed, loadRemote, sharedVersions } from './federation.ts';
import { injectFault } from './injected-fault.ts';
import { loadDeadline } from './load-deadline.ts';
import { ModuleProblem, toModuleProblem } from './module-problem.ts';
import { refreshFiles } from './refresh-files.ts';
import { trackStatus } from './track-status.ts';

/** Defined at build time. */
declare const WABU_SHELL_VERSION: string;

/** How long one attempt may take: entry, chunks and styles together. */
const ATTEMPT_TIMEOUT_MS = loadDeadline(10_000);
/** Delays before the second and third attempt; no attempt starts after the retry window. */
const RETRY_DELAYS_MS = [300, 1_200];
const RETRY_WINDOW_MS = 12_000;

/** By module and exposed name. */
const loads = new Map<string, Promise<unknown>>();
const loaded = new Set<string>();
const failed = new Set<string>();
/** Modules whose files the browser's cache may hold damaged, because an earlier load failed. */
const possiblyDamaged = new Set<string>();

/**
 * Loads a module once and returns its exports. Rejects with a ModuleProblem; the rejection is cached until
 * `clearFailures`, so that a new render does not load again.
 */
export function loadModule(module: RegistryModule): Promise<ModuleExports> {
  return loadOnce(module, 'module', async (exposed) => {
    const exports = assertModuleExports(exposed, module);
    loaded.add(module.id);
    if (exports.words) await provideWords(module.id, exports.words);
    return exports;
  });
}

/** True once the module has loaded. */
export function isLoaded(id: string): boolean {
  return loaded.has(id);
}

/** True when the module failed to load or was marked so. */
export function hasFailed(id: string): boolean {
  return failed.has(id);
}

/** Marks a loaded module as failed, because its page throws. */
export function markFailed(id: string): void {
  failed.add(id);
}

/** Allows failed modules to load again. Called by the retry button and at each navigation. */
export function clearFailures(): void {
  for (const id of failed) {
    loads.delete(keyOf(id, 'module'));
    loads.delete(keyOf(id, 'slots'));
    possiblyDamaged.add(id);
  }
  failed.clear();
}

const keyOf = (id: string, exposed: Exposed) => `${id}/${exposed}`;

/** Loads what the container exposes under a name, once, as `loadModule` does. */
export function loadOnce<T>(
  module: RegistryModule,
  exposed: Exposed,
  read: (value: unknown) => Promise<T>,
): Promise<T> {
  const key = keyOf(module.id, exposed);
  const known = loads.get(key);
  if (known) return known as Promise<T>;
  const load = trackStatus(
    fetchExposed(module, exposed, read).catch((error: unknown) => {
      // A search is asked for again; its failure is none of the pages.
      if (exposed === 'search') loads.delete(key);
      else failed.add(module.id);
      throw toModuleProblem(error, module.id);
    }),
  );
  loads.set(key, load);
  return load;
}

async function fetchExposed<T>(
  module: RegistryModule,
  exposed: Exposed,
  read: (value: unknown) => Promise<T>,
): Promise<T> {
  assertCompatible(module, provided());
  if (possiblyDamaged.delete(module.id)) await refreshFiles(module);
  const attempt = async () => {
    await injectFault(module);
    return read(await loadRemote(module.id, exposed));
  };
  // Nobody presses Riprova on a public page: the last attempt does without what the cache may hold damaged.
  const beforeLast = () => refreshFiles(module);
  return withRetries(() => withTimeout(attempt(), module.id), beforeLast);
}

function provided(): Provided {
  return { shell: WABU_SHELL_VERSION, shared: sharedVersions() };
}

async function withRetries<T>(
  attempt: () => Promise<T>,
  beforeLast: () => Promise<void>,
): Promise<T> {
  const startedAt = Date.now();
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await attempt();
    } catch (error) {
      const { code } = toModuleProblem(error, '');
      if (code !== 'unreachable' || Date.now() - startedAt > RETRY_WINDOW_MS) throw error;
      // Jitter: browsers must not all retry at the same moment after an outage.
      await new Promise((resume) => setTimeout(resume, delay * (0.75 + Math.random() / 2)));
    }
  }
  await beforeLast();
  return attempt();
}

function withTimeout<T>(work: Promise<T>, id: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const deadline = new Promise<never>((_, fail) => {
    const onTimeout = () =>
      fail(new ModuleProblem('slow', id, `timed out after ${ATTEMPT_TIMEOUT_MS} ms`));
    timer = setTimeout(onTimeout, ATTEMPT_TIMEOUT_MS);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}
