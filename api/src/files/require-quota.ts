import { fileMessages, inMegabytes } from '@wabu/shared/entities/files';
import { withValues } from '@wabu/shared/entities/messages/messages';
import { type HttpProblem, httpProblem } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { readUsage } from './usage-repository.ts';

/**
 * Throws 507 when a file of this size would exceed what a user, or all users, may have stored. What is in the trash
 * counts, because it is on the disk. Uploads of the same moment do not see each other: they exceed a limit by what
 * the memory takes at once.
 */
export async function requireQuota(platform: Platform, user: string, size: number): Promise<void> {
  const { uploads, uploadsOfUser } = platform.settings.limits;
  const { total, own } = await readUsage(platform.database, user);
  if (own + size > uploadsOfUser) throw exhausted(fileMessages.ownSpace, uploadsOfUser);
  if (total + size > uploads) throw exhausted(fileMessages.commonSpace, uploads);
}

/** The share of the space for uploads from which the maintenance warns. */
const NEARLY_FULL = 0.9;

/** The bytes of all stored files. Warns the operator when their quota is nearly used up. */
export async function checkUsage({ database, settings, log }: Platform): Promise<number> {
  const { total } = await readUsage(database, '');
  const { uploads } = settings.limits;
  if (total > uploads * NEARLY_FULL)
    log('warn', 'uploads nearly full', { bytes: total, quota: uploads, set: 'UPLOADS_MAX_MB' });
  return total;
}

function exhausted(code: string, bytes: number): HttpProblem {
  const megabytes = String(Math.floor(inMegabytes(bytes)));
  return httpProblem(507, 'quota-exhausted', withValues(code, { megabytes }));
}
