import {
  getOverrides,
  REGISTRY_ELEMENT_ID,
  type Registry,
  type RegistryModule,
} from '@wabu/shared/module';
import { hasStarted, isChosen } from './federation-runtime.ts';

/** A module as this tab runs it: registry entry, state, load time and size. */
export interface ModuleFacts {
  module: RegistryModule;
  state: 'shows' | 'loaded' | 'waiting' | 'blocked' | 'elsewhere';
  /** An override of this browser selects this version. */
  isOverride: boolean;
  /** From the first request to the last response, in milliseconds. */
  loadMs?: number;
  bytes: number;
  files: number;
  cachedFiles: number;
}

/** The registry that this tab started with. */
export function readRegistry(): Registry | null {
  try {
    return JSON.parse(document.getElementById(REGISTRY_ELEMENT_ID)?.textContent ?? '') as Registry;
  } catch {
    return null;
  }
}

/** The registry's modules, each followed by its version that an override of this browser selects. */
export function modulesOfTab(): RegistryModule[] | null {
  const modules = readRegistry()?.modules;
  if (!modules) return null;
  const isPublic = ({ base }: RegistryModule) => modules.some((module) => module.base === base);
  const overridden = overrides().filter((module) => !isPublic(module) && isChosen(module));
  return modules.flatMap((module) => [module, ...overridden.filter(({ id }) => id === module.id)]);
}

/** The resource timings of a module's files, in request order. */
export function filesOf({ base }: Pick<RegistryModule, 'base'>): PerformanceResourceTiming[] {
  const address = new URL(base, location.href).href;
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  // Only this inspector requests `module.json`.
  return resources.filter(({ name }) => name.startsWith(address) && !name.endsWith('/module.json'));
}

const overrides = () => getOverrides().flatMap(({ modules }) => modules.slice(0, 1));

/** Always in use on this page; the shell sets the performance mark of a module only after its first render. */
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
    isOverride: overrides().some(({ base }) => base === module.base) && isChosen(module),
    loadMs: files.length > 0 ? Math.round(last - first) : undefined,
    bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    files: files.length,
    cachedFiles: files.filter(
      ({ transferSize, encodedBodySize }) => transferSize === 0 && encodedBodySize > 0,
    ).length,
  };
}
