import type { SecondStepAnswer } from '@wabu/shared/entities/account/second-factor';
import { decrypt, encrypt } from '../../http/encrypted.ts';
import type { GuardedWrite, Platform } from '../../platform/platform.ts';
import {
  findTotp,
  isFreshStep,
  isRecoveryCode,
  spendRecoveryCode,
  spendStep,
} from './factor-repository.ts';
import { passkeyProof } from './passkeys.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';

const sealedFor = (userId: string) => ({ purpose: 'seeds of codes', owner: userId });

export const encryptSeed = ({ settings }: Platform, userId: string, seed: string) =>
  encrypt(settings.jwtSecret, sealedFor(userId), seed);

export const decryptSeed = ({ settings }: Platform, userId: string, sealed: string) =>
  decrypt(settings.jwtSecret, sealedFor(userId), sealed);

/** What an answer to the second step proves, to be written with the session; null for a wrong one. */
export async function factorProof(
  platform: Platform,
  userId: string,
  answer: SecondStepAnswer,
  rp: { origin: string; id: string },
): Promise<GuardedWrite | null> {
  if (answer.method === 'passkey') {
    const found = await passkeyProof(platform, { ...answer, rp, alone: false });
    return found?.userId === userId ? found.proof : null;
  }
  if (answer.method === 'code') return codeProof(platform, userId, answer.code);
  const hash = await recoveryCodeHash(platform, userId, answer.code);
  return {
    requires: [isRecoveryCode(userId, hash)],
    statements: [spendRecoveryCode(userId, hash)],
  };
}

async function codeProof(
  platform: Platform,
  userId: string,
  code: string,
): Promise<GuardedWrite | null> {
  const totp = await findTotp(platform.database, userId);
  const seed = totp?.isConfirmed ? await decryptSeed(platform, userId, totp.seed) : null;
  const step = seed === null ? null : await stepOfCode(seed, code, platform.now());
  if (step === null) return null;
  return { requires: [isFreshStep(userId, step)], statements: [spendStep(userId, step)] };
}
