import type { Browser } from '@playwright/test';
import { tokenFor } from '../e2e/fixtures/people.ts';
import { suppliersPageOf } from '../e2e/pages/suppliers-page.ts';
import { newPage, withChromium } from './lib/chromium.ts';
import { timeKeys } from './lib/keys.ts';
import type { Row } from './lib/row.ts';
import { serverWithSuppliers } from './lib/servers.ts';

const searches = ['4821', 'museo 12', 'riva 77', '9310', 'scuola 5', 'garda 60', '1284'];
/** Longer than a search takes, so that each key has its own. */
const EVERY_MS = 600;

/** From a key in the search field to the painted list. */
export function measure(): Promise<Row[]> {
  return withChromium(async (browser) => [
    await filtering(browser, 10_000, 50),
    await filtering(browser, 100_000, 150),
  ]);
}

async function filtering(browser: Browser, count: number, atMost: number): Promise<Row> {
  const server = await serverWithSuppliers(count);
  const page = await newPage(browser, server.url, await tokenFor(server.url, 'king'));
  await page.goto(`${server.url}/adminwabu/suppliers`);
  const { list, search } = suppliersPageOf(page);
  await list.getByRole('option').first().waitFor();
  // Each page of the list that still arrives would change it once more.
  await page.waitForLoadState('networkidle');
  await search.click();
  const keys = searches.flatMap((text) => [...text, ...Array(text.length).fill('Backspace')]);
  const runs = await timeKeys(page, ':has(> [role=listbox])', keys, EVERY_MS);
  await page.context().close();
  await server.dispose();
  return {
    name: `key → filtered list painted, ${count.toLocaleString('en')} suppliers, p95`,
    runs,
    quantile: 0.95,
    unit: 'ms',
    limit: { atMost },
    note: `${runs.length} of ${keys.length} keys changed the list`,
  };
}
