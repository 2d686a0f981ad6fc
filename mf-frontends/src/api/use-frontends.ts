import { useQuery } from '@tanstack/react-query';
import { ApiProblem } from '@wabu/api/client';
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

/** Loads the frontend with this URL; does nothing for null. A deleted one has no data, and `isGone`. */
export function useFrontend(url: string | null) {
  const { data, error, isError, refetch } = useQuery({
    ...frontendQuery(url ?? ''),
    enabled: url !== null,
  });
  const isGone = error instanceof ApiProblem && error.status === 404;
  return { data: isGone ? undefined : data, isGone, isError, refetch };
}

/** Loads the suppliers when the form needs them. */
export function useSuppliers(isNeeded: boolean) {
  const { data, isError } = useQuery({ ...suppliersQuery, enabled: isNeeded });
  return { suppliers: data ?? noSuppliers, failed: isError };
}
