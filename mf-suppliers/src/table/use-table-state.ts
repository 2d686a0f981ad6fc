import { useSession } from '@wabu/shared/session';
import { getJson, setItem } from '@wabu/shared/storage';
import { useMemo } from 'react';
import { readParams, type TableState, tableKeys, toParams } from './table-state.ts';

/** The fragment of the address. */
interface Fragment {
  params: URLSearchParams;
  put: (values: Record<string, string>) => void;
}

/**
 * Columns, widths and order of the table: those of the address, otherwise what this person chose last in this browser.
 * An order is not remembered: a new visit begins by name.
 */
export function useTableState({
  params,
  put,
}: Fragment): [TableState, (next: Partial<TableState>) => void] {
  const { user } = useSession();
  const key = `wabu/table/suppliers/${user?.username}`;
  const table = useMemo(() => {
    const isInAddress = tableKeys.some((name) => params.has(name));
    if (isInAddress) return readParams((name) => params.get(name));
    const kept = getJson('localStorage', key);
    const values = kept instanceof Object ? (kept as Record<string, unknown>) : {};
    return readParams((name) => (typeof values[name] === 'string' ? values[name] : null));
  }, [params, key]);
  const change = (next: Partial<TableState>) => {
    const changed = toParams({ ...table, ...next });
    put(changed);
    const { columns, widths } = changed;
    setItem('localStorage', key, JSON.stringify({ columns, widths }));
  };
  return [table, change];
}
