import { useSession } from '@wabu/shared/session';
import { getItem, setItem } from '@wabu/shared/storage';
import { useSyncExternalStore } from 'react';

/** Such windows show the list only: a table of one column and a half helps nobody. */
const NARROW = '(max-width: 767px)';

/** The fragment of the address. */
export interface Fragment {
  params: URLSearchParams;
  put: (values: Record<string, string>) => void;
}

/** Whether the suppliers are shown as a table: as the address says, otherwise as this person chose last here. */
export function useTableView({ params, put }: Fragment) {
  const { user } = useSession();
  const key = `wabu/view/suppliers/${user?.username}`;
  const isWide = useSyncExternalStore(watchWidth, () => !matchMedia(NARROW).matches);
  const view = params.get('view') ?? getItem('localStorage', key);
  return {
    /** False where there is no room for a table. */
    isOffered: isWide,
    isTable: isWide && view === 'table',
    choose(next: 'list' | 'table'): void {
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
