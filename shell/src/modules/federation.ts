import { getInstance } from '@module-federation/runtime';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime/types';
import type { RegistryModule } from '@wabu/shared/module';
import { exposeRuntime } from './expose-runtime.ts';
import { trackFailedStyles } from './failed-style.ts';
import { injectedFaultOf, WRONG_HASH } from './injected-fault.ts';

/** A module's first file must be here within this time, or the attempt has failed. */
const ENTRY_TIMEOUT_MS = 8_000;

/** Container names are prefixed: an element's id of the same name would break the load. */
const containerOf = (id: string) => `wabu_${id}`;

// Read before any module starts: each of them would make itself the runtime's current instance.
const host = getInstance();

/** The versions of the packages that this shell shares. */
export function sharedVersions(): Record<string, string> {
  const versions = Object.entries(host?.options.shared ?? {}).map(
    ([name, offers]) => [name, offers[0]?.version ?? ''] as const,
  );
  return Object.fromEntries(versions);
}

/** Makes the modules of the registry known to the federation runtime. Nothing is fetched. */
export function startFederation(modules: RegistryModule[]): void {
  exposeRuntime();
  trackFailedStyles();
  host?.registerPlugins([verifiedEntries(modules), retryFailedShares]);
  host?.registerRemotes(
    modules.map(({ id, base, entry }) => ({
      name: containerOf(id),
      entry: new URL(`${base}${entry.scripts[0]}`, location.href).href,
      type: 'global',
    })),
  );
}

/** The module's exposed face, as untyped as it comes. */
export async function loadRemoteModule(id: string): Promise<unknown> {
  return host?.loadRemote(`${containerOf(id)}/module`);
}

/** Entries are fetched with the hash that the registry promises; what they fetch carries hashes of its own. */
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
      script.integrity = isFaultInjected ? WRONG_HASH : (hashes.get(name) ?? '');
      return { script, timeout: ENTRY_TIMEOUT_MS };
    },
  };
}

/** A shared chunk that did not come once would stay refused for as long as the page lives. */
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

interface ScriptPolicy {
  createScriptURL: (url: string) => unknown;
}
declare const trustedTypes:
  | {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ) => ScriptPolicy;
    }
  | undefined;

/** Scripts come from our own origin only; where Trusted Types are enforced, the browser holds us to it. */
const policy: ScriptPolicy =
  typeof trustedTypes === 'undefined'
    ? { createScriptURL: sameOrigin }
    : trustedTypes.createPolicy('wabu-modules', { createScriptURL: sameOrigin });

const scriptUrl = (url: string) => policy.createScriptURL(url) as string;

function sameOrigin(url: string): string {
  if (new URL(url, location.href).origin === location.origin) return url;
  throw new TypeError(`Modules are not loaded from ${url}`);
}
