import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import type { Platform } from '../platform/platform.ts';

/** Checks need no session, so their results are cached. */
const CACHED_MS = 3_000;

type Check = (platform: Platform) => Promise<void>;

/** A check as a route: a fixed text with status 200 or 503. */
export function answerCheck(name: string, check: Check) {
  const isWorking = cachedCheck(name, check);
  return async (c: Context<ApiEnv>) =>
    (await isWorking(c.get('platform')))
      ? c.text(`${name}: OK`, 200)
      : c.text(`${name}: non disponibile`, 503);
}

export function cachedCheck(name: string, check: Check): (platform: Platform) => Promise<boolean> {
  const asked = new WeakMap<Platform, { at: number; working: Promise<boolean> }>();
  return (platform) => {
    const now = platform.now();
    let last = asked.get(platform);
    if (last === undefined || now - last.at > CACHED_MS) {
      last = { at: now, working: runCheck(platform, name, check) };
      asked.set(platform, last);
    }
    return last.working;
  };
}

async function runCheck(platform: Platform, name: string, check: Check): Promise<boolean> {
  try {
    await check(platform);
    return true;
  } catch (error) {
    platform.log('error', 'check failed', { name, error: String(error) });
    return false;
  }
}
