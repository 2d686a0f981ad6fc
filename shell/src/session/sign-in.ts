import type { SecondStep } from '@wabu/shared/entities/account/second-factor';
import { loginMessages } from '@wabu/shared/entities/passwords/login-messages';
import { session, setServerDate } from '@wabu/shared/session';
import { postSignIn } from './post-sign-in.ts';

export interface SignInAnswer {
  ok: boolean;
  /** The password was right, and the user has a second factor. */
  step?: SecondStep;
  /** The message to show. */
  message: string;
  /** Seconds until the next attempt is allowed, from `Retry-After`. */
  retryAfter?: number;
}

/** Signs in and stores the token. Every rejection has the same message, so that it reveals no user name. Never rejects. */
export async function signIn(username: string, password: string): Promise<SignInAnswer> {
  try {
    const response = await postSignIn('login', { username, password });
    setServerDate(response);
    const answer: Partial<SecondStep> & { message?: string; token?: string } =
      await response.json();
    const { message, token } = answer;
    if (response.ok && answer.step) return { ok: false, message: '', step: answer as SecondStep };
    if (!response.ok || message !== loginMessages.loginOk || !token) return rejection(response);
    session.signIn(token);
    return { ok: true, message };
  } catch {
    return { ok: false, message: loginMessages.loginUnknown };
  }
}

function rejection({ status, headers }: Response): SignInAnswer {
  const retryAfter = status === 429 ? Number(headers.get('Retry-After')) || 60 : undefined;
  return { ok: false, message: loginMessages.wrongCredentials, retryAfter };
}
