import type { Browser } from '@playwright/test';
import { post, send, tokenFor } from '../../e2e/fixtures/people.ts';
import { publishMicrosite } from '../../e2e/fixtures/published-microsite.ts';
import type { Server } from '../../e2e/fixtures/server.ts';
import { answerBesideMemory } from '../lib/bare-server/answer-beside-memory.ts';
import { newPage, withChromium } from '../lib/chromium.ts';
import { serverWithMicrosites } from '../lib/filled-server.ts';
import { paintBesideFile } from '../lib/paint-beside-file.ts';
import type { Row } from '../lib/row.ts';

const URL = 'traghetti-benaco';
const path = `/it/siti/${URL}`;
const PUBLICATIONS = 20;
/** Published beside it, each in nine languages. */
const OTHERS = 10_000;

/** The page of one of 10,000 published microsites: answers, publication, paint and scripts. */
export async function measure(): Promise<Row[]> {
  const server = await serverWithMicrosites(OTHERS);
  try {
    await publishMicrosite(server.url, await tokenFor(server.url, 'king'), URL);
    const rows = [
      await answerBesideMemory('microsite', server, path),
      await publication(server),
      ...(await withChromium(async (browser) => [
        ...(await paintBesideFile('microsite', path, 1.1, server, browser)),
        await scripts(server, browser),
      ])),
    ];
    return rows;
  } finally {
    await server.dispose();
  }
}

/** From the start of the request that publishes to the first answer that shows it. */
async function publication({ url }: Server): Promise<Row> {
  const token = await tokenFor(url, 'king');
  const times: number[] = [];
  for (let round = 1; round <= PUBLICATIONS; round += 1) {
    await rename(url, token, `Borgo ${round}`);
    const began = performance.now();
    await post(`${url}/api/d1/publishfrontend`, { URL }, token);
    while (!(await (await fetch(url + path)).text()).includes(`Borgo ${round}`)) {}
    times.push((performance.now() - began) / 1000);
  }
  return {
    name: 'microsite: publish → visible, p95',
    runs: times,
    quantile: 0.95,
    unit: 's',
    threshold: { atMost: 1 },
  };
}

/** Saves the microsite with another town. */
async function rename(url: string, token: string, Citta: string): Promise<void> {
  const answer = await fetch(`${url}/api/d1/getfrontend?URL=${URL}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { ledger: _, version: __, publication: ___, ...frontend } = await answer.json();
  const Localizzazione = { ...frontend.Localizzazione, Citta };
  await send('PUT', `${url}/api/d1/updatefrontend`, { ...frontend, Localizzazione }, token);
}

async function scripts(server: Server, browser: Browser): Promise<Row> {
  const { page, traffic } = await newPage(browser);
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
  const value = traffic.kilobytes('Script');
  await page.context().close();
  return {
    name: 'microsite: JavaScript',
    value,
    unit: 'kB',
    once: 'the bytes of a build do not change',
    threshold: { atMost: 0 },
  };
}
