import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from '../../routing/index.ts';

/** Values that the fragment of the address holds, such as the view and the order of a list. */
export interface Fragment {
  params: URLSearchParams;
  /** Writes values; an empty one is taken out. */
  put: (values: Record<string, string>) => void;
}

export interface WritableFragment extends Fragment {
  /** The values of the newest address, which is perhaps not rendered yet. */
  latest: () => URLSearchParams;
  write: (change: (next: URLSearchParams) => void, replace?: boolean) => void;
}

/** The fragment of the address survives a reload and Back, and never reaches the server's logs (no tax codes there). */
export function useFragment(): WritableFragment {
  const location = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(location.hash.slice(1)), [location.hash]);
  // A toast's «Riapri» can call an old closure: the refs hold the current location and navigate function.
  const latestLocation = useRef(location);
  const latestNavigate = useRef(navigate);
  useEffect(() => {
    latestLocation.current = location;
  }, [location]);
  useEffect(() => {
    latestNavigate.current = navigate;
  }, [navigate]);
  const actions = useMemo(() => {
    const latest = () => new URLSearchParams(latestLocation.current.hash.slice(1));
    function write(change: (next: URLSearchParams) => void, replace = true): void {
      const { pathname, search } = latestLocation.current;
      if (hasNavigatedAway(pathname)) return;
      const next = latest();
      change(next);
      const hash = next.size > 0 ? `#${next}` : '';
      // The router updates `location` after a render; a write before that must start from this hash.
      latestLocation.current = { ...latestLocation.current, hash };
      latestNavigate.current({ pathname, search, hash }, { replace });
    }
    const put = (values: Record<string, string>) =>
      write((next) => {
        for (const [name, value] of Object.entries(values)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
      });
    return { latest, write, put };
  }, []);
  return useMemo(() => ({ params, ...actions }), [params, actions]);
}

/** Writing a URL of this page would navigate back. `history.state` is null in tests with a memory router. */
const hasNavigatedAway = (pathname: string): boolean =>
  history.state !== null && window.location.pathname !== pathname;
