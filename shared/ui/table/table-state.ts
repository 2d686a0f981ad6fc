import { useSession } from '@wabu/shared/session';
import { getJson, setItem } from '@wabu/shared/storage';
import type { Fragment } from '@wabu/shared/ui';
import { useMemo } from 'react';

export interface TableSpec<Field extends string> {
  name: string;
  fields: readonly Field[];
  shown: readonly Field[];
}

export interface TableState<Field extends string> {
  columns: readonly Field[];
  /** In rem, of the columns whose width was changed. */
  widths: Readonly<Partial<Record<Field, number | undefined>>>;
}

/** The keys of a table in the fragment of the address: `columns=Nome.PIVA&widths=Nome-20`. */
export const tableKeys = ['columns', 'widths'] as const;
export type TableParams = Record<(typeof tableKeys)[number], string>;

export function toParams<Field extends string>({
  columns,
  widths,
}: TableState<Field>): TableParams {
  return {
    columns: columns.join('.'),
    widths: Object.entries(widths)
      .filter(([, width]) => width !== undefined)
      .map(([field, width]) => `${field}-${width}`)
      .join('_'),
  };
}

export function readParams<Field extends string>(
  spec: TableSpec<Field>,
  get: (key: string) => string | null,
): TableState<Field> {
  const shown = (get('columns') ?? '').split('.');
  const known = spec.fields.some((field) => shown.includes(field));
  const widths = (get('widths') ?? '').split('_').flatMap((one) => {
    const [name = '', width] = one.split('-');
    return spec.fields.some((field) => field === name) && Number(width) > 0
      ? [[name, Number(width)]]
      : [];
  });
  return {
    columns: known ? inOrder(spec, shown) : spec.shown,
    widths: Object.fromEntries(widths),
  };
}

export const inOrder = <Field extends string>(
  { fields }: TableSpec<Field>,
  shown: readonly string[],
): readonly Field[] => fields.filter((field, at) => at === 0 || shown.includes(field));

export function useTableState<Field extends string>(
  spec: TableSpec<Field>,
  { params, put }: Fragment,
): [TableState<Field>, (next: Partial<TableState<Field>>) => void] {
  const { user } = useSession();
  const key = `wabu/table/${spec.name}/${user?.username}`;
  const table = useMemo(() => {
    const isInAddress = tableKeys.some((name) => params.has(name));
    if (isInAddress) return readParams(spec, (name) => params.get(name));
    const kept = getJson('localStorage', key);
    const values = kept instanceof Object ? (kept as Record<string, unknown>) : {};
    return readParams(spec, (name) => (typeof values[name] === 'string' ? values[name] : null));
  }, [spec, params, key]);
  const change = (next: Partial<TableState<Field>>) => {
    const changed = toParams({ ...table, ...next });
    put({ ...changed });
    setItem('localStorage', key, JSON.stringify(changed));
  };
  return [table, change];
}
