import { useLocation, useNavigate } from '@wabu/shared/routing';
import { useEffect, useMemo, useRef, useState } from 'react';
import { filterFields, type SupplierFilters } from '../model/search.ts';

const WRITE_AFTER = 300;

export interface ListState {
  search: string;
  setSearch: (search: string) => void;
  filters: SupplierFilters;
  setFilters: (filters: SupplierFilters) => void;
  /** The tax id of the selected supplier. */
  selected: string | null;
  select: (taxId: string | null) => void;
  /** Forgets selection, search and filters, after a save or a cancel. */
  clear: () => void;
}

/**
 * What is searched, filtered and selected stands behind the `#` of the address: it survives a reload and
 * the Back button, and, tax codes being personal data, never reaches the server's logs.
 */
export function useListState(): ListState {
  const location = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(location.hash.slice(1)), [location.hash]);
  const searchInUrl = params.get('q') ?? '';
  const [search, setSearch] = useState(searchInUrl);
  const written = useRef(searchInUrl);
  // A notice's «Riapri» calls long after it was drawn: it must start from the address as it is then.
  const at = useRef(location);
  const go = useRef(navigate);
  useEffect(() => {
    at.current = location;
  }, [location]);
  useEffect(() => {
    go.current = navigate;
  }, [navigate]);

  const actions = useMemo(() => {
    function write(change: (next: URLSearchParams) => void, replace = true): void {
      const { pathname, search, hash: before } = at.current;
      if (isLeft(pathname)) return;
      const next = new URLSearchParams(before.slice(1));
      change(next);
      written.current = next.get('q') ?? '';
      const hash = next.size > 0 ? `#${next}` : '';
      // The page learns of its new address a moment later; what is written meanwhile must not undo this.
      at.current = { ...at.current, hash };
      go.current({ pathname, search, hash }, { replace });
    }
    return {
      writeSearch: (text: string) => write((next) => put(next, 'q', text)),
      setFilters: (filters: SupplierFilters) =>
        write((next) => {
          for (const field of filterFields) put(next, field, filters[field] ?? '');
        }),
      select(taxId: string | null) {
        // The first step from the list to a supplier is one that Back can take back.
        const isFirst = !new URLSearchParams(at.current.hash.slice(1)).has('id');
        write((next) => put(next, 'id', taxId ?? ''), !isFirst);
      },
      clear() {
        setSearch('');
        write((next) => {
          for (const name of ['q', 'id', ...filterFields]) next.delete(name);
        });
      },
    };
  }, []);

  useEffect(() => {
    // Back and Forward lead here; what we wrote ourselves is older than what has been typed since.
    if (searchInUrl === written.current) return;
    written.current = searchInUrl;
    setSearch(searchInUrl);
  }, [searchInUrl]);

  useEffect(() => {
    if (search === written.current) return;
    const timer = setTimeout(() => actions.writeSearch(search), WRITE_AFTER);
    return () => clearTimeout(timer);
  }, [search, actions]);

  const filters = useMemo(
    () => Object.fromEntries(filterFields.map((field) => [field, params.get(field) ?? ''])),
    [params],
  );
  return { search, setSearch, filters, selected: params.get('id'), ...actions };
}

/**
 * Whether the browser has gone on to another page, which is still loading while this one stands: writing an
 * address of this page would bring it back. Only a browser's own history has a state.
 */
const isLeft = (pathname: string): boolean =>
  history.state !== null && window.location.pathname !== pathname;

function put(params: URLSearchParams, name: string, value: string): void {
  if (value === '') params.delete(name);
  else params.set(name, value);
}
