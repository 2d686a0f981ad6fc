import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from '../../e2e/fixtures/server.ts';
import { memoryOf } from '../lib/child.ts';

/** Health and memory of a server during a piece of work. */
export interface Probed<T> {
  result: T;
  /** Health checks with a status other than 200. */
  unhealthy: number;
  probes: number;
  /** Milliseconds, one per health check. */
  healthLatencies: number[];
  /** MB before the work. */
  idle: number;
  /** MB, maximum during the work. */
  highest: number;
}

const INTERVAL_MS = 50;

/** Requests `/healthz` every 50 ms until `work` is done. */
export async function probeHealth<T>(server: Server, work: () => Promise<T>): Promise<Probed<T>> {
  const health = { unhealthy: 0, probes: 0, healthLatencies: [] as number[] };
  const idle = memoryOf(server.pid());
  let highest = idle;
  let isDone = false;
  const probing = (async () => {
    while (!isDone) {
      const started = performance.now();
      const { status } = await fetch(`${server.url}/healthz`);
      health.healthLatencies.push(performance.now() - started);
      health.probes += 1;
      if (status !== 200) health.unhealthy += 1;
      highest = Math.max(highest, memoryOf(server.pid()));
      await sleep(INTERVAL_MS);
    }
  })();
  const result = await work().finally(() => {
    isDone = true;
  });
  await probing;
  return { result, ...health, idle, highest };
}
