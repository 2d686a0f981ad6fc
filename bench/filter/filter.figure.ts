import { tokenFor } from '../../e2e/fixtures/people.ts';
import { suppliersScreen } from '../../e2e/fixtures/suppliers-screen.ts';
import { freshPage, withChromium } from '../frame/chromium.ts';
import { serverWithSuppliers } from '../frame/filled-server.ts';
import type { Row } from '../frame/row.ts';
import { median, quantile } from '../frame/statistics.ts';
import { pressAll, watchKeys } from './key-to-paint.ts';

const searches = ['4821', 'museo 12', 'riva 77', '9310', 'scuola 5', 'garda 60', '1284'];
const typed = searches.flatMap((words) => [...words, ...Array(words.length).fill('Backspace')]);

/** From a key in the search field to the filtered list on the screen, with 10,000 suppliers. */
export async function measure(): Promise<Row[]> {
  const server = await serverWithSuppliers(10_000);
  const session = await tokenFor(server.url, 'king');
  const times = await withChromium(async (browser) => {
    const { page } = await freshPage(browser, { session, url: server.url });
    await page.goto(`${server.url}/adminwabu/suppliers`);
    const screen = suppliersScreen(page);
    await screen.list.getByRole('option').first().waitFor();
    await screen.search.click();
    await watchKeys(page, '[role=listbox]');
    return pressAll(page, typed);
  });
  await server.dispose();
  return [
    {
      figure: 'key press → filtered list painted, 10,000 suppliers, p95',
      value: quantile(times, 0.95),
      unit: 'ms',
      bar: { atMost: 50 },
      note: `median ${median(times).toFixed(0)} ms, ${times.length} of ${typed.length} keys changed the list`,
    },
  ];
}
