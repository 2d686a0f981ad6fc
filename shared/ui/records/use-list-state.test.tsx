import { expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { Router } from '@wabu/shared/routing';
import type { ReactNode } from 'react';
import { useListState } from './use-list-state.ts';

const fields = ['Tipologia', 'Provincia'] as const;

/** A router that never renders the new location, as on a slow machine. */
function slowPage() {
  const hashes: string[] = [];
  const write = (to: unknown) => void hashes.push((to as { hash: string }).hash);
  const navigator = { push: write, replace: write, go: () => undefined, createHref: () => '' };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router location="/adminwabu/suppliers" navigator={navigator}>
      {children}
    </Router>
  );
  return { hashes, wrapper };
}

test('a selection made before the last navigation renders keeps its filters', () => {
  const { hashes, wrapper } = slowPage();
  const { result } = renderHook(() => useListState(fields), { wrapper });
  act(() => result.current.setFilters({ Tipologia: 'azienda' }));
  act(() => result.current.routing.go({ mode: 'view', key: '00743110157' }));
  expect(hashes.at(-1)).toBe('#Tipologia=azienda&id=00743110157');
});

test('`clear` removes search, filters and selection from the URL', () => {
  const { hashes, wrapper } = slowPage();
  const { result } = renderHook(() => useListState(fields), { wrapper });
  act(() => result.current.setFilters({ Tipologia: 'Azienda', Provincia: 'BS' }));
  act(() => result.current.routing.go({ mode: 'view', key: '00743110157' }));
  act(() => result.current.clear());
  expect(hashes.at(-1)).toBe('');
});

test('a search typed just before navigation does not navigate back', () => {
  jest.useFakeTimers();
  const { hashes, wrapper } = slowPage();
  const { result } = renderHook(() => useListState(fields), { wrapper });
  history.pushState({ position: 1 }, '', '/adminwabu/suppliers');
  act(() => result.current.setSearch('garda'));
  history.pushState({ position: 2 }, '', '/adminwabu/users');
  act(() => jest.runAllTimers());
  expect(hashes).toEqual([]);
});
