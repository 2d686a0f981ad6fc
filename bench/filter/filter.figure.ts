import type { Browser } from 'playwright-core';
import { tokenFor } from '../../e2e/fixtures/people.ts';
import { suppliersScreen } from '../../e2e/fixtures/suppliers-screen.ts';
import { freshPage, withChromium } from '../frame/chromium.ts';
import { serverWithSuppliers } from '../frame/filled-server.ts';
import { pressAll, watchKeys } from '../frame/key-to-paint.ts';
import type { Row } from '../frame/row.ts';
import { median, quantile } from '../frame/statistics.ts';

const searches = ['4821', 'museo 12', 'riva 77', '9310', 'scuola 5', 'garda 60', '1284'];
const typed = searches.flatMap((words) => [...words, ...Array(words.length).fill('Backspace')]);
const bars = [
  { count: 10_000, atMost: 50 },
  { count: 100_000, atMost: 100 },
];

/** From a key in the search field to the filtered list on the screen. */
export function measure(): Promise<Row[]> {
  return withChromium(async (browser) => {
    const rows: Row[] = [];
    for (const { count, atMost } of bars) {
      const times = await timeKeys(browser, count);
      rows.push({
        figure: `key press → filtered list painted, ${count.toLocaleString('en')} suppliers, p95`,
        value: quantile(times, 0.95),
        unit: 'ms',
        bar: { atMost },
        note: `median ${median(times).toFixed(0)} ms, ${times.length} of ${typed.length} keys changed the list`,
      });
    }
    return rows;
  });
}

async function timeKeys(browser: Browser, count: number): Promise<number[]> {
  const server = await serverWithSuppliers(count);
  const session = await tokenFor(server.url, 'king');
  const { page } = await freshPage(browser, { session, url: server.url });
  await page.goto(`${server.url}/adminwabu/suppliers`);
  const screen = suppliersScreen(page);
  await screen.list.getByRole('option').first().waitFor();
  await screen.search.click();
  await watchKeys(page, ':has(> [role=listbox])');
  const times = await pressAll(page, typed);
  await page.context().close();
  await server.dispose();
  return times;
}
