import { useMemo } from 'react';
import type { ListSort } from '../../entities/lists/list-sort.ts';
import type { Fragment } from '../lifecycle/use-fragment.ts';

/** The order of a list, which the address keeps (`sort=-Citta`) and no browser remembers. */
export function useListOrder<Field extends string>(
  { params, put }: Fragment,
  fields: readonly Field[],
): [ListSort<Field>, (sort: ListSort<Field>) => void] {
  const written = params.get('sort') ?? '';
  const sort = useMemo(() => {
    const name = written.replace(/^-/, '');
    const field = fields.find((each) => each === name);
    return { field: field ?? (fields[0] as Field), descending: written.startsWith('-') && !!field };
  }, [written, fields]);
  const choose = ({ field, descending }: ListSort<Field>) =>
    put({ sort: descending ? `-${field}` : field === fields[0] ? '' : field });
  return [sort, choose];
}
