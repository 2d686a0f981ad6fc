import type { RegistryModule } from '@wabu/shared/module';

/** One version of a package that the page holds for all: who brought it, and who has asked for it. */
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

/** What the federation runtime leaves on the page for tools. */
interface FederationPage {
  __FEDERATION__?: { __INSTANCES__?: Instance[] };
}

const instances = () => (globalThis as FederationPage).__FEDERATION__?.__INSTANCES__ ?? [];
const shell = () => instances().find(({ name }) => name === 'wabu_shell');
const idOf = (container: string) => container.replace(/^wabu_/, '');

/** True once the module's entry runs in this tab. */
export const hasStarted = (id: string) => instances().some(({ name }) => name === `wabu_${id}`);

/** False when this tab gets its module in another version. The shell has but the one that runs. */
export function isChosen({ id, base }: Pick<RegistryModule, 'id' | 'base'>): boolean {
  const remotes = shell()?.options?.remotes;
  if (!remotes || id === 'shell') return true;
  const address = new URL(base, location.href).href;
  return remotes.some(({ entry }) => entry?.startsWith(address));
}

/** A shared package as it lives in this tab. */
export interface SharedPackage {
  name: string;
  version: string;
  providedBy: string;
  usedBy: string[];
  isLoaded: boolean;
  /** There can be no second one in the page. */
  isOnly: boolean;
}

/** Who gave which shared package to whom; null where no federation runs. */
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
        isOnly: Boolean(shareConfig?.singleton && shareConfig.strictVersion),
      })),
    )
    .sort((a, b) => a.name.localeCompare(b.name));
}
