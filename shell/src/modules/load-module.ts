import { provideWords } from '@wabu/shared/i18n';
import type { ModuleExports, RegistryModule } from '@wabu/shared/module';
import type { Provided } from '@wabu/shared/module/compatibility';
import { assertCompatible } from './assert-compatible.ts';
import { assertModuleExports } from './assert-module-exports.ts';
import { loadRemoteModule, sharedVersions } from './federation.ts';
import { injectFault } from './injected-fault.ts';
import { ModuleProblem, toModuleProblem } from './module-problem.ts';
import { refreshFiles } from './refresh-files.ts';

/** Written into the shell when it is built. */
declare const WABU_SHELL_VERSION: string;

/** One attempt: entry, chunks and styles together. */
const ATTEMPT_TIMEOUT_MS = 10_000;
/** Pauses before the second and the third attempt; none is begun after the visitor has waited for long. */
const RETRY_DELAYS_MS = [300, 1_200];
const RETRY_WINDOW_MS = 12_000;

const loads = new Map<string, Promise<ModuleExports>>();
const loaded = new Set<string>();
const failed = new Set<string>();
/** Failed before: the browser's cache may hold a damaged file of theirs. */
const suspect = new Set<string>();

/**
 * The module's face, loaded once. A failure stays the answer until `clearFailures`, so that a page which
 * is drawn again does not ask again.
 */
export function loadModule(module: RegistryModule): Promise<ModuleExports> {
  const known = loads.get(module.id);
  if (known) return known;
  const load = fetchModule(module).catch((error: unknown) => {
    failed.add(module.id);
    throw toModuleProblem(error, module.id);
  });
  loads.set(module.id, load);
  return load;
}

/** True once the module's face is here. */
export function isLoaded(id: string): boolean {
  return loaded.has(id);
}

/** True when the module was asked for and did not come. */
export function hasFailed(id: string): boolean {
  return failed.has(id);
}

/** Says that a module which came cannot draw its page: as good as not there. */
export function markFailed(id: string): void {
  failed.add(id);
}

/** Lets the modules that failed be tried again: by Riprova, and with each navigation. */
export function clearFailures(): void {
  for (const id of failed) {
    loads.delete(id);
    suspect.add(id);
  }
  failed.clear();
}

async function fetchModule(module: RegistryModule): Promise<ModuleExports> {
  assertCompatible(module, provided());
  if (suspect.delete(module.id)) await refreshFiles(module);
  return withRetries(() => withTimeout(fetchExports(module), module.id));
}

async function fetchExports(module: RegistryModule): Promise<ModuleExports> {
  await injectFault(module);
  const face = assertModuleExports(await loadRemoteModule(module.id), module);
  loaded.add(module.id);
  if (face.words) await provideWords(module.id, face.words);
  return face;
}

function provided(): Provided {
  return { shell: WABU_SHELL_VERSION, shared: sharedVersions() };
}

async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  const started = Date.now();
  for (const pause of RETRY_DELAYS_MS) {
    try {
      return await attempt();
    } catch (error) {
      const { code } = toModuleProblem(error, '');
      if (code !== 'unreachable' || Date.now() - started > RETRY_WINDOW_MS) throw error;
      // Not all browsers at once on a server that has just come back.
      await new Promise((resume) => setTimeout(resume, pause * (0.75 + Math.random() / 2)));
    }
  }
  return attempt();
}

function withTimeout<T>(work: Promise<T>, id: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const deadline = new Promise<never>((_, fail) => {
    const onTimeout = () =>
      fail(new ModuleProblem('slow', id, `nothing after ${ATTEMPT_TIMEOUT_MS} ms`));
    timer = setTimeout(onTimeout, ATTEMPT_TIMEOUT_MS);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}
