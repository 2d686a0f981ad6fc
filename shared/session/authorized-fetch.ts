import { prefetch, takePrefetched } from './prefetch.ts';
import { setServerDate } from './server-clock.ts';
import { session } from './session-store.ts';

type Fetch = typeof fetch;
/** Asks the user to sign in again, in place; resolves to false when they would rather not. */
export type AskForSignIn = () => Promise<boolean>;

let ask: AskForSignIn | null = null;
let asking: Promise<boolean> | null = null;

/** The shell says how to sign in without leaving the page. Gives back how to take that away. */
export function onSignInNeeded(askForSignIn: AskForSignIn): () => void {
  ask = askForSignIn;
  return () => {
    if (ask === askForSignIn) ask = null;
  };
}

/** Ten refused requests ask once. */
function signInAgain(): Promise<boolean> {
  session.expire();
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
}

function send(fetch: Fetch, [input, init]: Parameters<Fetch>, token: string | null) {
  const headers = new Headers(
    init?.headers ?? (input instanceof Request ? input.headers : undefined),
  );
  if (token) headers.set('Authorization', `Bearer ${token}`);
  // A request's body can be read once; its copy goes out, so that it can be sent again.
  return fetch(input instanceof Request ? input.clone() : input, { ...init, headers });
}

/** `fetch` with the session in it, over a fetch of one's choice. */
export function createAuthorizedFetch(fetch: Fetch): Fetch {
  return async (...request) => {
    const token = session.token();
    const response = (await takePrefetched(...request)) ?? (await send(fetch, request, token));
    setServerDate(response);
    if (response.status !== 401) return response;
    // Somebody signed in while the request was under way: no need to ask.
    const isRenewed = session.token() !== token && session.status() === 'signed-in';
    if (!isRenewed && !(await signInAgain())) return response;
    return send(fetch, request, session.token());
  };
}

/**
 * The fetch of staff pages: carries the token, and when the server no longer takes it, asks for a
 * sign-in in place and sends the refused request once more.
 */
export const authorizedFetch: Fetch = createAuthorizedFetch((...request) =>
  globalThis.fetch(...request),
);

/** Asks already now for what a page will ask for once its code is here. */
export function prefetchAnswers(paths: readonly string[]): void {
  prefetch(paths, authorizedFetch);
}
