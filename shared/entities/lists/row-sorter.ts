/**
 * Makes the sorted rows of lists. A record keeps its row; of a list that has only grown at its end, as while its pages
 * arrive, only what is new is sorted, so that no page costs more than the first. It keeps no list alive.
 */
export function rowSorter<Item extends object, Row>(
  toRow: (item: Item) => Row,
  compare: (one: Row, other: Row) => number,
): (items: readonly Item[]) => readonly Row[] {
  const known = new WeakMap<Item, Row>();
  /** The last list that began with this record, and its rows. */
  const latest = new WeakMap<Item, { items: readonly Item[]; rows: readonly Row[] }>();

  function rowOf(item: Item): Row {
    const row = known.get(item) ?? toRow(item);
    known.set(item, row);
    return row;
  }

  return (items) => {
    const [first] = items;
    if (first === undefined) return [];
    const found = latest.get(first);
    if (found?.items === items) return found.rows;
    const before = found?.items.every((item, at) => item === items[at]) ? found : undefined;
    if (before?.items.length === items.length) return before.rows;
    const added = items.slice(before?.items.length).map(rowOf).sort(compare);
    const rows = [...(before?.rows ?? []), ...added];
    const last = before?.rows.at(-1);
    if (last && compare(last, added[0] as Row) > 0) rows.sort(compare);
    latest.set(first, { items, rows });
    return rows;
  };
}
