import { aSupplier } from '@wabu/shared/testing/builders';
import { tokenFor } from '../../e2e/fixtures/people.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { processorTimeOf } from '../frame/child.ts';
import type { Row } from '../frame/row.ts';
import { bareServer, startOnce } from '../frame/start.ts';
import { median, quantile } from '../frame/statistics.ts';
import { Diary } from './diary.ts';

/** Enough for a save or an upload to be met at any of its steps. */
const ROUNDS = Number(process.env.KILLS ?? 200);
const LONGEST_ROUND_MS = 400;
const WRITERS = 6;

/** Kills the server at random moments of saves and uploads, and looks for what it had promised to keep. */
export async function measure(): Promise<Row[]> {
  const server = await startServer({ data: 'empty', env: { DEMO: '0' } });
  const diary = new Diary(server.url, await tokenFor(server.url, 'king'));
  const restarts = { ours: [] as number[], bare: [] as number[], processor: [] as number[] };
  let number = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    let alive = true;
    const write = async (writer: number) => {
      while (alive) {
        number += 1;
        await (writer % 2 === 0
          ? diary.save(aSupplier(number))
          : diary.upload(`foto-${number}.png`));
      }
    };
    const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_ROUND_MS));
    await server.kill();
    alive = false;
    await writing;
    const started = performance.now();
    await server.start();
    restarts.ours.push((performance.now() - started) / 1000);
    restarts.processor.push(processorTimeOf(server.pid()));
    restarts.bare.push((await startOnce(bareServer, {})) / 1000);
    await diary.check();
  }
  await server.dispose();
  const { saved, uploaded, lost, halves, unpromised } = diary;
  return [
    {
      figure: `acknowledged writes lost in ${ROUNDS} kills (-9)`,
      value: lost.length,
      unit: '',
      bar: { atMost: 0 },
      note: `${saved} saves and ${uploaded} uploads acknowledged; ${unpromised} more were there, whole`,
    },
    {
      figure: 'files listed that are not whole',
      value: halves.length,
      unit: '',
      bar: { atMost: 0 },
    },
    {
      figure: 'restart after kill -9, slowest',
      value: quantile(restarts.ours, 1),
      unit: 's',
      bar: { atMost: 2 },
      note: `${quantile(restarts.processor, 1).toFixed(2)} s of processor at most; a bare server at the same moments, slowest: ${quantile(restarts.bare, 1).toFixed(2)} s`,
    },
    {
      figure: 'restart after kill -9, median',
      value: median(restarts.ours),
      unit: 's',
      baseline: { what: 'bare node:http server, started', value: median(restarts.bare) },
      note: `${median(restarts.processor).toFixed(2)} s of processor`,
    },
  ];
}
