import { QueryClient } from '@tanstack/react-query';
import { session } from '@wabu/shared/session';

/** A refusal will not change by asking again; a server that stumbles may. */
function shouldRetry(failures: number, error: unknown): boolean {
  const { status } = (error ?? {}) as { status?: number };
  return failures < 2 && (status === undefined || status >= 500);
}

/** The one cache of what the server said, for all modules. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, staleTime: 10_000 },
    mutations: { retry: false },
  },
});

// What one user was allowed to see is not there for the next.
session.subscribe((now, before) => {
  if (now.user?.username !== before.user?.username) queryClient.clear();
});
