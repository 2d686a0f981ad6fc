import { Navigate, useLocation } from '@wabu/shared/routing';
import { session, useSession } from '@wabu/shared/session';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import type { LoginState } from './login-state.ts';

/**
 * Reads the stored token at each navigation, and lets only one pass that is there and has not expired; who comes without one is sent to the login
 * and from there back. A session that ends while its page is open leads home, or is renewed in place.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { pathname, search, hash } = useLocation();
  const [wasSignedIn] = useState(user !== null);
  const page = pathname + search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for each page
  const isStored = useMemo(() => session.isStored(), [page]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for each page
  useLayoutEffect(() => session.followStored(), [page]);
  if (user && isStored) return children;
  if (wasSignedIn && isStored) return <Navigate to="/" replace />;
  const state: LoginState = { returnTo: pathname + search + hash };
  return <Navigate to="/login" replace state={state} />;
}
