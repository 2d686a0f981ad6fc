/** What travels with the visitor to the login page, in the history's entry and not in the address. */
export interface LoginState {
  /** The staff page that was asked for. */
  returnTo: string;
}

/** The staff page that was asked for, unless it is anything else than a path of ours. */
export function returnTo(state: unknown): string | null {
  const { returnTo: path } = (state ?? {}) as Partial<LoginState>;
  return typeof path === 'string' && path.startsWith('/adminwabu/') ? path : null;
}
