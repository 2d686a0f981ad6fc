import type { RegistryModule } from '@wabu/shared/module';
import { loadModule } from './load-module.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** False when the visitor asked to save data, or has a slow line or none: then only what is needed is loaded. */
function isFastConnection(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return navigator.onLine && !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

/** The visitor points at the module's link: it starts to load before the click. */
export function preloadOnIntent(module: RegistryModule): void {
  // A failure is shown when the module is really asked for, by the navigation that forgets this one.
  if (isFastConnection()) loadModule(module).catch(() => undefined);
}

/** How long a page has been left in peace before anything is fetched that nobody has asked for. */
const IDLE_DELAY_MS = 5_000;

/** Brings the files of the modules into the browser's cache while nothing else is to do. */
export function prefetchWhenIdle(modules: RegistryModule[]): () => void {
  if (typeof requestIdleCallback === 'undefined') return () => undefined;
  let idle = 0;
  const quiet = setTimeout(() => {
    idle = requestIdleCallback(() => {
      if (isFastConnection()) modules.forEach(prefetchFiles);
    });
  }, IDLE_DELAY_MS);
  return () => {
    clearTimeout(quiet);
    cancelIdleCallback(idle);
  };
}

function prefetchFiles({ base, entry, preload, files }: RegistryModule): void {
  const scripts = [...entry.scripts, ...preload.scripts];
  for (const name of [...scripts, ...preload.styles]) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = scripts.includes(name) ? 'script' : 'style';
    link.crossOrigin = 'anonymous';
    link.integrity = files[name] ?? '';
    link.href = base + name;
    document.head.append(link);
  }
}
