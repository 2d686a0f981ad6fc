import { splitPath } from '@wabu/shared/i18n';
import type { ModuleExports, RegistryModule } from '@wabu/shared/module';
import { isFulfilled } from './track-status.ts';

let isPrerendered = false;
let isWaiting = false;
let copy: DocumentFragment | null = null;
const pending = new WeakMap<Promise<ModuleExports>, Promise<ModuleExports>>();

/** Records whether the current page was prerendered, and copies its content if so. */
export function setPrerendered(prerendered: boolean): void {
  isPrerendered = prerendered;
  copy = prerendered ? cloneContent() : null;
}

/** A copy of the prerendered content; null after a client-side navigation. */
export function prerenderedContent(): DocumentFragment | null {
  return copy;
}

/** Runs before hydration: React removes the prerendered nodes when a component throws. */
function cloneContent(): DocumentFragment | null {
  const content = document.getElementById('content');
  if (!content) return null;
  const range = document.createRange();
  range.selectNodeContents(content);
  return range.cloneContents();
}

/**
 * True while a prerendered page waits for its module. React cannot replace the page until the module has
 * loaded, so links load their page from the server until then.
 */
export function isWaitingForModule(): boolean {
  return isWaiting;
}

/**
 * Returns the load of a module for `use()`. On a prerendered page a failed load never settles: the boundary
 * stays suspended and React keeps the prerendered nodes instead of an error.
 */
export function keepPrerenderedOnFailure(
  load: Promise<ModuleExports>,
  { description }: RegistryModule,
): Promise<ModuleExports> {
  // React may render the prerendered page again during a transition: it needs the same promise.
  const existing = pending.get(load);
  if (existing) return existing;
  if (!isPrerendered || isFulfilled(load)) return load;
  const suspended = load.catch(() => {
    const ownsCurrentPath = description?.routes.includes(splitPath(location.pathname).path);
    // The visitor has navigated to another page of this module: load it from the server.
    if (!isPrerendered && ownsCurrentPath) location.reload();
    return new Promise<never>(() => undefined);
  });
  pending.set(load, suspended);
  isWaiting = true;
  void suspended.then(() => {
    isWaiting = false;
  });
  return suspended;
}
