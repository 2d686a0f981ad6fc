import type { Browser } from '@playwright/test';
import { people, tokenFor } from '../../e2e/fixtures/people.ts';
import type { Server } from '../../e2e/fixtures/server.ts';
import { suppliersPageOf } from '../../e2e/pages/suppliers-page.ts';
import { memoryOf } from '../lib/child.ts';
import { heapOf, newPage, withChromium } from '../lib/chromium.ts';
import { serverWithSuppliers } from '../lib/filled-server.ts';
import type { Row } from '../lib/row.ts';
import { interleaved } from '../lib/statistics.ts';
import { LIST_ROW, signIn, timeToRow } from '../lib/time-to-row.ts';
import { unwatchedPages } from '../lib/unwatched-pages.ts';

const ROUNDS = 5;
const LIST = '/adminwabu/suppliers';

/** What 100,000 suppliers cost the visit, the tab and the server. */
export function measure(): Promise<Row[]> {
  return withChromium(async (browser) => {
    const few = await serverWithSuppliers(1_000);
    const many = await serverWithSuppliers(100_000);
    const times = await interleaved(
      ROUNDS,
      () => signInToRow(browser, many),
      () => signInToRow(browser, few),
    );
    const heaps: number[] = [];
    const memory: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      heaps.push(await heapAfterUse(browser, many));
      memory.push(memoryOf(many.pid()));
    }
    await few.dispose();
    await many.dispose();
    return [
      {
        name: '100,000 suppliers: sign-in → first row, cold, slow network',
        runs: times.subject,
        unit: 'ms',
        baseline: { what: '1,000 suppliers', runs: times.baseline },
        threshold: { atMost: 1.2 },
      },
      {
        name: '100,000 suppliers: heap of the tab after a collection',
        runs: heaps,
        quantile: 1,
        unit: 'MB',
        threshold: { atMost: 150 },
      },
      {
        name: '100,000 suppliers: memory of the server',
        runs: memory,
        quantile: 1,
        unit: 'MB',
        threshold: { atMost: 250 },
      },
    ];
  });
}

async function signInToRow(browser: Browser, { url }: Server): Promise<number> {
  const pages = await unwatchedPages(browser);
  const time = await timeToRow(pages, {
    address: url + LIST,
    row: LIST_ROW,
    act: (page) => signIn(page, people.king),
  });
  await pages.dispose();
  return time;
}

/** After a search on the server and a scroll to the end of the list. */
async function heapAfterUse(browser: Browser, { url }: Server): Promise<number> {
  const { page } = await newPage(browser, { url, session: await tokenFor(url, 'king') });
  await page.goto(url + LIST, { waitUntil: 'networkidle' });
  const { list, search } = suppliersPageOf(page);
  const rows = list.getByRole('option');
  await rows.first().click();
  await page.keyboard.press('End');
  await rows.last().waitFor();
  await search.fill('garda');
  await page.waitForLoadState('networkidle');
  const heap = await heapOf(page);
  await page.context().close();
  return heap;
}
