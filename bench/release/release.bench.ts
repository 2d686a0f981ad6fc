import { releasesOf } from '../../e2e/fixtures/releases.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import type { Row } from '../lib/row.ts';

const ROUNDS = 5;

/** Publication and rollback of a module under load. */
export async function measure(): Promise<Row[]> {
  const server = await startServer({ data: 'empty' });
  try {
    const releases = releasesOf(server);
    const before = await releases.liveVersion('suppliers');
    // The first release also stores the build of the program; its time does not count.
    await releases.publish('suppliers', '1.9.0');
    let isDone = false;
    const load = failuresUnderLoad(server.url, () => isDone);
    const published: number[] = [];
    const rolledBack: number[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const version = `2.0.${round}`;
      published.push(
        await timed(async () => {
          await releases.publish('suppliers', version);
          await releases.makeLive('suppliers', version);
          await untilLive(releases, version);
        }),
      );
      rolledBack.push(
        await timed(async () => {
          await releases.makeLive('suppliers', before);
          await untilLive(releases, before);
        }),
      );
    }
    isDone = true;
    const { requests, failed } = await load;
    return [
      {
        name: 'release: publish → live',
        runs: published,
        unit: 's',
        threshold: { atMost: 2 },
      },
      { name: 'rollback → live', runs: rolledBack, unit: 's', threshold: { atMost: 1 } },
      {
        name: 'requests failed during releases',
        value: failed,
        unit: '',
        once: 'each request is a run',
        threshold: { atMost: 0 },
        note: `of ${requests}`,
      },
    ];
  } finally {
    await server.dispose();
  }
}

async function untilLive(releases: ReturnType<typeof releasesOf>, version: string) {
  while ((await releases.liveVersion('suppliers')) !== version);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** Ten clients that request the registry and the entry files of suppliers one after the other. */
async function failuresUnderLoad(url: string, isDone: () => boolean) {
  let [requests, failed] = [0, 0];
  const request = async (path: string) => {
    const answer = await fetch(url + path);
    const text = await answer.text();
    requests += 1;
    if (!answer.ok) failed += 1;
    return text;
  };
  const client = async () => {
    while (!isDone()) {
      const { modules } = JSON.parse(await request('/registry.json')) as {
        modules: { id: string; base: string; entry: { scripts: string[] } }[];
      };
      const suppliers = modules.find(({ id }) => id === 'suppliers');
      for (const name of suppliers?.entry.scripts ?? []) await request(suppliers?.base + name);
    }
  };
  await Promise.all(Array.from({ length: 10 }, client));
  return { requests, failed };
}
