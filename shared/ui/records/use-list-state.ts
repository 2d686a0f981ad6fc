import { useEffect, useMemo, useRef, useState } from 'react';
import { useFragment, type WritableFragment } from '../lifecycle/use-fragment.ts';
import type { RecordRoute } from './use-form-slot.ts';
import type { RecordRouting } from './use-outcome.ts';

const URL_WRITE_DELAY_MS = 300;

/** The value by which each field is filtered; empty or absent: not. */
type Filters<Field extends string> = Partial<Record<Field, string>>;

export interface ListPageState<Field extends string> {
  search: string;
  setSearch: (search: string) => void;
  filters: Filters<Field>;
  setFilters: (filters: Filters<Field>) => void;
  /** The address has the id of the selected record; that a form is open is known to the page only. */
  routing: RecordRouting;
  /** Clears selection, search and filters, after a save or a cancel. */
  clear: () => void;
  /** A view of the list keeps its state there too. */
  fragment: WritableFragment;
}

/** Search, filters, order and selection live in the fragment of the address. `fields`: always the same array. */
export function useListState<Field extends string>(fields: readonly Field[]): ListPageState<Field> {
  const fragment = useFragment();
  const { params, latest, write, put } = fragment;
  const searchInUrl = params.get('q') ?? '';
  const [search, setSearch] = useState(searchInUrl);
  const writtenSearch = useRef(searchInUrl);
  const [form, setForm] = useState<RecordRoute | null>(null);

  const actions = useMemo(() => {
    const writeSearch = (text: string) => {
      writtenSearch.current = text;
      put({ q: text });
    };
    return {
      writeSearch,
      setFilters: (filters: Filters<Field>) =>
        put(Object.fromEntries(fields.map((field) => [field, filters[field] ?? '']))),
      go(route: RecordRoute) {
        setForm(route.mode === 'new' || route.mode === 'edit' ? route : null);
        const before = latest().get('id');
        const id = 'key' in route ? route.key : null;
        if (route.mode === 'new' || id === before) return;
        write((next) => {
          if (id === null) next.delete('id');
          else next.set('id', id);
          // Only the first selection adds a history entry, so that Back returns to the list.
        }, before !== null);
      },
      clear() {
        setSearch('');
        writtenSearch.current = '';
        put(Object.fromEntries(['q', 'id', ...fields].map((name) => [name, ''])));
      },
    };
  }, [latest, write, put, fields]);

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
    () =>
      Object.fromEntries(fields.map((field) => [field, params.get(field) ?? ''])) as Filters<Field>,
    [params, fields],
  );
  const opened = params.get('id');
  const view: RecordRoute = opened === null ? { mode: 'none' } : { mode: 'view', key: opened };
  const routing = { route: form ?? view, opened, go: actions.go };
  return { search, setSearch, filters, routing, fragment, ...actions };
}
