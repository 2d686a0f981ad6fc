import type { SecondStep } from '@wabu/shared/entities/account/second-factor';
import { type Credentials, userMessages } from '@wabu/shared/entities/user';
import { httpProblem } from '../../http/problem.ts';
import type { SessionClient } from '../../http/sessions/client-of.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SignInUser, StoredUser } from '../credentials/credentials-repository.ts';
import { newChallenge, passwordMark } from '../second-factor/challenges.ts';
import { hasNoFactor } from '../second-factor/factor-repository.ts';
import { userWithPassword } from './check-password.ts';
import type { LoginAttempt } from './login-limits.ts';
import { openSession } from './open-session.ts';

export interface SignedIn {
  user: SignInUser;
  token: string;
}

/**
 * Opens a session, or asks a user with a second factor for it. Throws 401 with the same answer and after the same time for an unknown user and a wrong
 * password, and 429 when a limit is reached.
 */
export async function signIn(
  platform: Platform,
  { username, password }: Credentials,
  attempt: LoginAttempt,
  client: SessionClient,
): Promise<SignedIn | { user: SignInUser; step: SecondStep }> {
  const user = await userWithPassword(platform, username, password, attempt);
  if (user === null) throw wrongCredentials();
  return completeSignIn(platform, user, client);
}

/** Opens the session of a user whose password was checked or set, or asks for the second factor. Throws 401. */
export async function completeSignIn(
  platform: Platform,
  user: StoredUser,
  client: SessionClient,
): Promise<SignedIn | { user: SignInUser; step: SecondStep }> {
  if (user.methods.length > 0) return { user, step: await beginSecondStep(platform, user) };
  const proof = { requires: [hasNoFactor(user.id)], statements: [] };
  const token = await openSession(platform, user, proof, client);
  // The user was deleted, disabled, or got a second factor, while the password was hashed.
  if (token === null) throw wrongCredentials();
  return { user, token };
}

async function beginSecondStep(platform: Platform, user: StoredUser): Promise<SecondStep> {
  const challenge = await newChallenge(platform, {
    kind: 'second-factor',
    userId: user.id,
    passwordMark: await passwordMark(platform, user.passwordHash),
  });
  return { step: 'second-factor', challenge, methods: user.methods };
}

const wrongCredentials = () => httpProblem(401, 'wrong-credentials', userMessages.wrongCredentials);
