import type { Context } from 'hono';
import type { ApiEnv } from './env.ts';

/** Keeps a Worker alive until some work is done; absent on Node, where a process goes on by itself. */
export type WaitUntil = (work: Promise<unknown>) => void;

export function waitUntilOf(c: Context<ApiEnv>): WaitUntil | undefined {
  try {
    const { executionCtx } = c;
    return (work) => executionCtx.waitUntil(work);
  } catch {
    // Hono throws where the platform has no execution context.
    return undefined;
  }
}

/** Starts work when the answer is on its way. Its failure must not matter to anybody. */
export function afterAnswer(work: () => Promise<unknown>, waitUntil?: WaitUntil): void {
  const answered = new Promise((resolve) => setTimeout(resolve, 0));
  const done = answered.then(work).catch(() => undefined);
  waitUntil?.(done);
}
