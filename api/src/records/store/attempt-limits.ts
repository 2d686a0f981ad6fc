import { tooMany } from '../../http/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  deleteAttempts,
  deleteExpiredAttempts,
  findAttempts,
  incrementAttempt,
} from './attempt-repository.ts';

/** Counters before the first sweep of expired ones. */
const SWEEP_SIZE = 1_000;

/** Counts attempts by key in memory. Expired counters leave when their number has doubled. */
export class AttemptCounters {
  readonly #counters = new Map<string, { count: number; resetsAt: number }>();
  #sweepSize = SWEEP_SIZE;

  get size(): number {
    return this.#counters.size;
  }

  /** Counts an attempt. Returns 0, or the milliseconds to wait if `max` attempts of the window are counted already. */
  consume({ key, max, windowMs }: { key: string; max: number; windowMs: number }, now: number) {
    const known = this.#counters.get(key);
    const isOpen = known !== undefined && known.resetsAt > now;
    if (isOpen && known.count >= max) return known.resetsAt - now;
    if (this.#counters.size >= this.#sweepSize) this.#sweep(now);
    this.#counters.set(
      key,
      isOpen ? { ...known, count: known.count + 1 } : { count: 1, resetsAt: now + windowMs },
    );
    return 0;
  }

  #sweep(now: number): void {
    for (const [key, { resetsAt }] of this.#counters)
      if (resetsAt <= now) this.#counters.delete(key);
    this.#sweepSize = Math.max(SWEEP_SIZE, 2 * this.#counters.size);
  }
}

/** At most `max` attempts in a window. The counter is in the database: an isolate keeps no memory. */
export interface AttemptLimit {
  key: string;
  max: number;
  windowMs: number;
}

/** Throws 429 when a limit is reached. `own` attempts of the caller are already counted. */
export async function checkAttempts(
  platform: Platform,
  limits: AttemptLimit[],
  own = 0,
): Promise<void> {
  const now = platform.now();
  const keys = limits.map(({ key }) => key);
  for (const { key, count, resetsAt } of await findAttempts(platform.database, keys, now)) {
    const limit = limits.find((one) => one.key === key);
    if (limit !== undefined && count - own >= limit.max)
      throw tooMany(Math.ceil((resetsAt - now) / 1000));
  }
}

/** Counts an attempt, and returns the new count of each limit. */
export async function recordAttempt(platform: Platform, limits: AttemptLimit[]): Promise<number[]> {
  const now = platform.now();
  const [, ...counted] = await platform.database.write([
    deleteExpiredAttempts(now),
    ...limits.map(({ key, windowMs }) => incrementAttempt(key, now + windowMs)),
  ]);
  return counted.map(({ rows }) => Number(rows[0]?.count));
}

/** Counts an attempt, and throws 429 above the limit, also for concurrent attempts. */
export async function consumeAttempt(platform: Platform, limit: AttemptLimit): Promise<void> {
  // A client above its limit costs no write.
  await checkAttempts(platform, [limit]);
  const [count = 0] = await recordAttempt(platform, [limit]);
  if (count > limit.max) await checkAttempts(platform, [limit], 1);
}

/** Counters of an only process. */
const unwritten = new WeakMap<Platform, AttemptCounters>();

/**
 * As `consumeAttempt`, but without a write where one process answers all requests. A restart forgets the
 * count: for limits that protect the server's time, not a password.
 */
export async function consumeUnwritten(platform: Platform, limit: AttemptLimit): Promise<void> {
  if (!platform.database.exclusive) return consumeAttempt(platform, limit);
  const counters = unwritten.get(platform) ?? new AttemptCounters();
  unwritten.set(platform, counters);
  const waitMs = counters.consume(limit, platform.now());
  if (waitMs > 0) throw tooMany(Math.ceil(waitMs / 1000));
}

export async function resetAttempts(platform: Platform, key: string): Promise<void> {
  await platform.database.write([deleteAttempts(key)]);
}
