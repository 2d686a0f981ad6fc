import type { Browser, Locator, Page } from '@playwright/test';
import { tokenFor } from '../../e2e/fixtures/people.ts';
import type { Server } from '../../e2e/fixtures/server.ts';
import { frontendsPageOf } from '../../e2e/pages/frontends-page.ts';
import { suppliersPageOf } from '../../e2e/pages/suppliers-page.ts';
import { newPage, withChromium } from '../lib/chromium.ts';
import { serverWithFrontends, serverWithSuppliers } from '../lib/filled-server.ts';
import { pressAll, recordKeys } from '../lib/key-to-paint.ts';
import type { Row } from '../lib/row.ts';

interface List {
  what: string;
  /** What a key changes. */
  shows?: string;
  atMost: number;
  serve: () => Promise<Server>;
  path: string;
  screen: (page: Page) => { list: Locator; search: Locator };
  /** Opens what the keys are typed into, if it is not the list. */
  open?: (page: Page) => Promise<void>;
  /** The element that changes. */
  target?: string;
  searches: string[];
}

const suppliers = {
  path: '/adminwabu/suppliers',
  screen: suppliersPageOf,
  searches: ['4821', 'museo 12', 'riva 77', '9310', 'scuola 5', 'garda 60', '1284'],
};
const lists: List[] = [
  { what: '10,000 suppliers', atMost: 50, serve: () => serverWithSuppliers(10_000), ...suppliers },
  {
    what: '100,000 suppliers',
    atMost: 100,
    serve: () => serverWithSuppliers(100_000),
    ...suppliers,
  },
  {
    what: '5,000 frontends',
    atMost: 50,
    serve: () => serverWithFrontends(5_000),
    path: '/adminwabu/frontends',
    screen: frontendsPageOf,
    searches: ['4821', 'esempio-12', '77', 'esempio-499', '310', 'pio-60', '128'],
  },
  {
    what: '10,000 suppliers',
    shows: 'results of Ctrl K',
    atMost: 50,
    serve: () => serverWithSuppliers(10_000),
    ...suppliers,
    open: (page) => page.keyboard.press('Control+k'),
    screen: (page) => ({
      ...suppliersPageOf(page),
      search: page.getByRole('dialog').getByRole('combobox'),
    }),
    target: '[role=dialog]',
  },
];

/** From a key in the search field to the painted list. */
export function measure(): Promise<Row[]> {
  return withChromium(async (browser) => {
    const rows: Row[] = [];
    for (const list of lists) {
      const typed = list.searches.flatMap((words) => [
        ...words,
        ...Array<string>(words.length).fill('Backspace'),
      ]);
      const times = await timeKeys(browser, list, typed);
      rows.push({
        name: `key press → ${list.shows ?? 'filtered list'} painted, ${list.what}, p95`,
        runs: times,
        quantile: 0.95,
        unit: 'ms',
        threshold: { atMost: list.atMost },
        note: `${times.length} of ${typed.length} keys changed the list`,
      });
    }
    return rows;
  });
}

async function timeKeys(browser: Browser, list: List, typed: string[]): Promise<number[]> {
  const server = await list.serve();
  const session = await tokenFor(server.url, 'king');
  const { page } = await newPage(browser, { session, url: server.url });
  await page.goto(server.url + list.path);
  const screen = list.screen(page);
  await screen.list.getByRole('option').first().waitFor();
  // Until then the server searches the rest, and each page of the list that arrives changes it once more.
  await page.waitForLoadState('networkidle');
  await list.open?.(page);
  await screen.search.click();
  await recordKeys(page, list.target ?? ':has(> [role=listbox])');
  const times = await pressAll(page, typed);
  await page.context().close();
  await server.dispose();
  return times;
}
