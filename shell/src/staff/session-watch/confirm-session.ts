import type { UsedCredential } from '@wabu/shared/entities/account/second-factor';
import { d1 } from '../../session/api-client.ts';

/**
 * What came of a confirmation; a number is the seconds until the next attempt is allowed. `declined`: the browser had
 * no passkey, or the person used none. `unsupported`: it uses none at this address.
 */
export type Confirmation =
  | 'confirmed'
  | 'wrong'
  | 'wrongPasskey'
  | 'declined'
  | 'unsupported'
  | 'offline'
  | number;

/** Confirms the session of this browser by the password. Never rejects. */
export async function confirmByPassword(password: string): Promise<Confirmation> {
  const response = await d1.confirm.$post({ json: { password } }).catch(() => null);
  return confirmationOf(response, 'wrong');
}

const importWebAuthn = () =>
  import(/* webpackChunkName: "step" */ '@simplewebauthn/browser').catch(() => null);

/** Ends the browser's question for a passkey, if there is one. */
export async function stopPasskey(): Promise<void> {
  (await importWebAuthn())?.WebAuthnAbortService.cancelCeremony();
}

/** As `confirmByPassword`, by a passkey, which the browser asks for. */
export async function confirmByPasskey(): Promise<Confirmation> {
  const webAuthn = await importWebAuthn();
  if (webAuthn?.browserSupportsWebAuthn() === false) return 'unsupported';
  const asked = await d1.confirmchallenge.$post().catch(() => null);
  if (!webAuthn || !asked?.ok) return confirmationOf(asked, 'wrongPasskey');
  const { challenge, allowCredentials } = await asked.json();
  const optionsJSON = { challenge, allowCredentials, userVerification: 'required' as const };
  const signed = await webAuthn.startAuthentication({ optionsJSON }).catch(() => null);
  if (signed === null) return 'declined';
  const passkey = signed as unknown as UsedCredential;
  const response = await d1.confirmpasskey
    .$post({ json: { challenge, passkey } })
    .catch(() => null);
  return confirmationOf(response, 'wrongPasskey');
}

function confirmationOf(
  response: Pick<Response, 'ok' | 'status' | 'headers'> | null,
  wrong: 'wrong' | 'wrongPasskey',
): Confirmation {
  if (response?.ok) return 'confirmed';
  if (response?.status === 429) return Number(response.headers.get('Retry-After')) || 60;
  return response?.status === 400 ? wrong : 'offline';
}
