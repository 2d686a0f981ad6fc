/** The door of the session: who is signed in, in every tab, and a fetch that carries it. */
/** Former names, for modules that were built against them. */
export {
  type AskForSignIn,
  authorizedFetch,
  createAuthorizedFetch,
  onSignInNeeded,
  prefetchAnswers,
  prefetchAnswers as prepareAnswers,
} from './authorized-fetch.ts';
export { serverNow, setServerDate, setServerDate as noteServerDate } from './server-clock.ts';
export { type SessionStatus, session, useSession } from './session-store.ts';
export { type SessionUser, userOf } from './session-user.ts';
