import { setTimeout as sleep } from 'node:timers/promises';

const module = new URL('./collect-on-signal.mjs', import.meta.url).pathname;

/** Environment of a Node process whose heap SIGUSR2 collects. */
export const collectsOnSignal = { NODE_OPTIONS: `--expose-gc --import ${module}` };

/**
 * Brings a server to the state of one that is up for minutes: it has answered a few requests and collected its heap
 * since. On Node 20 this counts: V8 then forgets the shape of the objects of `process.nextTick` until the process
 * ends, and node:http takes up to a third less time for a request. A server that is under load from its first second
 * keeps the shape.
 */
export async function settleHeap(
  pid: number,
  url: string,
  headers: Record<string, string>,
): Promise<void> {
  for (const requests of [2, 28]) {
    for (let sent = 0; sent < requests; sent += 1)
      await (await fetch(url, { headers })).arrayBuffer();
    process.kill(pid, 'SIGUSR2');
    await sleep(COLLECTED_AFTER_MS);
  }
}

/** Longer than a collection of the heap of either server takes. */
const COLLECTED_AFTER_MS = 500;
