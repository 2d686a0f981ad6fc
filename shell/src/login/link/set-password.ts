import type { SecondStep } from '@wabu/shared/entities/account/second-factor';
import { session, setServerDate } from '@wabu/shared/session';
import { postSignIn } from '../../session/post-sign-in.ts';

/** `gone`: the link cannot be used. `wait`: too many attempts. */
export type Rejection =
  | { kind: 'gone' | 'rejected' | 'failed' }
  | { kind: 'wait'; seconds: number };

/** `step`: the password is set, and the second factor is asked for. */
type LinkResult = { kind: 'signedIn' } | { kind: 'step'; step: SecondStep } | Rejection;

type Answer = { token: string } | SecondStep;
interface RejectedAnswer {
  errors?: { field: string }[];
}

/** Sets the password by a one-time link and stores the token of the session. Never rejects. */
export async function setPassword(token: string, password: string): Promise<LinkResult> {
  try {
    const response = await postSignIn('uselink', { token, password });
    setServerDate(response);
    const answer: unknown = await response.json();
    if (!response.ok) return rejection(response, answer as RejectedAnswer);
    const opened = answer as Answer;
    if ('step' in opened) return { kind: 'step', step: opened };
    session.signIn(opened.token);
    return { kind: 'signedIn' };
  } catch {
    return { kind: 'failed' };
  }
}

function rejection({ status, headers }: Response, { errors = [] }: RejectedAnswer): Rejection {
  if (status === 429) return { kind: 'wait', seconds: Number(headers.get('Retry-After')) || 60 };
  if (status === 404 || errors.some(({ field }) => field === 'token')) return { kind: 'gone' };
  return { kind: status === 400 ? 'rejected' : 'failed' };
}
