import { Navigate, useLocation } from '@wabu/shared/routing';
import { session, useSession } from '@wabu/shared/session';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import type { LoginState } from './login-state.ts';

/**
 * Renders the staff area only with a stored token that has not expired, read again at each navigation.
 * Without one it redirects to the login, which returns here. After a sign-out it redirects to the home.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { pathname, search, hash } = useLocation();
  const [wasSignedIn] = useState(user !== null);
  const page = pathname + search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the storage again for each page
  const isStored = useMemo(() => session.isStored(), [page]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the storage again for each page
  useLayoutEffect(() => session.followStored(), [page]);
  if (user && isStored) return children;
  if (wasSignedIn && isStored) return <Navigate to="/" replace />;
  const state: LoginState = { returnTo: pathname + search + hash };
  return <Navigate to="/login" replace state={state} />;
}
