import type { Location, Navigator, To } from '@wabu/shared/routing';

/** Where the page is, and whether it came there by a link or through the browser's own history. */
export interface Visit {
  location: Location;
  action: 'POP' | 'PUSH' | 'REPLACE';
}

/** Asked before the page is left. False keeps the visitor here; `leave` goes after all. */
export type Guard = (destination: string, leave: () => void) => boolean;

/** The browser's history as the router's navigator, with a guard that holds navigations back. */
export interface PageHistory extends Navigator {
  visit: () => Visit;
  listen: (follow: (visit: Visit) => void) => () => void;
  /** One guard at a time; gives back how to take it away. */
  guard: (guard: Guard) => () => void;
}

/** What stands in `history.state`; the position lets a step of the browser's own be taken back. */
interface Entry {
  position: number;
  key: string;
  state: unknown;
}

export function createPageHistory(page: Window = window): PageHistory {
  const listeners = new Set<(visit: Visit) => void>();
  let guard: Guard | null = null;
  /** Our own steps through the history are not asked about again. */
  let isOwnStep = false;
  let position = entryOf(page)?.position ?? 0;
  if (!entryOf(page)) page.history.replaceState(newEntry(position), '');
  let current = visitOf(page, 'POP');

  function arrive(action: Visit['action']): void {
    current = visitOf(page, action);
    for (const follow of listeners) follow(current);
  }

  function navigate(to: To, state: unknown, action: 'PUSH' | 'REPLACE'): void {
    const href = hrefOf(to);
    const leave = () => {
      if (action === 'PUSH') position += 1;
      const write = action === 'PUSH' ? 'pushState' : 'replaceState';
      page.history[write](newEntry(position, state), '', href);
      arrive(action);
    };
    // A page may rewrite its own search while it saves: only leaving it is asked about.
    const isLeaving = new URL(href, page.location.href).pathname !== page.location.pathname;
    if (!isLeaving || !guard || guard(href, leave)) leave();
  }

  function followBrowser(): void {
    // An address that was typed, or a fragment, has no entry of ours yet.
    if (!entryOf(page)) page.history.replaceState(newEntry(position + 1), '');
    const step = (entryOf(page)?.position ?? position) - position;
    const leave = () => {
      isOwnStep = true;
      page.history.go(step);
    };
    if (isOwnStep) isOwnStep = false;
    else if (guard && step !== 0 && !guard(page.location.pathname, leave)) {
      isOwnStep = true;
      page.history.go(-step);
      return;
    }
    position += step;
    // A step taken back ends where the page still is: nothing to draw.
    if (step !== 0 || !isSameAddress(page, current.location)) arrive('POP');
  }

  page.addEventListener('popstate', followBrowser);
  return {
    visit: () => current,
    listen(follow) {
      listeners.add(follow);
      return () => listeners.delete(follow);
    },
    guard(next) {
      guard = next;
      return () => {
        if (guard === next) guard = null;
      };
    },
    createHref: hrefOf,
    push: (to, state) => navigate(to, state, 'PUSH'),
    replace: (to, state) => navigate(to, state, 'REPLACE'),
    go: (step) => page.history.go(step),
  };
}

const newEntry = (position: number, state: unknown = null): Entry => ({
  position,
  state,
  key: Math.random().toString(36).slice(2, 10),
});

function entryOf(page: Window): Entry | null {
  const entry: Partial<Entry> | null = page.history.state;
  return typeof entry?.position === 'number' ? (entry as Entry) : null;
}

function visitOf(page: Window, action: Visit['action']): Visit {
  const { pathname, search, hash } = page.location;
  const { state = null, key = 'default' } = entryOf(page) ?? {};
  return { action, location: { pathname, search, hash, state, key } };
}

function isSameAddress({ location }: Window, { pathname, search, hash }: Location): boolean {
  return location.pathname === pathname && location.search === search && location.hash === hash;
}

function hrefOf(to: To): string {
  if (typeof to === 'string') return to;
  const { pathname = '', search = '', hash = '' } = to;
  return pathname + search + hash;
}
