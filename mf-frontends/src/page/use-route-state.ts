import { useLocation, useNavigate } from '@wabu/shared/routing';
import { useStableCallbacks } from '@wabu/shared/ui';

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

function toSearch(route: RouteState): string {
  const params = new URLSearchParams({
    ...('url' in route && { frontend: route.url }),
    ...((route.mode === 'edit' || route.mode === 'new') && { mode: route.mode }),
  });
  return params.size > 0 ? `?${params}` : '';
}

export function useRouteState(): [RouteState, (route: RouteState) => void] {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { go } = useStableCallbacks({
    // The fragment has the view and the order of the list.
    go: (route: RouteState) => navigate({ pathname, search: toSearch(route), hash }),
  });
  return [readRouteState(new URLSearchParams(search)), go];
}
