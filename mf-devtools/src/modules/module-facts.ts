import {
  getOverrides,
  REGISTRY_ELEMENT_ID,
  type Registry,
  type RegistryModule,
} from '@wabu/shared/module';
import { hasStarted, isChosen } from './federation-page.ts';

/** What the page can tell about a module: its line in the registry, and what its loading cost. */
export interface ModuleFacts {
  module: RegistryModule;
  state: 'shows' | 'loaded' | 'waiting' | 'blocked' | 'elsewhere';
  /** This browser alone holds this version. */
  isTrial: boolean;
  /** From the first of its files being asked for until its last was here. */
  loadMs?: number;
  bytes: number;
  files: number;
  cachedFiles: number;
}

/** The registry that this tab was started with. */
export function readRegistry(): Registry | null {
  try {
    return JSON.parse(document.getElementById(REGISTRY_ELEMENT_ID)?.textContent ?? '') as Registry;
  } catch {
    return null;
  }
}

/** The registry's modules as this tab runs them: with the versions on trial beside those of everybody. */
export function modulesOfTab(): RegistryModule[] | null {
  const modules = readRegistry()?.modules;
  if (!modules) return null;
  const isPublic = ({ base }: RegistryModule) => modules.some((module) => module.base === base);
  const onTrial = trials().filter((module) => !isPublic(module) && isChosen(module));
  return modules.flatMap((module) => [module, ...onTrial.filter(({ id }) => id === module.id)]);
}

/** The files of a module that this tab has asked for, in the order of their asking. */
export function filesOf({ base }: Pick<RegistryModule, 'base'>): PerformanceResourceTiming[] {
  const address = new URL(base, location.href).href;
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  // Only this inspector asks for the list of a build.
  return resources.filter(({ name }) => name.startsWith(address) && !name.endsWith('/module.json'));
}

const trials = () => getOverrides().flatMap(({ modules }) => modules.slice(0, 1));

/** Always in use where this is read; the shell marks a page only after it has been drawn. */
const inUse = ['shell', 'devtools'];

function stateOf(module: RegistryModule, files: number): ModuleFacts['state'] {
  const { id, status } = module;
  if (status === 'blocked') return 'blocked';
  if (!isChosen(module)) return 'elsewhere';
  const isShown = performance.getEntriesByName(`module-shown:${id}`).length > 0;
  if (isShown || inUse.includes(id)) return 'shows';
  return hasStarted(id) || files > 0 ? 'loaded' : 'waiting';
}

export function factsOf(module: RegistryModule): ModuleFacts {
  const files = filesOf(module);
  const first = Math.min(...files.map(({ startTime }) => startTime));
  const last = Math.max(...files.map(({ responseEnd }) => responseEnd));
  return {
    module,
    state: stateOf(module, files.length),
    isTrial: trials().some(({ base }) => base === module.base) && isChosen(module),
    loadMs: files.length > 0 ? Math.round(last - first) : undefined,
    bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    files: files.length,
    cachedFiles: files.filter(
      ({ transferSize, encodedBodySize }) => transferSize === 0 && encodedBodySize > 0,
    ).length,
  };
}
