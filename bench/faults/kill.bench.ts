import { setTimeout as sleep } from 'node:timers/promises';
import { aSupplier } from '@wabu/shared/testing/builders';
import { tokenFor } from '../../e2e/fixtures/people.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { cpuSecondsOf } from '../lib/child.ts';
import type { Row } from '../lib/row.ts';
import { DurabilityLog } from './durability-log.ts';
import { contradictions, TrashLog } from './trash-log.ts';

/** Enough to interrupt a save or an upload at each of its steps. */
const ROUNDS = Number(process.env.KILLS ?? 200);
const REASON = 'each kill is a run';
const MAX_ROUND_MS = 400;
/** A third of them saves, a third uploads, a third deletes, restores and purges. */
const WRITERS = 6;

/** Kills the server with SIGKILL at random moments of its writes, and looks for lost and half-done ones. */
export async function measure(): Promise<Row[]> {
  const server = await startServer({ data: 'empty', env: { DEMO: '0' } });
  const token = await tokenFor(server.url, 'king');
  const log = new DurabilityLog(server.url, token);
  const trash = new TrashLog(server.url, token);
  const restartSeconds: number[] = [];
  const cpuSeconds: number[] = [];
  let number = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    let alive = true;
    const write = async (writer: number) => {
      while (alive) {
        number += 1;
        if (writer % 3 === 0) await log.save(aSupplier(number));
        else if (writer % 3 === 1) await log.upload(`foto-${number}.png`);
        else await trash.run(aSupplier(number), number % 2 === 0);
      }
    };
    const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    await sleep(Math.random() * MAX_ROUND_MS);
    await server.kill();
    alive = false;
    await writing;
    const started = performance.now();
    await server.start();
    restartSeconds.push((performance.now() - started) / 1000);
    cpuSeconds.push(cpuSecondsOf(server.pid()));
    await log.check();
    await trash.check();
  }
  await server.stop();
  const found = await contradictions(server.dataDir);
  await server.dispose();
  const { saved, uploaded, incomplete, unacknowledged } = log;
  const lost = [...log.lost, ...trash.lost];
  if (lost.length + found.length > 0) console.error([...lost, ...found].slice(0, 20));
  return [
    {
      name: `acknowledged writes lost in ${ROUNDS} kills (-9)`,
      value: lost.length,
      unit: '',
      once: REASON,
      threshold: { atMost: 0 },
      note: `${saved} saves, ${uploaded} uploads, ${trash.written} of deletions, restores and purges acknowledged; ${unacknowledged} more were stored completely`,
    },
    {
      name: 'contradictions of records, history, files and trash',
      value: found.length,
      unit: '',
      once: REASON,
      threshold: { atMost: 0 },
    },
    {
      name: 'incomplete files listed',
      value: incomplete.length,
      unit: '',
      once: REASON,
      threshold: { atMost: 0 },
    },
    {
      name: 'restart after kill -9, slowest',
      runs: restartSeconds,
      quantile: 1,
      unit: 's',
      threshold: { atMost: 2 },
      note: `CPU time at most ${Math.max(...cpuSeconds).toFixed(2)} s`,
    },
  ];
}
