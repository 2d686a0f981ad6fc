import { useLocation, useNavigate } from '@wabu/shared/routing';
import { type RecordRoute, type RecordRouting, useStableCallbacks } from '@wabu/shared/ui';

function readRoute(search: URLSearchParams): RecordRoute {
  const mode = search.get('mode');
  const key = search.get('frontend');
  if (mode === 'new') return { mode };
  if (!key) return { mode: 'none' };
  return { mode: mode === 'edit' ? 'edit' : 'view', key };
}

function toSearch(route: RecordRoute): string {
  const params = new URLSearchParams({
    ...('key' in route && { frontend: route.key }),
    ...((route.mode === 'edit' || route.mode === 'new') && { mode: route.mode }),
  });
  return params.size > 0 ? `?${params}` : '';
}

/** What the page shows is kept in the URL's search parameters. */
export function useRouteState(): RecordRouting {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { go } = useStableCallbacks({
    // The fragment has the view and the order of the list.
    go: (route: RecordRoute) => navigate({ pathname, search: toSearch(route), hash }),
  });
  const route = readRoute(new URLSearchParams(search));
  return { route, opened: 'key' in route ? route.key : null, go };
}
