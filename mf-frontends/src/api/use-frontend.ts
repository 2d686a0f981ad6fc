import { useQuery } from '@tanstack/react-query';
import { ApiProblem } from '@wabu/api/client';
import { frontendQuery } from './frontend-calls.ts';

/** Loads the frontend with this URL; does nothing for null. The data of a deleted one are null. */
export function useFrontend(url: string | null) {
  const { data, error, isError, refetch } = useQuery({
    ...frontendQuery(url ?? ''),
    enabled: url !== null,
  });
  const isGone = error instanceof ApiProblem && error.status === 404;
  return { data: isGone ? null : data, isError, refetch };
}
