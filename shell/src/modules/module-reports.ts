import type { RegistryModule } from '@wabu/shared/module';

const reported = new Set<string>();

/** Says that a page of the module is on the screen: to whoever measures, and to the canary's count. */
export function reportShown(module: RegistryModule): void {
  performance.mark(`module-shown:${module.id}`);
  report(module, 'shown');
}

/** Says that the module did not load or did not render. */
export function reportFailed(module: RegistryModule): void {
  report(module, 'failed');
}

/** Once per page and outcome, and only for canaries: nobody counts the others. */
function report({ id, version, status }: RegistryModule, outcome: 'shown' | 'failed'): void {
  const key = `${id}@${version} ${outcome}`;
  if (status !== 'canary' || reported.has(key)) return;
  reported.add(key);
  void fetch('/api/module-reports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id, version, outcome }),
    keepalive: true,
  }).catch(() => undefined);
}
