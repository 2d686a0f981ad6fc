import type { ChangeAction } from '@wabu/shared/entities/history/history';
import type { Context } from 'hono';
import type { ApiEnv } from '../../http/env.ts';
import { clearSessionCache } from '../../http/sessions/live-session.ts';
import { endOtherSessions } from '../../http/sessions/session-repository.ts';
import { unlessOvertaken } from '../../platform/guarded-write.ts';
import type { GuardedWrite, Statement } from '../../platform/platform.ts';
import { authorOf } from '../../records/store/author.ts';
import { recordUserChange, type SignInUser } from '../credentials/credentials-repository.ts';
import {
  countRecoveryCodes,
  deleteUselessRecoveryCodes,
  replaceRecoveryCodes,
} from './factor-repository.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';

/** What a factor is called in the history. */
export type FactorKind = 'app' | 'passkey' | 'recovery-codes' | 'all';

interface Factor {
  kind: FactorKind;
  name?: string;
}

/** The entry of a factor in the history of its user. It holds no secret. */
export const factorEntry = (
  c: Context<ApiEnv>,
  action: Extract<ChangeAction, 'add-factor' | 'remove-factor'>,
  user: Pick<SignInUser, 'id' | 'name'>,
  factor: Factor,
): Statement => recordUserChange(authorOf(c), user, action, { after: factor });

/**
 * Writes a new factor of the signed-in user, and ends the user's other sessions. Returns recovery codes if the user
 * has none, else an empty list; null if a condition of the write does not hold, because another request was faster.
 */
export async function addFactor(
  c: Context<ApiEnv>,
  factor: Factor,
  { requires, statements }: GuardedWrite,
): Promise<string[] | null> {
  const platform = c.get('platform');
  const user = c.get('user');
  const hasCodes = (await countRecoveryCodes(platform.database, user.id)) > 0;
  const codes = hasCodes ? [] : newRecoveryCodes();
  const writing = platform.database.write({
    requires,
    statements: [
      ...statements,
      ...(hasCodes ? [] : await recoveryStatements(c, codes)),
      factorEntry(c, 'add-factor', user, factor),
      endOtherSessions(user),
    ],
  });
  const written = await unlessOvertaken(writing);
  clearSessionCache(platform);
  return written && codes;
}

/** Deletes a factor of the signed-in user, and ends the user's other sessions. False if there was none. */
export async function removeFactor(
  c: Context<ApiEnv>,
  factor: Factor,
  { requires, statements }: GuardedWrite,
): Promise<boolean> {
  const platform = c.get('platform');
  const user = c.get('user');
  const writing = platform.database.write({
    requires,
    statements: [
      factorEntry(c, 'remove-factor', user, factor),
      ...statements,
      deleteUselessRecoveryCodes(user.id),
      endOtherSessions(user),
    ],
  });
  const written = await unlessOvertaken(writing);
  clearSessionCache(platform);
  return written !== null;
}

/** Stores recovery codes of the signed-in user, in the place of those of before. */
export async function recoveryStatements(
  c: Context<ApiEnv>,
  codes: string[],
): Promise<Statement[]> {
  const platform = c.get('platform');
  const { id } = c.get('user');
  const hashes = await Promise.all(codes.map((code) => recoveryCodeHash(platform, id, code)));
  return replaceRecoveryCodes(id, hashes);
}
