import { answer } from '@wabu/api/client';
import { getPreviews, type RegistryModule, setPreview } from '@wabu/shared/module';
import { modules } from '../api/devtools-client.ts';

/** The server composes shell and public pages, the same for every visitor: they have no previews. */
export const canPreview = (id: string) => id !== 'shell' && id !== 'public';

/** True when this browser gets that release. */
export const isPreviewed = (id: string, version: string) =>
  getPreviews().some((preview) => preview.id === id && preview.version === version);

/** Shows a stored release to this browser. Resolves to false when the browser stores nothing. */
export async function startPreview(
  signal: AbortSignal,
  id: string,
  version: string,
): Promise<boolean> {
  const param = { id, version };
  const entry = modules[':id'].releases[':version'].$get({ param }, { init: { signal } });
  return setPreview(await answer<RegistryModule>(entry));
}
