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
  prefetchLinks(module).filter(isNew).forEach(append);
  // The navigation clears this failure and shows its own.
  loadModule(module).catch(() => undefined);
}

/** Delay between the first render of the menu and the prefetch. */
const IDLE_DELAY_MS = 5_000;

/**
 * Prefetches the files of the modules when the browser is idle, one after the other: all at once would delay the
 * answer to a key by a tenth of a second. Returns a function that cancels it.
 */
export function prefetchWhenIdle(modules: RegistryModule[]): () => void {
  let links: HTMLLinkElement[] = [];
  let cancel: () => void = () => undefined;
  const next = () => {
    cancel = requestIdle(() => {
      const link = links.find(isNew);
      if (link === undefined || !isFastConnection()) return;
      link.onload = next;
      link.onerror = next;
      append(link);
    });
  };
  const timer = setTimeout(() => {
    links = modules.flatMap(prefetchLinks);
    next();
  }, IDLE_DELAY_MS);
  return () => {
    clearTimeout(timer);
    cancel();
    for (const link of links) link.onload = link.onerror = null;
  };
}

const prefetched = new Set<string>();

const isNew = ({ href }: HTMLLinkElement) => !prefetched.has(href);

function append(link: HTMLLinkElement): void {
  prefetched.add(link.href);
  document.head.append(link);
}

function prefetchLinks({ base, entry, preload, files }: RegistryModule): HTMLLinkElement[] {
  const scripts = [...entry.scripts, ...preload.scripts];
  return [...scripts, ...preload.styles].map((name) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = scripts.includes(name) ? 'script' : 'style';
    link.crossOrigin = 'anonymous';
    link.integrity = files[name] ?? '';
    link.href = base + name;
    return link;
  });
}
