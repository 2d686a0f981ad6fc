import { userMessages } from '@wabu/shared/entities/user-messages';
import { session, setServerDate } from '@wabu/shared/session';

export interface SignInAnswer {
  ok: boolean;
  /** The sentence to show. */
  message: string;
  /** How long the server wants to be left alone, in seconds. */
  retryAfter?: number;
}

/** Asks for a token and keeps it. Every refusal has the same words: who asks learns nothing from them. */
export async function signIn(username: string, password: string): Promise<SignInAnswer> {
  try {
    const response = await fetch('/api/adminwabu/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
    setServerDate(response);
    const { message, token }: { message?: string; token?: string } = await response.json();
    if (!response.ok || message !== userMessages.loginOk || !token) return refusal(response);
    session.signIn(token);
    return { ok: true, message };
  } catch {
    return { ok: false, message: userMessages.loginUnknown };
  }
}

function refusal({ status, headers }: Response): SignInAnswer {
  const retryAfter = status === 429 ? Number(headers.get('Retry-After')) || 60 : undefined;
  return { ok: false, message: userMessages.wrongCredentials, retryAfter };
}
