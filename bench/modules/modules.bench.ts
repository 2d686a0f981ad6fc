import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { releaseSections } from '../../e2e/fixtures/many-sections.ts';
import { tokenFor } from '../../e2e/fixtures/people.ts';
import { type Server, startServer } from '../../e2e/fixtures/server.ts';
import { memoryOf } from '../lib/child.ts';
import { heapOf, newPage, withChromium } from '../lib/chromium.ts';
import type { Row } from '../lib/row.ts';

/** The modules of this tree: five, beside the shell. */
const OWN = 5;
const COUNT = 100;
const ROUNDS = 5;
const REASON = 'the bytes of a build do not change';

interface Sizes {
  registry: number;
  home: number;
  server: number[];
  tab: number[];
}

/** What an installation with many modules costs: each further one is a copy of mf-users under another id. */
export async function measure(): Promise<Row[]> {
  const server = await startServer({ data: 'empty', env: { DEMO: '0' } });
  const few = await sizesOf(server);
  await releaseSections(server, COUNT - OWN, 1);
  const many = await sizesOf(server);
  await server.dispose();
  return [
    {
      name: '100 modules: public home, HTML as sent',
      value: many.home,
      unit: 'kB',
      once: REASON,
      baseline: { what: '5 modules', value: few.home },
      threshold: { atMost: 1.02 },
    },
    {
      name: '100 modules: registry as sent',
      value: many.registry,
      unit: 'kB',
      once: REASON,
      threshold: { atMost: 30 },
      note: `with 5 modules ${few.registry.toFixed(1)} kB`,
    },
    {
      name: '100 modules: memory of the server',
      runs: many.server,
      unit: 'MB',
      baseline: { what: '5 modules', runs: few.server },
      threshold: { atMost: 1.3 },
    },
    {
      name: '100 modules: heap of a tab on the dashboard',
      runs: many.tab,
      unit: 'MB',
      baseline: { what: '5 modules', runs: few.tab },
      threshold: { atMost: 2 },
    },
  ];
}

async function sizesOf(server: Server): Promise<Sizes> {
  const compressed = async (path: string) =>
    brotliCompressSync(await (await fetch(server.url + path)).text()).length / 1000;
  const [registry, home] = [await compressed('/registry.json'), await compressed('/')];
  const [memory, tab]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    // A process that has just taken uploads holds their memory.
    await server.stop();
    await server.start();
    tab.push(await withChromium((browser) => heapOfDashboard(browser, server.url)));
    memory.push(memoryOf(server.pid()));
  }
  return { registry, home, server: memory, tab };
}

async function heapOfDashboard(browser: Browser, url: string): Promise<number> {
  const session = await tokenFor(url, 'king');
  const { page } = await newPage(browser, { url, session });
  await page.goto(`${url}/adminwabu/dashboard`, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return heapOf(page);
}
