import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSelection } from './use-selection.ts';

const towns = ['Arco', 'Bardolino', 'Garda', 'Gargnano', 'Riva'];
const keyOf = (town: string) => town;

function select(options: { total?: number } = {}) {
  const { result, rerender } = renderHook(
    ({ search }) => useSelection<string>({ total: options.total ?? towns.length, keyOf, search }),
    { initialProps: { search: '' } },
  );
  const show = (order: string, shown: readonly string[]) =>
    result.current.show({ count: shown.length, at: (row) => shown[row], order });
  show('', towns);
  return {
    result,
    show,
    search: (search: string) => rerender({ search }),
    run: (change: (selection: typeof result.current) => void) => act(() => change(result.current)),
    keys: () => [...result.current.chosen.keys()],
  };
}

test('a range goes from the row that was chosen last, and follows the pointer back', () => {
  const { run, keys } = select();
  run(({ toggle }) => toggle(4));
  run(({ toggle }) => toggle(1));
  run(({ extendTo }) => extendTo(3, 0));
  expect(keys().sort()).toEqual(['Bardolino', 'Garda', 'Gargnano', 'Riva']);
  run(({ extendTo }) => extendTo(0, 0));
  expect(keys().sort()).toEqual(['Arco', 'Bardolino', 'Riva']);
});

test('all that are found are chosen, except those that are taken out', () => {
  const { result, run } = select({ total: 100_000 });
  run(({ chooseAll }) => chooseAll());
  expect(result.current.count).toBe(100_000);
  run(({ toggle }) => toggle(2));
  expect(result.current.count).toBe(99_999);
  expect([...result.current.except]).toEqual(['Garda']);
  expect(result.current.has('Garda')).toBe(false);
});

test('the choice of what is shown takes the loaded rows', () => {
  const { run, show, keys } = select({ total: 100_000 });
  show('part', ['Arco', 'Garda']);
  run(({ chooseShown }) => chooseShown());
  expect(keys()).toEqual(['Arco', 'Garda']);
});

test('another search keeps chosen records, and ends the choice of all', () => {
  const { result, run, search, keys } = select();
  run(({ toggle }) => toggle(0));
  search('garda');
  run(({ toggle }) => toggle(2));
  expect(keys()).toEqual(['Arco', 'Garda']);
  run(({ chooseAll }) => chooseAll());
  expect(result.current.isAll).toBe(true);
  search('riva');
  expect(result.current).toMatchObject({ isAll: false, count: 0 });
});

test('a range in another order begins at the active row', () => {
  const { run, show, keys } = select();
  run(({ toggle }) => toggle(0));
  show('reversed', [...towns].reverse());
  run(({ extendTo }) => extendTo(1, 0));
  expect(keys()).toEqual(['Arco', 'Riva', 'Gargnano']);
});
