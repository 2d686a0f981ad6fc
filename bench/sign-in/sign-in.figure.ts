import type { Browser, BrowserContext } from '@playwright/test';
import { people, tokenFor } from '../../e2e/fixtures/people.ts';
import { startBaseline } from '../frame/child.ts';
import { freshProfile, meanLine, slowDown, withChromium } from '../frame/chromium.ts';
import { serverWithSuppliers } from '../frame/filled-server.ts';
import { firstSeen, noteFirst } from '../frame/first-seen.ts';
import type { Row } from '../frame/row.ts';
import { median } from '../frame/statistics.ts';
import { buildReactAdmin } from './react-admin/build.ts';

const ROUNDS = 3;

/** A back-office and how its list of suppliers is met. */
interface Office {
  address: string;
  row: string;
}

/** From the address of the list, over the sign-in, to its first row: 10,000 suppliers, a mean line. */
export async function measure(): Promise<Row[]> {
  const ours = await serverWithSuppliers(10_000);
  const env = {
    DIST: await buildReactAdmin(),
    API: ours.url,
    TOKEN: await tokenFor(ours.url, 'king'),
  };
  const baseline = await startBaseline(new URL('react-admin/serve.mjs', import.meta.url), env);
  const theirs = `http://localhost:${baseline.port}`;
  const row = '.RaDatagrid-row';
  const found = await withChromium((browser) =>
    inRounds(browser, {
      wabu: {
        address: `${ours.url}/adminwabu/suppliers`,
        row: '[role=listbox] [role=option]',
      },
      'react-admin': { row, address: `${theirs}/#/suppliers` },
      'react-admin, paged by its server': { row, address: `${theirs}/?paged#/suppliers` },
    }),
  );
  await baseline.stop();
  await ours.dispose();
  return ['cold', 'warm'].flatMap((visit) =>
    Object.keys(found)
      .filter((name) => name !== 'wabu')
      .map((name) => ({
        figure: `sign-in → 10,000 suppliers, ${visit}, mean line`,
        value: median(found.wabu?.[visit] ?? []),
        unit: 'ms' as const,
        baseline: { what: name, value: median(found[name]?.[visit] ?? []) },
        // The bar is held against the same answers of the same api.
        ...(name === 'react-admin' && { bar: { atMost: visit === 'cold' ? 0.9 : 0.4 } }),
      })),
  );
}

type Found = Record<string, Record<string, number[]>>;

/** All of them in turns, so that a slow moment of the machine meets each. */
async function inRounds(browser: Browser, offices: Record<string, Office>): Promise<Found> {
  const found: Found = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, office] of Object.entries(offices)) {
      found[name] ??= { cold: [], warm: [] };
      const context = await freshProfile(browser);
      found[name].cold?.push(await timeToRow(context, office));
      found[name].warm?.push(await timeToRow(context, office));
      await context.close();
    }
  }
  return found;
}

/** Milliseconds of one visit; whoever was signed in before is not any more, but their browser knows the site. */
async function timeToRow(context: BrowserContext, { address, row }: Office) {
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page), meanLine);
  await noteFirst(page, row);
  const started = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  const { username, password } = people.king;
  await page.locator('input[name=username]').fill(username, { timeout: 120_000 });
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=password]').press('Enter');
  const { at } = await firstSeen(page);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.close();
  return at - started;
}
