import { answer } from '@wabu/api/client';
import type {
  NewCredential,
  NewTotp,
  OwnFactors,
  RequiredFactors,
} from '@wabu/shared/entities/account/second-factor';
import type { Role } from '@wabu/shared/entities/permissions';
import { d1 } from '../../session/api-client.ts';

interface RecoveryCodes {
  recoveryCodes: string[];
}
const codesIn = async (call: Parameters<typeof answer<RecoveryCodes>>[0]) =>
  (await answer<RecoveryCodes>(call)).recoveryCodes;

export const readFactors = (signal: AbortSignal) =>
  answer<OwnFactors>(d1.secondfactors.$get({}, { init: { signal } }));

export const startTotp = () => answer<NewTotp>(d1.starttotp.$post());

/** Recovery codes come with the first factor; an empty list keeps those of before. */
export const activateTotp = (code: string) => codesIn(d1.activatetotp.$post({ json: { code } }));

export const removeTotp = () => answer(d1.removetotp.$post());

export const newRecoveryCodes = () => codesIn(d1.newrecoverycodes.$post());

export const removePasskey = (id: string) => answer(d1.removepasskey.$post({ json: { id } }));

/** The browser makes no passkeys, or not at this address. */
export class NoPasskeys extends Error {}
/** The person declined, or the device has one of this user. */
export class NoNewPasskey extends Error {}

/** Lets the browser make a passkey, and adds it. Throws `ApiProblem`, `NoPasskeys` and `NoNewPasskey`. */
export async function addPasskey(name: string): Promise<string[]> {
  const { browserSupportsWebAuthn, startRegistration } = await import(
    /* webpackChunkName: "step" */ '@simplewebauthn/browser'
  );
  if (!browserSupportsWebAuthn()) throw new NoPasskeys();
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  const optionsJSON = await answer<Options>(d1.passkeyoptions.$post() as never);
  const made = await startRegistration({ optionsJSON }).catch(() =>
    Promise.reject(new NoNewPasskey()),
  );
  const passkey = made as unknown as NewCredential;
  return codesIn(
    d1.addpasskey.$post({ json: { name, challenge: optionsJSON.challenge, passkey } }),
  );
}

export const readRequired = (signal: AbortSignal) =>
  answer<RequiredFactors>(d1.requiredfactors.$get({}, { init: { signal } }));

export const requireFactors = (roles: Role[]) =>
  answer(d1.requirefactors.$put({ json: { roles } }));

export const removeFactorsOf = (name: string) =>
  answer(d1.removesecondfactor.$post({ json: { name } }));
