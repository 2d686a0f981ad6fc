import type { Server } from '../../e2e/fixtures/server.ts';
import { memoryOf } from '../frame/child.ts';

/** What a server's health and memory were while something happened to it. */
export interface Watched<T> {
  result: T;
  /** Asked for its health, it answered otherwise than 200. */
  unhealthy: number;
  asked: number;
  /** Milliseconds, one per answer. */
  healthLatencies: number[];
  /** MB. */
  idle: number;
  highest: number;
}

const PAUSE_MS = 50;

/** Asks for the server's health again and again while `happening` lasts. */
export async function watched<T>(server: Server, happening: () => Promise<T>): Promise<Watched<T>> {
  const seen = { unhealthy: 0, asked: 0, healthLatencies: [] as number[] };
  const idle = memoryOf(server.pid());
  let highest = idle;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const started = performance.now();
      const { status } = await fetch(`${server.url}/healthz`);
      seen.healthLatencies.push(performance.now() - started);
      seen.asked += 1;
      if (status !== 200) seen.unhealthy += 1;
      highest = Math.max(highest, memoryOf(server.pid()));
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  })();
  const result = await happening().finally(() => {
    isOver = true;
  });
  await watching;
  return { result, ...seen, idle, highest };
}
