import { problemMessages } from '@wabu/shared/entities/problem-messages';
import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../../http/env.ts';
import { httpProblem } from '../../http/problem.ts';
import { withMetadata } from '../../http/route-metadata.ts';
import type { Platform } from '../../platform/platform.ts';

/** The disk is asked at most once in this time. */
const CACHED_MS = 1_000;

interface Asked {
  at: number;
  isLow: Promise<boolean>;
}

const asked = new WeakMap<Platform, Asked>();

/**
 * Throws 507 while less than the reserve (`DISK_RESERVE_MB`) is free on the disk: what is left is for sign-ins,
 * deletions and the maintenance, which make room. Does nothing where nobody knows how much is free.
 */
async function requireSpace(platform: Platform): Promise<void> {
  const now = platform.now();
  const before = asked.get(platform);
  const last =
    before !== undefined && now - before.at < CACHED_MS
      ? before
      : { at: now, isLow: isDiskLow(platform, before) };
  asked.set(platform, last);
  if (await last.isLow) throw httpProblem(507, 'unavailable', problemMessages.diskLow);
}

async function isDiskLow(platform: Platform, before: Asked | undefined): Promise<boolean> {
  const { diskReserve: reserve } = platform.settings.limits;
  const free = reserve === 0 ? null : await platform.freeBytes();
  const isLow = free !== null && free < reserve;
  const wasLow = (await before?.isLow) ?? false;
  if (isLow !== wasLow)
    platform.log(isLow ? 'error' : 'info', isLow ? 'disk low' : 'disk no longer low', {
      free,
      reserve,
    });
  return isLow;
}

/**
 * The calls that add data: rejected with 507 by `requireSpace`, after the permission. It stands behind `permit`.
 *
 * @param isExempt true for a request that only deletes
 */
export function addsData(isExempt?: (c: Context) => boolean): MiddlewareHandler<ApiEnv> {
  return withMetadata({ addsData: true }, async (c, next) => {
    if (!isExempt?.(c)) await requireSpace(c.get('platform'));
    await next();
  });
}
