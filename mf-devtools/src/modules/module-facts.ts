import { REGISTRY_ELEMENT_ID, type Registry, type RegistryModule } from '@wabu/shared/module';

/** What the page can tell about a module: its line in the registry, and what its loading cost. */
export interface ModuleFacts {
  module: RegistryModule;
  state: 'shows' | 'loaded' | 'waiting' | 'blocked';
  /** From the first of its files being asked for until its last was here. */
  loadMs?: number;
  bytes: number;
  files: number;
  cachedFiles: number;
}

interface FederationPage {
  __FEDERATION__?: { __INSTANCES__?: { name: string }[] };
}

/** The registry that this tab was started with. */
export function readRegistry(): Registry | null {
  try {
    return JSON.parse(document.getElementById(REGISTRY_ELEMENT_ID)?.textContent ?? '') as Registry;
  } catch {
    return null;
  }
}

function filesOf({ base }: RegistryModule): PerformanceResourceTiming[] {
  const address = new URL(base, location.href).href;
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return resources.filter(({ name }) => name.startsWith(address));
}

/** Always in use where this is read; the shell marks a page only after it has been drawn. */
const inUse = ['shell', 'devtools'];

function stateOf({ id, status }: RegistryModule, files: number): ModuleFacts['state'] {
  if (status === 'blocked') return 'blocked';
  const isShown = performance.getEntriesByName(`module-shown:${id}`).length > 0;
  const { __FEDERATION__: federation } = globalThis as FederationPage;
  const hasStarted = federation?.__INSTANCES__?.some(({ name }) => name === `wabu_${id}`);
  if (isShown || inUse.includes(id)) return 'shows';
  return hasStarted || files > 0 ? 'loaded' : 'waiting';
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
