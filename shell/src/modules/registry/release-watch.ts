import type { Registry, RegistryModule } from '@wabu/shared/module';
import { createStore } from 'zustand/vanilla';
import { chooseVersions } from './choose-version.ts';
import { isOverridden } from './overrides.ts';
import { fetchRegistry } from './registry-client.ts';
import { reloadWithLoopGuard } from './reload-loop-guard.ts';

const EVERY = 60_000;

/** The modules of which the server has another version than this tab, which stays with its own. */
export const newerRelease = createStore<{ modules: RegistryModule[] }>(() => ({ modules: [] }));

/** Looks once a minute while the tab is in view, and when it comes back into view. */
export function pollReleases(pinned: RegistryModule[]): () => void {
  const look = async () => {
    if (document.visibilityState === 'hidden') return;
    const registry = await fetchRegistry().catch(() => null);
    if (registry) newerRelease.setState({ modules: changedModules(pinned, registry) });
  };
  const timer = setInterval(look, EVERY);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** The sections that are another version now than in this tab; new ones, and those that were taken out, too. */
export function changedModules(pinned: RegistryModule[], registry: Registry): RegistryModule[] {
  const now = chooseVersions(registry.modules).filter(
    ({ description }) => description?.area === 'admin',
  );
  const isBlocked = ({ status }: RegistryModule) => status === 'blocked';
  const isSame = (module: RegistryModule, one: RegistryModule) =>
    module.base === one.base && isBlocked(module) === isBlocked(one);
  // What this browser tries is another version on purpose.
  const isPinned = (one: RegistryModule) =>
    pinned.some((module) => module.id === one.id && (isSame(module, one) || isOverridden(module)));
  return now.filter((module) => !isPinned(module));
}

/**
 * A part of the module that is asked for late is gone. Where a release is the reason, the page is loaded anew
 * with it, once; otherwise there is nothing better to load.
 */
export async function reloadIfReleased(module: RegistryModule): Promise<void> {
  const registry = await fetchRegistry().catch(() => null);
  if (!registry) return;
  const others = changedModules([module], registry).filter(({ id }) => id === module.id);
  if (others.length > 0) reloadWithLoopGuard(`release of ${module.id} ${others[0]?.version}`);
}
