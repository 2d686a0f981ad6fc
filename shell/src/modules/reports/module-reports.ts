import type { RegistryModule } from '@wabu/shared/module';

const reported = new Set<string>();

/** Reports that a page of the module has rendered: a performance mark, and a count for canaries. */
export function reportShown(module: RegistryModule): void {
  performance.mark(`module-shown:${module.id}`);
  report(module, 'shown');
}

/**
 * Reports that the module failed to load, to render, or later: a performance mark with the error, which the
 * inspector reads, and a count for canaries.
 */
export function reportFailed(module: RegistryModule, error: unknown): void {
  const { version } = module;
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  performance.mark(`module-failed:${module.id}`, { detail: { version, stack } });
  report(module, 'failed');
}

/** Reports once per page load and outcome, and only for canaries. */
function report({ id, version, status }: RegistryModule, outcome: 'shown' | 'failed'): void {
  const key = `${id}@${version} ${outcome}`;
  if (status !== 'canary' || reported.has(key)) return;
  reported.add(key);
  // Only staff see canaries; the first file of a public page does without the session.
  void Promise.all([import('@wabu/shared/session'), import('./browser-id.ts')])
    .then(([{ authorizedFetch }, { browserId }]) =>
      authorizedFetch('/api/module-reports', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ id, version, outcome, browser: browserId() }),
        keepalive: true,
      }),
    )
    .catch(() => undefined);
}
