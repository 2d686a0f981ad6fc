import { prefetch, takePrefetched } from './prefetch.ts';
import { setServerDate } from './server-clock.ts';
import { session } from './session-store.ts';

type Fetch = typeof fetch;
/**
 * Gets the answer to a rejected request. After a 401 it asks the user to sign in again on the same page, after a 403
 * to confirm the session if the server needs that. Resolves to true if the request can be repeated.
 */
export type AskForSignIn = (refusal: Response) => Promise<boolean>;

let ask: AskForSignIn | null = null;
let asking: Promise<boolean> | null = null;

/** Registers the dialogs that do so without leaving the page. Returns a function that removes them. */
export function onSignInNeeded(askForSignIn: AskForSignIn): () => void {
  ask = askForSignIn;
  return () => {
    if (ask === askForSignIn) ask = null;
  };
}

let toPage = (response: Response): Response | Promise<Response> => response;

/** Sets what `authorizedFetch` makes of each answer: the staff area brings error messages into the page's language. */
export function translateAnswers(translate: typeof toPage): void {
  toPage = translate;
}

/** Requests that get a 401 at the same time share one dialog. */
function signInAgain(rejection: Response): Promise<boolean> {
  session.expire();
  asking ??= (ask?.(rejection) ?? Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
}

function send(fetch: Fetch, [input, init]: Parameters<Fetch>, token: string | null) {
  const headers = new Headers(
    init?.headers ?? (input instanceof Request ? input.headers : undefined),
  );
  if (token) headers.set('Authorization', `Bearer ${token}`);
  // The body of a Request can be read once, so a clone is sent and the original stays for a retry.
  return fetch(input instanceof Request ? input.clone() : input, { ...init, headers });
}

/**
 * A `fetch` that sends the session's token (RFC 6750) by the given `fetch`. `translateAnswers` may
 * change its answers. After a 401 it asks for a sign-in, and
 * after a 403 for a confirmation if that is what the server needs, and repeats the request once; without it, it
 * resolves with that response.
 */
export function createAuthorizedFetch(fetch: Fetch): Fetch {
  return async (...request) => {
    const token = session.token();
    const response = (await takePrefetched(...request)) ?? (await send(fetch, request, token));
    setServerDate(response);
    // Another tab may have renewed the token, before this one hears of it.
    if (response.status === 401 && session.isStored()) session.followStored();
    const canRepeat =
      response.status === 403
        ? await ask?.(response)
        : response.status === 401 &&
          // A sign-in during the request has renewed the token.
          ((session.token() !== token && session.status() === 'signed-in') ||
            (await signInAgain(response)));
    return toPage(canRepeat ? await send(fetch, request, session.token()) : response);
  };
}

/** The `fetch` of staff pages: `createAuthorizedFetch` over the browser's own. */
export const authorizedFetch: Fetch = createAuthorizedFetch((...request) =>
  globalThis.fetch(...request),
);

/** Prefetches GET calls of the api by path: `authorizedFetch` answers each with the prefetched response once. */
export function prefetchAnswers(paths: readonly string[]): void {
  prefetch(paths, authorizedFetch);
}
