import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { getItem, removeItems, STORED_PAGE_KEY, setItem } from '../storage/index.ts';
import { serverNow } from './server-clock.ts';
import { type SessionUser, userOf } from './session-user.ts';

/**
 * `expired` retains the user: the page stays, and the user signs in again on it. A page that starts with an
 * expired token is `signed-out`.
 */
export type SessionStatus = 'signed-in' | 'signed-out' | 'expired';

interface SessionState {
  token: string | null;
  user: SessionUser | null;
  status: SessionStatus;
}

/** The storage keys that the specification names. */
const TOKEN_KEY = 'jwt';
const USERNAME_KEY = 'username';
const readToken = () => getItem('localStorage', TOKEN_KEY);

const signedOut: SessionState = { token: null, user: null, status: 'signed-out' };
const isFresh = (user: SessionUser | null): user is SessionUser =>
  user !== null && user.expiresAt > serverNow();

function stateOf(token: string | null): SessionState {
  const user = userOf(token);
  return isFresh(user) ? { token, user, status: 'signed-in' } : signedOut;
}

const store = createStore<SessionState>(() => stateOf(readToken()));
/** False while the browser blocks storage: the session then ends with this page. */
let isStored = store.getState().token !== null;
const storedToken = () => (isStored ? readToken() : store.getState().token);

/** The session outside of React. Its values are for display: the server authorizes every call. */
export const session = {
  /** Stores a new token; throws an Error when it cannot be read or has expired. */
  signIn(token: string): void {
    const state = stateOf(token);
    if (!state.user) throw new Error('The server gave a token that cannot be read or has expired');
    isStored = setItem('localStorage', TOKEN_KEY, token);
    if (isStored) setItem('localStorage', USERNAME_KEY, state.user.username);
    store.setState(state, true);
  },
  /** Ends the session in every tab of this browser. The caller calls the server's logout. */
  signOut(): void {
    setItem('localStorage', TOKEN_KEY, null);
    setItem('localStorage', USERNAME_KEY, null);
    store.setState(signedOut, true);
  },
  /** Marks the token as expired; the user stays until the next sign-in or sign-out. */
  expire(): void {
    if (store.getState().status === 'signed-in') store.setState({ status: 'expired' });
  },
  /** True if the stored token exists and has not expired. */
  isStored: (): boolean => isFresh(userOf(storedToken())),
  /** Adopts the token that another tab has stored, or its sign-out. */
  followStored(): void {
    const token = storedToken();
    if (token !== store.getState().token || !isFresh(userOf(token))) {
      store.setState(stateOf(token), true);
    }
  },
  token: (): string | null => store.getState().token,
  /** True while the session of this token goes on: what it begins may still be stored. */
  isCurrent: (token: string | null): boolean =>
    store.getState().token === token && isFresh(userOf(storedToken())),
  user: (): SessionUser | null => store.getState().user,
  status: (): SessionStatus => store.getState().status,
  subscribe: (follow: (now: SessionState, before: SessionState) => void) => store.subscribe(follow),
  /** Milliseconds until the token expires; zero or less when it has expired or there is none. */
  timeLeft: (): number => (store.getState().user?.expiresAt ?? 0) - serverNow(),
};

/** The signed-in user and the status of the session; re-renders on change. */
export function useSession(): Pick<SessionState, 'user' | 'status'> {
  const user = useStore(store, (state) => state.user);
  const status = useStore(store, (state) => state.status);
  return { user, status };
}

const only = Symbol.for('wabu.session');
if (typeof document !== 'undefined') {
  const page = globalThis as { [only]?: true };
  // With two stores a sign-out would reach only part of the page.
  if (page[only]) throw new Error('@wabu/shared/session is loaded twice: share it as a singleton');
  page[only] = true;
  window.addEventListener('storage', ({ key }) => {
    // `localStorage.clear()` sends an event without a key (MDN, StorageEvent.key).
    if (key !== TOKEN_KEY && key !== null) return;
    const token = readToken();
    if (token !== store.getState().token) store.setState(stateOf(token), true);
  });
  const removePages = () => removeItems('localStorage', STORED_PAGE_KEY);
  if (store.getState().status !== 'signed-in') removePages();
  store.subscribe((now, before) => {
    if (now.token !== before.token || now.status !== 'signed-in') removePages();
  });
}
