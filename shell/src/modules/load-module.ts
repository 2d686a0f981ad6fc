import { provideWords } from '@wabu/shared/i18n';
import type { ModuleExports, RegistryModule } from '@wabu/shared/module';
import type { Provided } from '@wabu/shared/module/compatibility';
import { requireCompatible } from './assert-compatible.ts';
import { requireFace } from './assert-module-exports.ts';
import { loadExposed, sharedVersions } from './federation.ts';
import { sufferFault } from './injected-fault.ts';
import { ModuleProblem, toModuleProblem } from './module-problem.ts';
import { refreshFiles } from './refresh-files.ts';

/** Written into the shell when it is built. */
declare const WABU_SHELL_VERSION: string;

/** One attempt: entry, chunks and styles together. */
const ATTEMPT_DEADLINE = 10_000;
/** Pauses before the second and the third attempt; none is begun after the visitor has waited for long. */
const PAUSES = [300, 1_200];
const PATIENCE = 12_000;

const loads = new Map<string, Promise<ModuleExports>>();
const loaded = new Set<string>();
const failed = new Set<string>();
/** Failed before: the browser's cache may hold a damaged file of theirs. */
const suspect = new Set<string>();

/**
 * The module's face, loaded once. A failure stays the answer until `forgetFailures`, so that a page which
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
export function forgetFailures(): void {
  for (const id of failed) {
    loads.delete(id);
    suspect.add(id);
  }
  failed.clear();
}

async function fetchModule(module: RegistryModule): Promise<ModuleExports> {
  requireCompatible(module, provided());
  if (suspect.delete(module.id)) await refreshFiles(module);
  return withRetries(() => inTime(fetchFace(module), module.id));
}

async function fetchFace(module: RegistryModule): Promise<ModuleExports> {
  await sufferFault(module);
  const face = requireFace(await loadExposed(module.id), module);
  loaded.add(module.id);
  if (face.words) await provideWords(module.id, face.words);
  return face;
}

function provided(): Provided {
  return { shell: WABU_SHELL_VERSION, shared: sharedVersions() };
}

async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  const started = Date.now();
  for (const pause of PAUSES) {
    try {
      return await attempt();
    } catch (error) {
      const { code } = toModuleProblem(error, '');
      if (code !== 'unreachable' || Date.now() - started > PATIENCE) throw error;
      // Not all browsers at once on a server that has just come back.
      await new Promise((resume) => setTimeout(resume, pause * (0.75 + Math.random() / 2)));
    }
  }
  return attempt();
}

function inTime<T>(work: Promise<T>, id: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const deadline = new Promise<never>((_, fail) => {
    const tooLate = () =>
      fail(new ModuleProblem('slow', id, `nothing after ${ATTEMPT_DEADLINE} ms`));
    timer = setTimeout(tooLate, ATTEMPT_DEADLINE);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}
