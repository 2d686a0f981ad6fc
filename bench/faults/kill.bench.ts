import { aSupplier } from '@wabu/shared/testing/builders';
import { tokenFor } from '../../e2e/fixtures/people.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { cpuSecondsOf } from '../lib/child.ts';
import type { Row } from '../lib/row.ts';
import { median, quantile } from '../lib/statistics.ts';
import { DurabilityLog } from './durability-log.ts';

/** Enough to interrupt a save or an upload at each of its steps. */
const ROUNDS = Number(process.env.KILLS ?? 200);
const MAX_ROUND_MS = 400;
const WRITERS = 6;

/** Kills the server with SIGKILL at random moments of saves and uploads, and looks for lost writes. */
export async function measure(): Promise<Row[]> {
  const server = await startServer({ data: 'empty', env: { DEMO: '0' } });
  const log = new DurabilityLog(server.url, await tokenFor(server.url, 'king'));
  const restartSeconds: number[] = [];
  const cpuSeconds: number[] = [];
  let number = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    let alive = true;
    const write = async (writer: number) => {
      while (alive) {
        number += 1;
        await (writer % 2 === 0 ? log.save(aSupplier(number)) : log.upload(`foto-${number}.png`));
      }
    };
    const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_ROUND_MS));
    await server.kill();
    alive = false;
    await writing;
    const started = performance.now();
    await server.start();
    restartSeconds.push((performance.now() - started) / 1000);
    cpuSeconds.push(cpuSecondsOf(server.pid()));
    await log.check();
  }
  const strays = (await log.createdInHistory()) - (await log.storedSuppliers());
  await server.dispose();
  const { saved, uploaded, lost, incomplete, unacknowledged } = log;
  return [
    {
      name: `acknowledged writes lost in ${ROUNDS} kills (-9)`,
      value: lost.length,
      unit: '',
      threshold: { atMost: 0 },
      note: `${saved} saves and ${uploaded} uploads acknowledged; ${unacknowledged} more were stored completely`,
    },
    {
      name: 'records without their entry in the history, or the reverse',
      value: Math.abs(strays),
      unit: '',
      threshold: { atMost: 0 },
    },
    {
      name: 'incomplete files listed',
      value: incomplete.length,
      unit: '',
      threshold: { atMost: 0 },
    },
    {
      name: 'restart after kill -9, slowest',
      value: quantile(restartSeconds, 1),
      unit: 's',
      threshold: { atMost: 2 },
      note: `median ${median(restartSeconds).toFixed(2)} s; CPU time at most ${quantile(cpuSeconds, 1).toFixed(2)} s`,
    },
  ];
}
