import { useSearchParams } from '@wabu/shared/routing';
import { useCallback } from 'react';

/** The route state of the page. It is kept in the URL's search parameters. */
export type RouteState =
  | { mode: 'none' }
  | { mode: 'view' | 'edit'; url: string }
  | { mode: 'new' };

function readRouteState(search: URLSearchParams): RouteState {
  const mode = search.get('mode');
  const url = search.get('frontend');
  if (mode === 'new') return { mode };
  if (!url) return { mode: 'none' };
  return { mode: mode === 'edit' ? 'edit' : 'view', url };
}

function toSearchParams(route: RouteState): Record<string, string> {
  return {
    ...('url' in route && { frontend: route.url }),
    ...((route.mode === 'edit' || route.mode === 'new') && { mode: route.mode }),
  };
}

export function useRouteState(): [RouteState, (route: RouteState) => void] {
  const [search, setSearch] = useSearchParams();
  const go = useCallback((route: RouteState) => setSearch(toSearchParams(route)), [setSearch]);
  return [readRouteState(search), go];
}
