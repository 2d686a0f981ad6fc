/** The state of the history entry of `/login`. */
export interface LoginState {
  /** The requested staff page: path, search and hash. */
  returnTo: string;
}

/** The state of the history entry of the dashboard that a sign-in opens. */
export const signedInState = { isSignIn: true };
export const isSignIn = (state: unknown): boolean =>
  (state as Partial<typeof signedInState> | null)?.isSignIn === true;

/** The requested staff page, or null unless it is a path under /adminwabu/ (no open redirect). */
export function returnTo(state: unknown): string | null {
  const { returnTo: path } = (state ?? {}) as Partial<LoginState>;
  return typeof path === 'string' && path.startsWith('/adminwabu/') ? path : null;
}
