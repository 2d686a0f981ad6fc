import { provideWords } from '@wabu/shared/i18n';
import type { ModuleExports, RegistryModule } from '@wabu/shared/module';
import { assertModuleExports } from './assert-module-exports.ts';
import { type Exposed, loadRemote } from './federation.ts';
import { injectFault } from './injected-fault.ts';
import { ModuleProblem, toModuleProblem } from './module-problem.ts';
import { refreshFiles } from './refresh-files.ts';
import { trackStatus } from './track-status.ts';

/** Delays before the second and third attempt. A load has no deadline: it takes as long as its bytes. */
const RETRY_DELAYS_MS = [300, 1_200];

/** By module and exposed name. */
const loads = new Map<string, Promise<unknown>>();
const loaded = new Set<string>();
const failed = new Set<string>();

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
  const { id, misfit } = module;
  if (misfit !== undefined) throw new ModuleProblem('incompatible', id, misfit);
  const attempt = async () => {
    await injectFault(module);
    return read(await loadRemote(id, exposed));
  };
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await attempt();
    } catch (error) {
      if (toModuleProblem(error, '').code !== 'unreachable') throw error;
      // Jitter: browsers must not all retry at the same moment after an outage.
      await new Promise((resume) => setTimeout(resume, delay * (0.75 + Math.random() / 2)));
      await refreshFiles(module);
    }
  }
  return attempt();
}
