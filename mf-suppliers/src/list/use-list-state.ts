import {
  type SupplierFilters,
  supplierFilterFields,
} from '@wabu/shared/entities/lists/supplier-search';
import { useLocation, useNavigate } from '@wabu/shared/routing';
import { useEffect, useMemo, useRef, useState } from 'react';

const URL_WRITE_DELAY_MS = 300;

export interface ListState {
  search: string;
  setSearch: (search: string) => void;
  filters: SupplierFilters;
  setFilters: (filters: SupplierFilters) => void;
  /** The tax id of the selected supplier. */
  selected: string | null;
  select: (taxId: string | null) => void;
  /** Clears selection, search and filters, after a save or a cancel. */
  clear: () => void;
  /** The fragment, in which a view of the list keeps its state too. */
  params: URLSearchParams;
  /** Writes values into the fragment. */
  put: (values: Record<string, string>) => void;
}

/**
 * Search, filters and selection live in the URL fragment: they survive a reload and the Back button, and a
 * fragment never reaches the server's logs, which must hold no tax codes (personal data).
 */
export function useListState(): ListState {
  const location = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(location.hash.slice(1)), [location.hash]);
  const searchInUrl = params.get('q') ?? '';
  const [search, setSearch] = useState(searchInUrl);
  const writtenSearch = useRef(searchInUrl);
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
    function write(change: (next: URLSearchParams) => void, replace = true): void {
      const { pathname, search, hash: before } = latestLocation.current;
      if (hasNavigatedAway(pathname)) return;
      const next = new URLSearchParams(before.slice(1));
      change(next);
      writtenSearch.current = next.get('q') ?? '';
      const hash = next.size > 0 ? `#${next}` : '';
      // The router updates `location` after a render; a write before that must start from this hash.
      latestLocation.current = { ...latestLocation.current, hash };
      latestNavigate.current({ pathname, search, hash }, { replace });
    }
    return {
      writeSearch: (text: string) => write((next) => put(next, 'q', text)),
      setFilters: (filters: SupplierFilters) =>
        write((next) => {
          for (const field of supplierFilterFields) put(next, field, filters[field] ?? '');
        }),
      select(taxId: string | null) {
        // Only the first selection adds a history entry, so that Back returns to the list.
        const isFirst = !new URLSearchParams(latestLocation.current.hash.slice(1)).has('id');
        write((next) => put(next, 'id', taxId ?? ''), !isFirst);
      },
      put: (values: Record<string, string>) =>
        write((next) => {
          for (const [name, value] of Object.entries(values)) put(next, name, value);
        }),
      clear() {
        setSearch('');
        write((next) => {
          for (const name of ['q', 'id', ...supplierFilterFields]) next.delete(name);
        });
      },
    };
  }, []);

  useEffect(() => {
    // Adopt a search from Back or Forward, and ignore the one that this hook wrote itself.
    if (searchInUrl === writtenSearch.current) return;
    writtenSearch.current = searchInUrl;
    setSearch(searchInUrl);
  }, [searchInUrl]);

  useEffect(() => {
    if (search === writtenSearch.current) return;
    const timer = setTimeout(() => actions.writeSearch(search), URL_WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [search, actions]);

  const filters = useMemo(
    () => Object.fromEntries(supplierFilterFields.map((field) => [field, params.get(field) ?? ''])),
    [params],
  );
  return { search, setSearch, filters, selected: params.get('id'), params, ...actions };
}

/**
 * True when the browser has navigated to another page that is still loading: writing a URL of this page
 * would navigate back. `history.state` is null in tests with a memory router.
 */
const hasNavigatedAway = (pathname: string): boolean =>
  history.state !== null && window.location.pathname !== pathname;

function put(params: URLSearchParams, name: string, value: string): void {
  if (value === '') params.delete(name);
  else params.set(name, value);
}
