import type { RegistryModule } from '@wabu/shared/module';

const reported = new Set<string>();

/** Notes that a page of the module has rendered: a performance mark, and a report of canaries. */
export function reportShown(module: RegistryModule): void {
  performance.mark(`module-shown:${module.id}`);
  if (module.status === 'canary') report(module, 'shown');
}

/**
 * Notes that the module failed to load, to render, or later: a performance mark with the error, which the
 * inspector reads, and a report, which the server counts in its metrics and against a canary.
 */
export function reportFailed(module: RegistryModule, error: unknown): void {
  const { version } = module;
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  performance.mark(`module-failed:${module.id}`, { detail: { version, stack } });
  report(module, 'failed');
}

/** Reports once per page load and outcome, and only where somebody is signed in. */
function report(module: RegistryModule, outcome: 'shown' | 'failed'): void {
  const key = `${module.id}@${module.version} ${outcome}`;
  if (reported.has(key)) return;
  reported.add(key);
  void send(module, outcome).catch(() => undefined);
}

async function send({ id, version, status }: RegistryModule, outcome: 'shown' | 'failed') {
  // The first file of a public page does without the session.
  const { authorizedFetch, session } = await import('@wabu/shared/session');
  if (session.token() === null) return;
  // Only canaries count browsers: for the others no id is made.
  const browser = status === 'canary' ? (await import('./browser-id.ts')).browserId() : undefined;
  await authorizedFetch('/api/module-reports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id, version, outcome, browser }),
    keepalive: true,
  });
}
