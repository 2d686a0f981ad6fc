/** Public entry point of the session: the signed-in user in every tab, and a `fetch` that sends the token. */
export {
  type AskForSignIn,
  authorizedFetch,
  createAuthorizedFetch,
  onSignInNeeded,
  prefetchAnswers,
  translateAnswers,
} from './authorized-fetch.ts';
export { serverNow, setServerDate } from './server-clock.ts';
export { type SessionStatus, session, useSession } from './session-store.ts';
export { type SessionUser, userOf } from './session-user.ts';
