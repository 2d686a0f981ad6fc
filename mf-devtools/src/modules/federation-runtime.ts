import type { RegistryModule } from '@wabu/shared/module';

/** One version of a package in the share scope of the federation runtime. */
interface Share {
  from: string;
  useIn: string[];
  loaded?: boolean;
  shareConfig?: { singleton?: boolean | number; strictVersion?: boolean | number };
}

interface Instance {
  name: string;
  options?: { remotes?: { entry?: string }[] };
  shareScopeMap?: { default?: Record<string, Record<string, Share>> };
}

/** The global that the Module Federation runtime exposes for tools. */
interface FederationPage {
  __FEDERATION__?: { __INSTANCES__?: Instance[] };
}

const instances = () => (globalThis as FederationPage).__FEDERATION__?.__INSTANCES__ ?? [];
const shell = () => instances().find(({ name }) => name === 'wabu_shell');
const idOf = (container: string) => container.replace(/^wabu_/, '');

/** True after the module's container has started in this tab. */
export const hasStarted = (id: string) => instances().some(({ name }) => name === `wabu_${id}`);

/** False when this tab uses another version of the module. The shell always uses the running one. */
export function isChosen({ id, base }: Pick<RegistryModule, 'id' | 'base'>): boolean {
  const remotes = shell()?.options?.remotes;
  if (!remotes || id === 'shell') return true;
  const address = new URL(base, location.href).href;
  return remotes.some(({ entry }) => entry?.startsWith(address));
}

/** A shared package in this tab. */
export interface SharedPackage {
  name: string;
  version: string;
  providedBy: string;
  usedBy: string[];
  isLoaded: boolean;
  /** Singleton with `strictVersion`: no second version can load. */
  isSingleton: boolean;
}

/** The share scope: provider and consumers of each package; null without a federation runtime. */
export function sharedPackages(): SharedPackage[] | null {
  const scope = shell()?.shareScopeMap?.default;
  if (!scope) return null;
  return Object.entries(scope)
    .flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, { from, useIn, loaded, shareConfig }]) => ({
        name,
        version,
        providedBy: idOf(from),
        usedBy: useIn.map(idOf),
        isLoaded: Boolean(loaded),
        isSingleton: Boolean(shareConfig?.singleton && shareConfig.strictVersion),
      })),
    )
    .sort((a, b) => a.name.localeCompare(b.name));
}
