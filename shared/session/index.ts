/**
 * Public entry point of the session: the signed-in user in every tab, and a `fetch` that sends the token.
 * `prepareAnswers` and `noteServerDate` are former names, for modules that were built with them.
 */
export {
  type AskForSignIn,
  authorizedFetch,
  createAuthorizedFetch,
  onSignInNeeded,
  prefetchAnswers,
  prefetchAnswers as prepareAnswers,
  translateAnswers,
} from './authorized-fetch.ts';
export { serverNow, setServerDate, setServerDate as noteServerDate } from './server-clock.ts';
export { type SessionStatus, session, useSession } from './session-store.ts';
export { type SessionUser, userOf } from './session-user.ts';
