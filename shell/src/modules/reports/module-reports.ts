import type { RegistryModule } from '@wabu/shared/module';

const reported = new Set<string>();
const MAX_DETAIL = 2_000;

/** Marks that a page of the module has rendered, for the inspector and the release check. */
export const reportShown = ({ id }: RegistryModule) => void performance.mark(`module-shown:${id}`);

/** `failed`: a card stands in the place of the module. `uncaught`: something of it threw, and its page is there. */
type Kind = 'failed' | 'uncaught';

/**
 * Notes that the module failed to load, to render, or later: a performance mark with the error, which the
 * inspector reads, and one report for each page load and kind, which the server counts.
 */
export function reportFailed(
  { id, version }: RegistryModule,
  error: unknown,
  kind: Kind = 'failed',
): void {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  performance.mark(`module-failed:${id}`, { detail: { version, stack } });
  const key = `${id}@${version} ${kind}`;
  if (reported.has(key)) return;
  reported.add(key);
  void send({ id, version, kind, detail: stack.slice(0, MAX_DETAIL) }).catch(() => undefined);
}

/** Only where somebody is signed in. */
async function send(report: Record<'id' | 'version' | 'kind' | 'detail', string>) {
  // The first file of a public page does without the session.
  const { authorizedFetch, session } = await import('@wabu/shared/session');
  if (session.token() === null) return;
  await authorizedFetch('/api/module-reports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  });
}
