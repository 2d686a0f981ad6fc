import { useQuery } from '@tanstack/react-query';
import { normaliseFrontendUrl } from '@wabu/shared/entities/frontend';
import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { useMemo } from 'react';
import { frontendQuery, summariesQuery, suppliersQuery } from './frontend-calls.ts';

const noFrontends: FrontendSummary[] = [];
const noSuppliers: Supplier[] = [];

/** The list and its URLs. Loaded data stays visible when a reload fails. */
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

/** Loads the frontend with this URL; does nothing for null. */
export function useFrontend(url: string | null) {
  return useQuery({ ...frontendQuery(url ?? ''), enabled: url !== null });
}

/** Loads the suppliers when the form needs them. */
export function useSuppliers(isNeeded: boolean) {
  const { data, isError } = useQuery({ ...suppliersQuery, enabled: isNeeded });
  return { suppliers: data ?? noSuppliers, failed: isError };
}
