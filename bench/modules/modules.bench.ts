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
const COUNTS = [5, 30, 100] as const;

interface Sizes {
  registry: number;
  home: number;
  server: number;
  tab: number;
}

/** What an installation with many modules costs: each further one is a copy of mf-users under another id. */
export async function measure(): Promise<Row[]> {
  const server = await startServer({ data: 'empty', env: { DEMO: '0' } });
  const found: Sizes[] = [];
  for (const [index, count] of COUNTS.entries()) {
    await releaseSections(server, count - OWN, (COUNTS[index - 1] ?? OWN) - OWN + 1);
    // A process that has just taken uploads holds their memory.
    await server.stop();
    await server.start();
    found.push(await withChromium((browser) => sizesOf(server, browser)));
  }
  await server.dispose();
  const of = (key: keyof Sizes) => {
    const [few = 0, , many = 0] = found.map((sizes) => sizes[key]);
    const note = COUNTS.map((count, at) => `${count}: ${found[at]?.[key].toFixed(1)}`).join(', ');
    return { value: many, baseline: { what: '5 modules', value: few }, note };
  };
  const { value: registry, note } = of('registry');
  return [
    {
      name: '100 modules: public home, HTML as sent',
      unit: 'kB',
      threshold: { atMost: 1.02 },
      ...of('home'),
    },
    {
      name: '100 modules: registry as sent',
      unit: 'kB',
      threshold: { atMost: 30 },
      value: registry,
      note,
    },
    {
      name: '100 modules: memory of the server',
      unit: 'MB',
      threshold: { atMost: 1.3 },
      ...of('server'),
    },
    {
      name: '100 modules: heap of a tab on the dashboard',
      unit: 'MB',
      threshold: { atMost: 2 },
      ...of('tab'),
    },
  ];
}

async function sizesOf(server: Server, browser: Browser): Promise<Sizes> {
  const compressed = async (path: string) =>
    brotliCompressSync(await (await fetch(server.url + path)).text()).length / 1000;
  const session = await tokenFor(server.url, 'king');
  const { page } = await newPage(browser, { url: server.url, session });
  await page.goto(`${server.url}/adminwabu/dashboard`, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return {
    registry: await compressed('/registry.json'),
    home: await compressed('/'),
    server: memoryOf(server.pid()),
    tab: await heapOf(page),
  };
}
