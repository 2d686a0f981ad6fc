import { Navigate, useLocation } from '@wabu/shared/routing';
import { useSession } from '@wabu/shared/session';
import { type ReactNode, useState } from 'react';
import type { LoginState } from '../login/login-state.ts';

/**
 * Lets only a token pass that is there and has not expired; who comes without one is sent to the login
 * and from there back. A session that ends while its page is open leads home, or is renewed in place.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { pathname, search, hash } = useLocation();
  const [wasSignedIn] = useState(user !== null);
  if (user) return children;
  if (wasSignedIn) return <Navigate to="/" replace />;
  const state: LoginState = { headedFor: pathname + search + hash };
  return <Navigate to="/login" replace state={state} />;
}
