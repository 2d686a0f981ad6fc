import { useSyncExternalStore } from 'react';
import { useSession } from '../../session/index.ts';
import { getItem, setItem } from '../../storage/index.ts';
import type { Fragment } from '../lifecycle/use-fragment.ts';

/** Such windows show the list only: a table of one column and a half helps nobody. */
const NARROW = '(max-width: 767px)';

export interface TableView {
  /** False where there is no room for a table. */
  isOffered: boolean;
  isTable: boolean;
  choose: (next: 'list' | 'table') => void;
}

/** As a table if the address says so, otherwise as this person chose last here. */
export function useTableView(name: string, { params, put }: Fragment): TableView {
  const { user } = useSession();
  const key = `wabu/view/${name}/${user?.username}`;
  const isWide = useSyncExternalStore(watchWidth, () => !matchMedia(NARROW).matches);
  const view = params.get('view') ?? getItem('localStorage', key);
  return {
    isOffered: isWide,
    isTable: isWide && view === 'table',
    choose(next) {
      setItem('localStorage', key, next);
      put({ view: next });
    },
  };
}

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
