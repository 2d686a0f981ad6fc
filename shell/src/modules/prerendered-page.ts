import { splitPath } from '@wabu/shared/i18n';
import type { ModuleExports, RegistryModule } from '@wabu/shared/module';

let isPrerendered = false;
let isWaiting = false;
let copy: DocumentFragment | null = null;
const kept = new WeakMap<Promise<ModuleExports>, Promise<ModuleExports>>();

/** Whether the page that is on the screen was written by the server: then it can be read without its module. */
export function setPrerendered(written: boolean): void {
  isPrerendered = written;
  copy = written ? cloneContent() : null;
}

/** The page's content as the server wrote it, for as long as that page is on the screen. */
export function prerenderedContent(): DocumentFragment | null {
  return copy;
}

/** Made before React takes the page over: it clears what the server wrote when a part of it throws. */
function cloneContent(): DocumentFragment | null {
  const content = document.getElementById('content');
  if (!content) return null;
  const whole = document.createRange();
  whole.selectNodeContents(content);
  return whole.cloneContents();
}

/**
 * Whether the server's page waits for its module. React cannot draw another page in its place before the
 * module is here, so until then a link loads its page as it would without any script.
 */
export function isWaitingForModule(): boolean {
  return isWaiting;
}

/**
 * The face to draw the page with. Where the server wrote the page, a module that fails never arrives: React
 * leaves the server's nodes as they are, and the page stays instead of making room for an error.
 */
export function keepPrerenderedOnFailure(
  load: Promise<ModuleExports>,
  { description }: RegistryModule,
): Promise<ModuleExports> {
  // Once it was drawn so, it stays so: React may come back to the written page while it is leaving it.
  const known = kept.get(load);
  if (known) return known;
  if (!isPrerendered) return load;
  const stays = load.catch(() => {
    const isWanted = description?.routes.includes(splitPath(location.pathname).path);
    // The visitor has gone on to another page of the module meanwhile: the server has that one too.
    if (!isPrerendered && isWanted) location.reload();
    return new Promise<never>(() => undefined);
  });
  kept.set(load, stays);
  isWaiting = true;
  void stays.then(() => {
    isWaiting = false;
  });
  return stays;
}
