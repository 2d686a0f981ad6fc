import { answer } from '@wabu/api/client';
import { getOverrides, type Registry, setOverrides } from '@wabu/shared/module';
import { modules } from '../api/devtools-client.ts';

/** The shell and the public pages come joined from the server, where every visitor gets the same. */
export const mayBeTried = (id: string) => id !== 'shell' && id !== 'public';

/** True when this browser holds that version of the module. */
export function isOnTrial(id: string, version: string): boolean {
  return getOverrides().some(
    ({ modules: [module] }) => module?.id === id && module.version === version,
  );
}

/**
 * Holds one version of a module in this browser: signed by the server, so that the shell follows it. False
 * when the browser keeps nothing.
 */
export async function startTrial(
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
