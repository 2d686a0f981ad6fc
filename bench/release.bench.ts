import { releasesOf } from '../e2e/fixtures/releases.ts';
import { startServer } from '../e2e/fixtures/server.ts';
import type { Row } from './lib/row.ts';

const ROUNDS = 5;
const CLIENTS = 10;

/** Release and rollback of a module under load. */
export async function measure(): Promise<Row[]> {
  const server = await startServer({ data: 'empty' });
  const releases = releasesOf(server);
  const before = await releases.liveVersion('suppliers');
  const load = { isOn: true, requests: 0, failed: 0 };
  const clients = Array.from({ length: CLIENTS }, () => request(server.url, load));
  const until = async (version: string) => {
    while ((await releases.liveVersion('suppliers')) !== version);
  };
  const released: number[] = [];
  const rolledBack: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const started = performance.now();
    await until(await releases.release('suppliers'));
    const live = performance.now();
    await releases.makeLive('suppliers', before);
    await until(before);
    released.push((live - started) / 1000);
    rolledBack.push((performance.now() - live) / 1000);
  }
  load.isOn = false;
  await Promise.all(clients);
  await server.dispose();
  return [
    { name: 'release: publish → live', runs: released, unit: 's', limit: { atMost: 2 } },
    { name: 'rollback → live', runs: rolledBack, unit: 's', limit: { atMost: 1 } },
    {
      name: 'requests failed during releases',
      runs: [load.failed],
      unit: '',
      limit: { atMost: 0 },
      note: `of ${load.requests}`,
    },
  ];
}

interface Module {
  id: string;
  base: string;
  entry: { scripts: string[] };
}

/** Requests the registry and the entry of the module, one after the other. */
async function request(url: string, load: { isOn: boolean; requests: number; failed: number }) {
  const get = async (path: string) => {
    const answer = await fetch(url + path);
    load.requests += 1;
    if (!answer.ok) load.failed += 1;
    return answer.text();
  };
  while (load.isOn) {
    const { modules } = JSON.parse(await get('/registry.json')) as { modules: Module[] };
    const suppliers = modules.find(({ id }) => id === 'suppliers');
    for (const name of suppliers?.entry.scripts ?? []) await get(`${suppliers?.base}${name}`);
  }
}
