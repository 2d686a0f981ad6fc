import {
  MAX_PASSKEYS,
  type NewPasskey,
  secondFactorMessages,
  type UsedCredential,
} from '@wabu/shared/entities/account/second-factor';
import type { Context } from 'hono';
import type { ApiEnv } from '../../http/env.ts';
import { httpProblem, notFound } from '../../http/problem.ts';
import { ConstraintError, type GuardedWrite, type Platform } from '../../platform/platform.ts';
import { findChallenge, isUnusedChallenge, spendChallenge } from './challenge-repository.ts';
import { challengeHash, newChallenge } from './challenges.ts';
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  isPasskeyOf,
  readPasskeys,
  recordPasskeyUse,
} from './passkey-repository.ts';
import { addFactor, removeFactor } from './write-factors.ts';

/** Loaded on demand: it takes memory that no start needs. */
const loadWebAuthn = () => import('@simplewebauthn/server');

/** The relying party is the site's own host: a passkey of it works on no other site (WebAuthn, 13.4.9). */
export function relyingParty(c: Context<ApiEnv>) {
  const origin = c.get('platform').settings.publicUrl ?? new URL(c.req.url).origin;
  return { origin, id: new URL(origin).hostname };
}

/** What a browser needs to make a passkey of the signed-in user (`PublicKeyCredentialCreationOptionsJSON`). */
export async function passkeyOptions(c: Context<ApiEnv>) {
  const platform = c.get('platform');
  const user = c.get('user');
  const { generateRegistrationOptions } = await loadWebAuthn();
  const { isoBase64URL, isoUint8Array } = await import('@simplewebauthn/server/helpers');
  const own = await readPasskeys(platform.database, user.id);
  if (own.length >= MAX_PASSKEYS)
    throw httpProblem(409, 'exists', secondFactorMessages.tooManyPasskeys);
  const challenge = { kind: 'new-passkey', userId: user.id, jti: user.jti } as const;
  return generateRegistrationOptions({
    rpName: 'Wabu',
    rpID: relyingParty(c).id,
    userName: user.name,
    userDisplayName: user.name,
    userID: isoUint8Array.fromUTF8String(user.id),
    challenge: isoBase64URL.toBuffer(await newChallenge(platform, challenge)),
    attestationType: 'none',
    excludeCredentials: own.map(({ id }) => ({ id })),
    // It signs in alone, so the authenticator stores the user and checks who holds it.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Adds a passkey. Returns recovery codes as `addFactor`. Throws 400 for one that does not fit, 409 for a known one. */
export async function addPasskey(
  c: Context<ApiEnv>,
  { name, challenge, passkey }: NewPasskey,
): Promise<string[]> {
  const platform = c.get('platform');
  const { id: userId, jti } = c.get('user');
  const { origin, id: rpId } = relyingParty(c);
  const hash = await challengeHash(platform, challenge);
  const asked = await findChallenge(platform.database, hash, platform.now());
  if (asked?.kind !== 'new-passkey' || asked.jti !== jti) throw rejected();
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: passkey as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || registrationInfo === undefined) throw rejected();
  const { id, publicKey, counter } = registrationInfo.credential;
  const row = {
    id,
    userId,
    name,
    publicKey: isoBase64URL.fromBuffer(publicKey),
    counter,
    createdAt: platform.now(),
  };
  const write = {
    requires: [isUnusedChallenge(hash)],
    statements: [insertPasskey(row), spendChallenge(hash)],
  };
  try {
    const codes = await addFactor(c, { kind: 'passkey', name }, write);
    if (codes === null) throw rejected();
    return codes;
  } catch (error) {
    if (!(error instanceof ConstraintError)) throw error;
    throw httpProblem(409, 'exists', secondFactorMessages.passkeyExists);
  }
}

const rejected = () => httpProblem(400, 'invalid', secondFactorMessages.wrongPasskey);

/** Throws 404 for a passkey that the signed-in user does not have. */
export async function removePasskey(c: Context<ApiEnv>, id: string): Promise<void> {
  const { id: userId } = c.get('user');
  const own = await readPasskeys(c.get('platform').database, userId);
  const name = own.find((passkey) => passkey.id === id)?.name;
  const write = { requires: [isPasskeyOf(userId, id)], statements: [deletePasskey(userId, id)] };
  const factor = { kind: 'passkey', ...(name !== undefined && { name }) } as const;
  const removed = await removeFactor(c, factor, write);
  if (!removed) throw notFound(secondFactorMessages.passkeyGone);
}

interface Signed {
  challenge: string;
  passkey: UsedCredential;
  rp: { origin: string; id: string };
  /** True: the authenticator must have checked who holds it, because there is no password. */
  alone: boolean;
}

/** Whose passkey signed a challenge, and what it proves; null for another signature, site or passkey. */
export async function passkeyProof(
  platform: Platform,
  { challenge, passkey, rp, alone }: Signed,
): Promise<{ userId: string; proof: GuardedWrite } | null> {
  const stored = await findPasskey(platform.database, passkey.id);
  if (stored === null) return null;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const { userHandle } = passkey.response;
  if (userHandle && isoBase64URL.toUTF8String(userHandle) !== stored.userId) return null;
  const publicKey = isoBase64URL.toBuffer(stored.publicKey);
  const verifying = verifyAuthenticationResponse({
    response: passkey as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    credential: { id: passkey.id, publicKey, counter: stored.counter },
    requireUserVerification: alone,
  });
  const checked = await verifying.catch(() => null);
  if (!checked?.verified) return null;
  const use = { counter: checked.authenticationInfo.newCounter, usedAt: platform.now() };
  return {
    userId: stored.userId,
    proof: {
      requires: [isPasskeyOf(stored.userId, passkey.id)],
      statements: [recordPasskeyUse(passkey.id, use)],
    },
  };
}
