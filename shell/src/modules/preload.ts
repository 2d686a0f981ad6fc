import type { RegistryModule } from '@wabu/shared/module';
import { requestIdle } from '@wabu/shared/page';
import { loadModule } from './load-module.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** False when the browser is offline, saves data, or has a 2G connection. */
export function isFastConnection(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return navigator.onLine && !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

/** Loads a module that is likely to be opened next: the pointer or the focus is on its link. */
export function preloadOnIntent(module: RegistryModule): void {
  if (!isFastConnection()) return;
  // All at once: the module itself asks for one after the other.
  prefetchFiles(module);
  // The navigation clears this failure and shows its own.
  loadModule(module).catch(() => undefined);
}

/** Delay between the first render of the menu and the prefetch. */
const IDLE_DELAY_MS = 5_000;

/** Prefetches the files of the modules when the browser is idle. Returns a function that cancels it. */
export function prefetchWhenIdle(modules: RegistryModule[]): () => void {
  let cancel: () => void = () => undefined;
  const timer = setTimeout(() => {
    cancel = requestIdle(() => {
      if (isFastConnection()) modules.forEach(prefetchFiles);
    });
  }, IDLE_DELAY_MS);
  return () => {
    clearTimeout(timer);
    cancel();
  };
}

const prefetched = new Set<string>();

function prefetchFiles({ base, entry, preload, files }: RegistryModule): void {
  if (prefetched.has(base)) return;
  prefetched.add(base);
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
