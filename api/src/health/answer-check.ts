import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import type { Platform } from '../platform/platform.ts';

/** Checks are open to everybody: however often they are asked, the store is asked once in this time. */
const KEPT_MS = 3_000;

type Check = (platform: Platform) => Promise<void>;

/** A short text, always the same one; red is 503. */
export function answerCheck(name: string, check: Check) {
  const asked = new WeakMap<Platform, { at: number; working: Promise<boolean> }>();
  return async (c: Context<ApiEnv>) => {
    const platform = c.get('platform');
    const now = platform.now();
    let last = asked.get(platform);
    if (last === undefined || now - last.at > KEPT_MS) {
      last = { at: now, working: isWorking(platform, name, check) };
      asked.set(platform, last);
    }
    return (await last.working)
      ? c.text(`${name}: OK`, 200)
      : c.text(`${name}: non disponibile`, 503);
  };
}

async function isWorking(platform: Platform, name: string, check: Check): Promise<boolean> {
  try {
    await check(platform);
    return true;
  } catch (error) {
    platform.log('error', 'check failed', { name, error: String(error) });
    return false;
  }
}
