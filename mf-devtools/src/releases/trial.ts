import { answer } from '@wabu/api/client';
import { OVERRIDES_KEY, PREVIEW_KEY, type Registry } from '@wabu/shared/module';
import { modules } from '../tests/devtools-client.ts';

/** The versions that this browser holds on trial: signed registries of one module each. */
export function readTrials(): Registry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(OVERRIDES_KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** The shell and the public pages come joined from the server, where every visitor gets the same. */
export const mayBeTried = (id: string) => id !== 'shell' && id !== 'public';

/** True when this browser holds that version of the module. */
export function isOnTrial(id: string, version: string): boolean {
  return readTrials().some(
    ({ modules: [module] }) => module?.id === id && module.version === version,
  );
}

/** Holds one version of a module in this browser: signed by the server, so that the shell follows it. */
export async function startTrial(signal: AbortSignal, id: string, version: string): Promise<void> {
  const param = { id, version };
  const signed = await answer<Registry>(
    modules[':id'].versions[':version'].$get({ param }, { init: { signal } }),
  );
  const others = readTrials().filter(({ modules: [module] }) => module?.id !== id);
  localStorage.setItem(OVERRIDES_KEY, JSON.stringify([...others, signed]));
}

export const seesPreviews = () => localStorage.getItem(PREVIEW_KEY) === 'true';

export function setPreviews(on: boolean): void {
  if (on) localStorage.setItem(PREVIEW_KEY, 'true');
  else localStorage.removeItem(PREVIEW_KEY);
}
