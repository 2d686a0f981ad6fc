import type { Registry, RegistryModule } from '@wabu/shared/module';
import { createStore } from 'zustand/vanilla';
import { chooseVersions } from './choose-version.ts';
import { fetchRegistry } from './registry-client.ts';

const EVERY = 60_000;

/** The modules of which the server has another version than this tab, which stays with its own. */
export const newerRelease = createStore<{ modules: RegistryModule[] }>(() => ({ modules: [] }));

/** Looks once a minute while the tab is in view, and when it comes back into view. */
export function watchReleases(pinned: RegistryModule[]): () => void {
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

/** The sections that are another version now than in this tab; new ones too. */
export function changedModules(pinned: RegistryModule[], registry: Registry): RegistryModule[] {
  const now = chooseVersions(registry.modules).filter(
    ({ description }) => description?.area === 'admin',
  );
  const isPinned = ({ id, base }: RegistryModule) =>
    pinned.some((module) => module.id === id && module.base === base);
  return now.filter((module) => !isPinned(module));
}
