import { releasesOf } from '../../e2e/fixtures/releases.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import type { Row } from '../frame/row.ts';
import { median } from '../frame/statistics.ts';

const ROUNDS = 5;

/** From a packed build to the version that browsers get, back again, and who noticed. */
export async function measure(): Promise<Row[]> {
  const server = await startServer({ data: 'empty' });
  try {
    const releases = releasesOf(server);
    const before = await releases.liveVersion('suppliers');
    // The first release keeps the build that came with the program: that is not the command's time.
    await releases.publish('suppliers', '1.9.0');
    let isDone = false;
    const load = failuresUnderLoad(server.url, () => isDone);
    const published: number[] = [];
    const takenBack: number[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const version = `2.0.${round}`;
      published.push(
        await timed(async () => {
          await releases.publish('suppliers', version);
          await releases.makeLive('suppliers', version);
          await untilLive(releases, version);
        }),
      );
      takenBack.push(
        await timed(async () => {
          await releases.makeLive('suppliers', before);
          await untilLive(releases, before);
        }),
      );
    }
    isDone = true;
    const { asked, failed } = await load;
    return [
      {
        figure: 'release: publish → live',
        value: median(published),
        unit: 's',
        bar: { atMost: 2 },
      },
      { figure: 'rollback → live', value: median(takenBack), unit: 's', bar: { atMost: 1 } },
      {
        figure: 'requests failed meanwhile',
        value: failed,
        unit: '',
        bar: { atMost: 0 },
        note: `of ${asked}`,
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

/** Ten visitors who read the registry and every file that it starts suppliers with, one after the other. */
async function failuresUnderLoad(url: string, isDone: () => boolean) {
  let [asked, failed] = [0, 0];
  const ask = async (path: string) => {
    const answer = await fetch(url + path);
    const text = await answer.text();
    asked += 1;
    if (!answer.ok) failed += 1;
    return text;
  };
  const visitor = async () => {
    while (!isDone()) {
      const { modules } = JSON.parse(await ask('/registry.json')) as {
        modules: { id: string; base: string; entry: { scripts: string[] } }[];
      };
      const suppliers = modules.find(({ id }) => id === 'suppliers');
      for (const name of suppliers?.entry.scripts ?? []) await ask(suppliers?.base + name);
    }
  };
  await Promise.all(Array.from({ length: 10 }, visitor));
  return { asked, failed };
}
