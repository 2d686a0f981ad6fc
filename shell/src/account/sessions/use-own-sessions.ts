import { useQuery } from '@tanstack/react-query';
import { readSessions } from '../parts/account-client.ts';

/** The own open sessions. */
export function useOwnSessions() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['own-sessions'],
    queryFn: ({ signal }) => readSessions(signal),
    // A session may have been opened a moment ago.
    staleTime: 0,
    networkMode: 'always',
  });
  return {
    sessions: data?.sessions ?? [],
    status: data ? 'ready' : isError ? 'failed' : 'loading',
    reload: () => void refetch(),
  } as const;
}
