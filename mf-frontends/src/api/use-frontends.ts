import { useQuery } from '@tanstack/react-query';
import { normaliseFrontendUrl } from '@wabu/shared/entities/frontend';
import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { useMemo } from 'react';
import { frontendQuery, summariesQuery, suppliersQuery } from './frontend-calls.ts';

const noFrontends: FrontendSummary[] = [];
const noSuppliers: Supplier[] = [];

/** The list, and the addresses in it. What was loaded once stays to be seen while a reload fails. */
export function useSummaries() {
  const { data, isError, isFetching, refetch } = useQuery(summariesQuery);
  const summaries = data ?? noFrontends;
  const takenUrls: ReadonlySet<string> = useMemo(
    () => new Set(summaries.map(({ URL }) => normaliseFrontendUrl(URL))),
    [summaries],
  );
  const status: 'ready' | 'failed' | 'loading' = data
    ? 'ready'
    : isError && !isFetching
      ? 'failed'
      : 'loading';
  return { summaries, takenUrls, status, reload: () => void refetch() };
}

/** The frontend of an address; null for no address. */
export function useFrontend(url: string | null) {
  return useQuery({ ...frontendQuery(url ?? ''), enabled: url !== null });
}

/** Asked for when somebody comes to write. */
export function useSuppliers(isNeeded: boolean) {
  const { data, isError } = useQuery({ ...suppliersQuery, enabled: isNeeded });
  return { suppliers: data ?? noSuppliers, failed: isError };
}
