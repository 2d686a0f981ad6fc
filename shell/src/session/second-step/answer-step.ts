import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import type {
  SecondFactorMethod,
  SecondStep,
  UsedCredential,
} from '@wabu/shared/entities/account/second-factor';
import { loginMessages } from '@wabu/shared/entities/passwords/login-messages';
import { session, setServerDate } from '@wabu/shared/session';
import { postSignIn } from '../post-sign-in.ts';

/** What came of an answer; `wait` has the seconds until the next attempt is allowed. */
export type StepResult =
  | { kind: 'signed-in'; recoveryCodesLeft?: number }
  | { kind: 'wrong' | 'expired' | 'cancelled' | 'unsupported' | 'failed' }
  | { kind: 'wait'; seconds: number };

interface Answer {
  message?: string;
  code?: string;
  token?: string;
  recoveryCodesLeft?: number;
}

/** Answers the second step by a code, and stores the token of the session. Never rejects. */
export const answerByCode = (
  { challenge }: SecondStep,
  method: Exclude<SecondFactorMethod, 'passkey'>,
  code: string,
): Promise<StepResult> => signInBy('secondstep', { method, challenge, code });

/** As `answerByCode`, by a passkey, which the browser asks for. */
export const answerByPasskey = ({ challenge }: SecondStep): Promise<StepResult> =>
  withPasskey(challenge, 'preferred', (passkey) =>
    signInBy('secondstep', { method: 'passkey', challenge, passkey }),
  );

/** Signs in by a passkey alone. Never rejects. */
export async function signInByPasskey(): Promise<StepResult> {
  const response = await postSignIn('passkeychallenge', {}).catch(() => null);
  if (response?.status === 429) return waiting(response);
  if (!response?.ok) return { kind: 'failed' };
  const { challenge } = (await response.json()) as { challenge: string };
  return withPasskey(challenge, 'required', (passkey) =>
    signInBy('passkeylogin', { challenge, passkey }),
  );
}

async function withPasskey(
  challenge: string,
  userVerification: 'preferred' | 'required',
  use: (passkey: UsedCredential) => Promise<StepResult>,
): Promise<StepResult> {
  if (!browserSupportsWebAuthn()) return { kind: 'unsupported' };
  try {
    const optionsJSON = { challenge, userVerification };
    const passkey = await startAuthentication({ optionsJSON });
    return await use(passkey as unknown as UsedCredential);
  } catch {
    // The browser does not say whether there was none or the person declined.
    return { kind: 'cancelled' };
  }
}

async function signInBy(call: string, body: object): Promise<StepResult> {
  try {
    const response = await postSignIn(call, body);
    setServerDate(response);
    const { message, code, token, recoveryCodesLeft }: Answer = await response.json();
    if (response.status === 429) return waiting(response);
    if (code === 'step-expired') return { kind: 'expired' };
    if (!response.ok) return { kind: response.status < 500 ? 'wrong' : 'failed' };
    if (message !== loginMessages.loginOk || !token) return { kind: 'failed' };
    session.signIn(token);
    return { kind: 'signed-in', recoveryCodesLeft };
  } catch {
    return { kind: 'failed' };
  }
}

const waiting = ({ headers }: Response): StepResult => ({
  kind: 'wait',
  seconds: Number(headers.get('Retry-After')) || 60,
});
