import { getInstance } from '@module-federation/runtime';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime/types';
import type { RegistryModule } from '@wabu/shared/module';
import { exposeRuntime } from './expose-runtime.ts';
import { trackFailedStyles } from './failed-style.ts';
import { injectedFaultOf, WRONG_HASH } from './injected-fault.ts';
import { nextTask } from './next-task.ts';
import { scriptPolicy } from './script-policy.ts';

/** A script takes as long as its bytes: the runtime would give up after 20 seconds. */
const NO_TIMEOUT_MS = 2 ** 31 - 1;

/** The prefix keeps a container from a clash with the global that an element's id creates. */
const containerOf = (id: string) => `wabu_${id}`;

// Read before any module starts: each module makes itself the runtime's current instance.
const host = getInstance();

/** Registers the modules of the registry as remotes. Fetches nothing. */
export function startFederation(modules: RegistryModule[]): void {
  exposeRuntime();
  trackFailedStyles();
  host?.registerPlugins([verifiedEntries(modules), startInNextTask, retryFailedShares]);
  host?.registerRemotes(
    modules.map(({ id, base, entry }) => ({
      name: containerOf(id),
      entry: new URL(`${base}${entry.scripts[0]}`, location.href).href,
      type: 'global',
    })),
  );
}

/** What containers expose: the pages, the components for slots of others, and the search of the records. */
export type Exposed = 'module' | 'slots' | 'search';

/** Loads the container and returns what it exposes under the name, not yet validated. */
export async function loadRemote(id: string, exposed: Exposed): Promise<unknown> {
  return host?.loadRemote(`${containerOf(id)}/${exposed}`);
}

/** Sets the integrity of each entry script from the registry; an entry holds the hashes of its own chunks. */
function verifiedEntries(modules: RegistryModule[]): ModuleFederationRuntimePlugin {
  const hashes = new Map(
    modules.map(({ id, entry, files }) => [containerOf(id), files[entry.scripts[0] ?? '']]),
  );
  return {
    name: 'verified-entries',
    createScript({ url, remoteInfo }) {
      const script = document.createElement('script');
      script.src = scriptUrl(url);
      script.crossOrigin = 'anonymous';
      const name = remoteInfo?.name ?? '';
      const isFaultInjected = injectedFaultOf(name.replace(/^wabu_/, '')) === 'bad-hash';
      // In development a module may be built again after the page has read the registry.
      const hash = process.env.NODE_ENV === 'development' ? '' : (hashes.get(name) ?? '');
      script.integrity = isFaultInjected ? WRONG_HASH : hash;
      return { script, timeout: NO_TIMEOUT_MS };
    },
  };
}

/** The script of an entry runs in one task, what starts the module in another. */
const startInNextTask: ModuleFederationRuntimePlugin = {
  name: 'start-in-next-task',
  async beforeInitContainer(start) {
    await nextTask();
    return start;
  },
};

/** Resets a shared chunk that failed to load: the runtime would reuse the rejected promise. */
const retryFailedShares: ModuleFederationRuntimePlugin = {
  name: 'retry-failed-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const share of Object.values(scope[pkgName] ?? {})) {
        if (!share.loaded) share.loading = null;
      }
    }
  },
};

/** Allows scripts of our own origin only. */
const scriptUrl = scriptPolicy('wabu-modules', sameOrigin);

function sameOrigin(url: string): string {
  if (new URL(url, location.href).origin === location.origin) return url;
  throw new TypeError(`Modules are not loaded from ${url}`);
}
