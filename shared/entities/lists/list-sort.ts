import { compareKeys } from './order-key.ts';

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

export function sortRecords<T>(
  inOrder: readonly T[],
  keyOf: (record: T) => string,
  sort: Pick<ListSort<string>, 'descending'>,
): T[] {
  return inOrder
    .map((record) => ({ record, key: keyOf(record) }))
    .sort((one, other) => compareSorted(one.key, other.key, sort))
    .map(({ record }) => record);
}
