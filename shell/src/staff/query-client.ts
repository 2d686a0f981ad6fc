import { QueryClient } from '@tanstack/react-query';
import { session } from '@wabu/shared/session';

/** Retries network errors and 5xx; a 4xx stays the same. */
function shouldRetry(failures: number, error: unknown): boolean {
  const { status } = (error ?? {}) as { status?: number };
  return failures < 2 && (status === undefined || status >= 500);
}

/** The query cache that all modules share. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: shouldRetry, staleTime: 10_000 },
    mutations: { retry: false },
  },
});

// The next user must not see data of the previous one.
session.subscribe((now, before) => {
  if (now.user?.username !== before.user?.username) queryClient.clear();
});
