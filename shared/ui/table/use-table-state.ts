import { useSession } from '@wabu/shared/session';
import { getJson, setItem } from '@wabu/shared/storage';
import type { Fragment } from '@wabu/shared/ui';
import { useMemo } from 'react';
import { readParams, type TableSpec, type TableState, tableKeys, toParams } from './table-state.ts';

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
