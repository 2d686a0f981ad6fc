import { useSearchParams } from '@wabu/shared/routing';
import { useCallback } from 'react';

/** Where on the page somebody is; it stands in the address, so that reloading and going back work. */
export type Place = { mode: 'none' } | { mode: 'view' | 'edit'; url: string } | { mode: 'new' };

function placeIn(search: URLSearchParams): Place {
  const mode = search.get('mode');
  const url = search.get('frontend');
  if (mode === 'new') return { mode };
  if (!url) return { mode: 'none' };
  return { mode: mode === 'edit' ? 'edit' : 'view', url };
}

function searchOf(place: Place): Record<string, string> {
  return {
    ...('url' in place && { frontend: place.url }),
    ...((place.mode === 'edit' || place.mode === 'new') && { mode: place.mode }),
  };
}

export function usePlace(): [Place, (place: Place) => void] {
  const [search, setSearch] = useSearchParams();
  const go = useCallback((place: Place) => setSearch(searchOf(place)), [setSearch]);
  return [placeIn(search), go];
}
