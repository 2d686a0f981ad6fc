import { newPreviews, type RegistryModule, setPreview } from '@wabu/shared/module';
import { authorizedFetch } from '@wabu/shared/session';
import { createStore } from 'zustand/vanilla';
import { pollWhileVisible } from '../../session/poll-visible.ts';
import { fetchRegistry, readRegistry } from './registry-client.ts';
import { reloadWithLoopGuard } from './reload-loop-guard.ts';

const POLL_INTERVAL_MS = 60_000;

/** The modules, the shell among them, of which a newly loaded page has another release than this tab. */
export const newerRelease = createStore<{ modules: RegistryModule[] }>(() => ({ modules: [] }));

/** Compares what is live, and the previews for this user, with the modules of this tab. */
export async function checkReleases(pinned: RegistryModule[]): Promise<void> {
  const registry = await fetchRegistry().catch(() => null);
  const offered = newPreviews(await fetchPreviews().catch(() => []));
  for (const preview of offered) setPreview(preview);
  if (registry === null) return;
  const shell = readRegistry().modules.filter(({ id }) => id === 'shell');
  const changed = changedModules([...pinned, ...shell], registry.modules);
  newerRelease.setState({ modules: [...changed, ...offered] });
}

async function fetchPreviews(): Promise<RegistryModule[]> {
  const answer = await authorizedFetch('/api/modules/previews');
  return answer.ok ? (await answer.json()).modules : [];
}

/** Polls the registry. Returns a stop function. */
export const pollReleases = (pinned: RegistryModule[]): (() => void) =>
  pollWhileVisible(() => checkReleases(pinned), POLL_INTERVAL_MS);

const isOfStaff = ({ description }: RegistryModule) => description?.area !== 'public';

/** The shell and the staff modules that are new, retired or live in another release. */
export function changedModules(pinned: RegistryModule[], live: RegistryModule[]): RegistryModule[] {
  const isIn = (modules: RegistryModule[], one: RegistryModule) =>
    modules.some(({ base }) => base === one.base);
  const isPreviewed = ({ id }: RegistryModule) =>
    pinned.some((module) => module.id === id && module.isPreview);
  const added = live.filter((module) => !isIn(pinned, module) && !isPreviewed(module));
  const gone = pinned.filter(
    (module) => !module.isPreview && live.every(({ id }) => id !== module.id),
  );
  return [...added, ...gone].filter(isOfStaff);
}

/**
 * Reloads the page once when a chunk of the module is missing because a newer release is live. Does nothing
 * when the live release is the one in this tab.
 */
export async function reloadIfReleased(module: RegistryModule): Promise<void> {
  const registry = await fetchRegistry().catch(() => null);
  const live = registry?.modules.filter(({ id }) => id === module.id) ?? [];
  const [other] = changedModules([module], live);
  if (other !== undefined) reloadWithLoopGuard(`release of ${module.id} ${other.version}`);
}
