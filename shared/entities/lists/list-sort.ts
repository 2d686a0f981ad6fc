import { compareKeys } from './order-key.ts';

/** A column that a list is sorted by, instead of its own order, which equal values keep. */
export interface ListSort<Field extends string> {
  field: Field;
  descending: boolean;
}

/** Compares the order keys of two values in the direction of a sort. Empty values are last in both directions. */
export function compareSorted(
  one: string,
  other: string,
  { descending }: Pick<ListSort<string>, 'descending'>,
): number {
  if (one === '' || other === '') return Number(one === '') - Number(other === '');
  return descending ? compareKeys(other, one) : compareKeys(one, other);
}
