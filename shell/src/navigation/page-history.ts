import type { Location, Navigator, To } from '@wabu/shared/routing';

/** The current location and the kind of navigation that led to it. */
export interface Visit {
  location: Location;
  action: 'POP' | 'PUSH' | 'REPLACE';
}

/** Called before a navigation to another path. False blocks it; `leave` continues it later. */
export type Guard = (destination: string, leave: () => void) => boolean;

/** The navigator of the router over the History API, with a guard that can block navigations. */
export interface PageHistory extends Navigator {
  visit: () => Visit;
  listen: (follow: (visit: Visit) => void) => () => void;
  /** Sets the guard; there is one at a time. Returns a function that removes it. */
  guard: (guard: Guard) => () => void;
}

/** The shape of `history.state`. The position tells the direction and length of a browser step. */
interface Entry {
  position: number;
  key: string;
  state: unknown;
}

export function createPageHistory(page: Window = window): PageHistory {
  const listeners = new Set<(visit: Visit) => void>();
  let guard: Guard | null = null;
  /** Set before a `history.go` of ours, so that its popstate skips the guard. */
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
    // The guard runs for another path only: a page may change its own search while it saves.
    const isLeaving = new URL(href, page.location.href).pathname !== page.location.pathname;
    if (!isLeaving || !guard || guard(href, leave)) leave();
  }

  function followBrowser(): void {
    // A fragment link has no entry of ours yet.
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
    // After a blocked step was reversed the location is the same: nothing to render.
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
