/** The door of the session: who is signed in, in every tab, and a fetch that carries it. */
export {
  type AskForSignIn,
  authorizedFetch,
  createAuthorizedFetch,
  onSignInNeeded,
  prepareAnswers,
} from './authorized-fetch.ts';
export { noteServerDate, serverNow } from './server-clock.ts';
export { type SessionStatus, session, useSession } from './session-store.ts';
export { type SessionUser, userOf } from './session-user.ts';
