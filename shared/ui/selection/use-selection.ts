import type { RowSelection } from '@wabu/shared/ui';
import { useCallback, useMemo, useRef, useState } from 'react';

export interface ShownRows<Item> {
  count: number;
  /** Undefined for a row that is not loaded. */
  at: (row: number) => Item | undefined;
  /** Another text for other rows or another order. */
  order: string;
}

interface SelectionOptions<Item> {
  keyOf: (item: Item) => string;
  total: number;
  /** Names the search. Another one ends the choice of all; the chosen records stay. */
  search: string;
}

export interface Selection<Item> extends RowSelection {
  /** True if all that the search finds are chosen, also those that are not loaded, except `except`. */
  isAll: boolean;
  chosen: ReadonlyMap<string, Item>;
  except: ReadonlySet<string>;
  start: () => void;
  /** Says which rows the numbers mean. The same function in every render, to be called in an effect. */
  show: (rows: ShownRows<Item>) => void;
}

type Chosen<Item> = ReadonlyMap<string, Item>;

interface State<Item> {
  chosen: Chosen<Item>;
  /** The search whose records are all chosen; null if they are not. */
  all: string | null;
  except: ReadonlySet<string>;
  anchor: { row: number; order: string; before: Chosen<Item> } | null;
  isActive: boolean;
}

const nothing = {
  chosen: new Map<string, never>(),
  all: null,
  except: new Set<string>(),
  anchor: null,
  isActive: false,
};

export function useSelection<Item>(options: SelectionOptions<Item>): Selection<Item> {
  const { keyOf, total, search } = options;
  const [state, setState] = useState<State<Item>>(nothing);
  const rows = useRef<ShownRows<Item>>({ count: 0, at: () => undefined, order: '' });
  const show = useCallback((shown: ShownRows<Item>) => {
    rows.current = shown;
  }, []);

  return useMemo(() => {
    const { chosen, except } = state;
    const isAll = state.all === search;
    const between = (one: number, other: number) => {
      const items: (readonly [string, Item])[] = [];
      for (let row = Math.min(one, other); row <= Math.max(one, other); row += 1) {
        const item = rows.current.at(row);
        if (item !== undefined) items.push([keyOf(item), item]);
      }
      return items;
    };
    const choose = (next: Chosen<Item>, anchor: State<Item>['anchor'] = null) =>
      setState({ ...nothing, chosen: next, anchor, isActive: true });

    function toggle(row: number): void {
      const item = rows.current.at(row);
      if (item === undefined) return;
      const key = keyOf(item);
      if (isAll) setState({ ...state, except: toggled(except, key) });
      else {
        const next = new Map(chosen);
        if (!next.delete(key)) next.set(key, item);
        choose(next, { row, order: rows.current.order, before: next });
      }
    }
    function extendTo(row: number, start: number): void {
      const { order } = rows.current;
      const isSame = state.anchor?.order === order;
      const anchor = isSame && state.anchor ? state.anchor : { row: start, order, before: chosen };
      choose(new Map([...anchor.before, ...between(anchor.row, row)]), anchor);
    }
    return {
      isActive: state.isActive,
      count: isAll ? Math.max(0, total - except.size) : chosen.size,
      isAll,
      chosen,
      except,
      has: (key: string) => (isAll ? !except.has(key) : chosen.has(key)),
      toggle,
      extendTo,
      chooseShown: () => choose(new Map(between(0, rows.current.count - 1))),
      start: () => setState({ ...state, isActive: true }),
      chooseAll: () => setState({ ...nothing, all: search, isActive: true }),
      clear: () => setState(nothing),
      show,
    };
  }, [state, total, keyOf, search, show]);
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
