import {
  getPreviews,
  REGISTRY_ELEMENT_ID,
  type Registry,
  type RegistryModule,
} from '@wabu/shared/module';
import { hasStarted, isChosen } from './federation-runtime.ts';

/** A module as this tab runs it: registry entry, state, load time and size. */
export interface ModuleFacts {
  module: RegistryModule;
  state: 'shows' | 'loaded' | 'waiting' | 'elsewhere';
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

/** The registry's modules, and the previews of this browser. */
export function modulesOfTab(): RegistryModule[] | null {
  const modules = readRegistry()?.modules;
  if (!modules) return null;
  const isLive = ({ base }: RegistryModule) => modules.some((module) => module.base === base);
  const previews = getPreviews().filter((preview) => !isLive(preview) && isChosen(preview));
  return [...modules, ...previews.map((preview) => ({ ...preview, isPreview: true }))];
}

/** The resource timings of a module's files, in request order. */
export function filesOf({ base }: Pick<RegistryModule, 'base'>): PerformanceResourceTiming[] {
  const address = new URL(base, location.href).href;
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  // Only this inspector requests `module.json`.
  return resources.filter(({ name }) => name.startsWith(address) && !name.endsWith('/module.json'));
}

/** Always in use on this page; the shell sets the performance mark of a module only after its first render. */
const inUse = ['shell', 'devtools'];

function stateOf(module: RegistryModule, files: number): ModuleFacts['state'] {
  const { id } = module;
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
    loadMs: files.length > 0 ? Math.round(last - first) : undefined,
    bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    files: files.length,
    cachedFiles: files.filter(
      ({ transferSize, encodedBodySize }) => transferSize === 0 && encodedBodySize > 0,
    ).length,
  };
}
