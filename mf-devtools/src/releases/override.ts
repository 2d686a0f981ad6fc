import { answer } from '@wabu/api/client';
import { getOverrides, type Registry, setOverrides } from '@wabu/shared/module';
import { modules } from '../api/devtools-client.ts';

/** The server composes shell and public pages, the same for every visitor: they cannot be overridden. */
export const canOverride = (id: string) => id !== 'shell' && id !== 'public';

/** True when an override of this browser selects that version. */
export function isOverridden(id: string, version: string): boolean {
  return getOverrides().some(
    ({ modules: [module] }) => module?.id === id && module.version === version,
  );
}

/**
 * Stores an override: a registry document with one version, signed by the server, which the shell follows.
 * Resolves to false when the browser stores nothing.
 */
export async function applyOverride(
  signal: AbortSignal,
  id: string,
  version: string,
): Promise<boolean> {
  const param = { id, version };
  const signed = await answer<Registry>(
    modules[':id'].versions[':version'].$get({ param }, { init: { signal } }),
  );
  const others = getOverrides().filter(({ modules: [module] }) => module?.id !== id);
  return setOverrides([...others, signed]);
}
