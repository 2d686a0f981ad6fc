import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { serverNow } from './server-clock.ts';
import { type SessionUser, userOf } from './session-user.ts';
import { onTokenChangedElsewhere, readToken, removeToken, setToken } from './stored-token.ts';

/**
 * `expired` keeps the user: the page stays as it is, and a sign-in in place goes on where it stopped.
 * A page that starts with an expired token is `signed-out`.
 */
export type SessionStatus = 'signed-in' | 'signed-out' | 'expired';

interface SessionState {
  token: string | null;
  user: SessionUser | null;
  status: SessionStatus;
}

const nobody: SessionState = { token: null, user: null, status: 'signed-out' };
const isFresh = (user: SessionUser | null): user is SessionUser =>
  user !== null && user.expiresAt > serverNow();

function stateOf(token: string | null): SessionState {
  const user = userOf(token);
  return isFresh(user) ? { token, user, status: 'signed-in' } : nobody;
}

const store = createStore<SessionState>(() => stateOf(readToken()));
/** Whether the token stands in the storage; a browser that blocks it leaves the page's own. */
let isKept = store.getState().token !== null;
const storedToken = () => (isKept ? readToken() : store.getState().token);

/** The session outside of React. Everything in it is for display: the server decides. */
export const session = {
  /** Takes a new token; throws on one that cannot be read, which only a broken server gives. */
  signIn(token: string): void {
    const state = stateOf(token);
    if (!state.user) throw new Error('The server gave a token that cannot be read or has expired');
    isKept = setToken(token, state.user.username);
    store.setState(state, true);
  },
  /** Ends the session in every tab of this browser. The server is told by whoever calls this. */
  signOut(): void {
    removeToken();
    store.setState(nobody, true);
  },
  /** The server, or the clock, no longer accepts the token: the page waits for a new one. */
  expire(): void {
    if (store.getState().status === 'signed-in') store.setState({ status: 'expired' });
  },
  /** Whether the token that is stored at this moment is there and has not expired. */
  isStored: (): boolean => isFresh(userOf(storedToken())),
  /** Takes over what is stored at this moment: another tab's token, or nobody. */
  followStored(): void {
    const token = storedToken();
    if (token !== store.getState().token || !isFresh(userOf(token))) {
      store.setState(stateOf(token), true);
    }
  },
  token: (): string | null => store.getState().token,
  user: (): SessionUser | null => store.getState().user,
  status: (): SessionStatus => store.getState().status,
  subscribe: (follow: (now: SessionState, before: SessionState) => void) => store.subscribe(follow),
  /** How many milliseconds are left; zero or less when the token has expired or there is none. */
  timeLeft: (): number => (store.getState().user?.expiresAt ?? 0) - serverNow(),
};

/** Who is signed in, and whether the token still counts; the component follows every change. */
export function useSession(): Pick<SessionState, 'user' | 'status'> {
  const user = useStore(store, (state) => state.user);
  const status = useStore(store, (state) => state.status);
  return { user, status };
}

const only = Symbol.for('wabu.session');
if (typeof document !== 'undefined') {
  const page = globalThis as { [only]?: true };
  // With two stores a sign-out would reach only half of the page.
  if (page[only]) throw new Error('@wabu/shared/session is loaded twice: share it as a singleton');
  page[only] = true;
  onTokenChangedElsewhere((token) => {
    if (token !== store.getState().token) store.setState(stateOf(token), true);
  });
}
