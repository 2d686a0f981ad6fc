import { type NewTotp, secondFactorMessages } from '@wabu/shared/entities/account/second-factor';
import { MINUTE_MS } from '@wabu/shared/entities/measures/durations';
import type { Context } from 'hono';
import type { ApiEnv } from '../../http/env.ts';
import { httpProblem, invalid } from '../../http/problem.ts';
import { unlessOvertaken } from '../../platform/guarded-write.ts';
import { consumeAttempt, resetAttempts } from '../../records/store/attempt-limits.ts';
import { decryptSeed, encryptSeed } from './factor-proof.ts';
import {
  confirmTotp,
  deleteTotp,
  findTotp,
  hasFactor,
  insertTotp,
  isTotpConfirmed,
  isTotpWaiting,
} from './factor-repository.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { newSeed, seedUri, stepOfCode } from './totp.ts';
import { addFactor, factorEntry, recoveryStatements, removeFactor } from './write-factors.ts';

const WINDOW_MS = 15 * MINUTE_MS;

/** Starts to connect an app. Its codes count once one of them was right. Throws 409 if an app is connected. */
export async function startTotp(c: Context<ApiEnv>): Promise<NewTotp> {
  const platform = c.get('platform');
  const { id, name } = c.get('user');
  const seed = await newSeed();
  const [inserted] = await platform.database.write([
    insertTotp(id, await encryptSeed(platform, id, seed)),
  ]);
  if (inserted?.changes !== 1) throw httpProblem(409, 'exists', secondFactorMessages.totpExists);
  return { secret: seed, uri: await seedUri(seed, name) };
}

/**
 * Activates the codes of the app by the first right one. Returns recovery codes for the first factor of a user, else
 * none. Throws 400 for a wrong code, 409 if no app waits for one.
 */
export async function activateTotp(c: Context<ApiEnv>, code: string): Promise<string[]> {
  const platform = c.get('platform');
  const { id } = c.get('user');
  const limit = { key: `new app ${id}`, max: 20, windowMs: WINDOW_MS };
  await consumeAttempt(platform, limit);
  const totp = await findTotp(platform.database, id);
  const seed = totp?.isConfirmed === false ? await decryptSeed(platform, id, totp.seed) : null;
  if (totp === null || seed === null) throw notStarted();
  const now = platform.now();
  const step = await stepOfCode(seed, code, now);
  if (step === null) throw invalid([{ field: 'code', message: secondFactorMessages.wrongCode }]);
  await resetAttempts(platform, limit.key);
  const codes = await addFactor(
    c,
    { kind: 'app' },
    {
      requires: [isTotpWaiting(id, totp.seed)],
      statements: [confirmTotp(id, step, now)],
    },
  );
  if (codes === null) throw notStarted();
  return codes;
}

const notStarted = () => httpProblem(409, 'incomplete', secondFactorMessages.totpNotStarted);

/** Disconnects the app. Throws 409 if none is connected. */
export async function removeTotp(c: Context<ApiEnv>): Promise<void> {
  const { id } = c.get('user');
  const write = { requires: [isTotpConfirmed(id)], statements: [deleteTotp(id)] };
  if (!(await removeFactor(c, { kind: 'app' }, write))) throw noFactor();
}

/** Replaces the recovery codes. Throws 409 for a user without a factor. */
export async function replaceCodes(c: Context<ApiEnv>): Promise<string[]> {
  const { database } = c.get('platform');
  const user = c.get('user');
  const codes = newRecoveryCodes();
  const kind = { kind: 'recovery-codes' } as const;
  const writing = database.write({
    requires: [hasFactor(user.id)],
    statements: [...(await recoveryStatements(c, codes)), factorEntry(c, 'add-factor', user, kind)],
  });
  if ((await unlessOvertaken(writing)) === null) throw noFactor();
  return codes;
}

const noFactor = () => httpProblem(409, 'incomplete', secondFactorMessages.noFactor);
