import { useLocation, useNavigate } from '@wabu/shared/routing';
import {
  type ListPageState,
  type RecordRoute,
  type RecordRouting,
  useStableCallbacks,
} from '@wabu/shared/ui';

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

/** What the page shows is kept in the URL's search parameters; the fragment has the state of the list. */
export function useRouteState({ latest }: ListPageState<'only'>['fragment']): RecordRouting {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { go } = useStableCallbacks({
    go: (route: RecordRoute) =>
      navigate({ pathname, search: toSearch(route), hash: String(latest()) }),
  });
  const route = readRoute(new URLSearchParams(search));
  return { route, opened: 'key' in route ? route.key : null, go };
}
