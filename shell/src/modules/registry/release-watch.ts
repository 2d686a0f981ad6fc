import type { Registry, RegistryModule } from '@wabu/shared/module';
import { createStore } from 'zustand/vanilla';
import { pollWhileVisible } from '../../session/poll-visible.ts';
import { chooseVersions } from './choose-version.ts';
import { isOverridden } from './overrides.ts';
import { fetchRegistry } from './registry-client.ts';
import { reloadWithLoopGuard } from './reload-loop-guard.ts';

const POLL_INTERVAL_MS = 60_000;

/** The modules whose live version differs from the one in this tab. */
export const newerRelease = createStore<{ modules: RegistryModule[] }>(() => ({ modules: [] }));

/** Fetches the registry and stores which modules differ from this tab's. */
export async function checkReleases(pinned: RegistryModule[]): Promise<void> {
  const registry = await fetchRegistry().catch(() => null);
  if (registry) newerRelease.setState({ modules: changedModules(pinned, registry) });
}

/** Polls the registry. Returns a stop function. */
export const pollReleases = (pinned: RegistryModule[]): (() => void) =>
  pollWhileVisible(() => checkReleases(pinned), POLL_INTERVAL_MS);

/** The staff modules that differ from this tab's: another version, new, blocked or unblocked. */
export function changedModules(pinned: RegistryModule[], registry: Registry): RegistryModule[] {
  const now = chooseVersions(registry.modules).filter(
    ({ description }) => description?.area === 'admin',
  );
  const isBlocked = ({ status }: RegistryModule) => status === 'blocked';
  const isSame = (module: RegistryModule, one: RegistryModule) =>
    module.base === one.base && isBlocked(module) === isBlocked(one);
  // An override differs on purpose.
  const isPinned = (one: RegistryModule) =>
    pinned.some((module) => module.id === one.id && (isSame(module, one) || isOverridden(module)));
  return now.filter((module) => !isPinned(module));
}

/**
 * Reloads the page once when a chunk of the module is missing because a newer release is live. Does nothing
 * when the live version is the one in this tab.
 */
export async function reloadIfReleased(module: RegistryModule): Promise<void> {
  const registry = await fetchRegistry().catch(() => null);
  if (!registry) return;
  const others = changedModules([module], registry).filter(({ id }) => id === module.id);
  if (others.length > 0) reloadWithLoopGuard(`release of ${module.id} ${others[0]?.version}`);
}
