import type { Browser, BrowserContext } from '@playwright/test';
import { people, tokenFor } from '../../e2e/fixtures/people.ts';
import { startBaseline } from '../lib/child.ts';
import { newProfile, slowNetwork, throttle, withChromium } from '../lib/chromium.ts';
import { serverWithSuppliers } from '../lib/filled-server.ts';
import { firstPaint, recordFirstPaint } from '../lib/first-paint.ts';
import type { Row } from '../lib/row.ts';
import { median } from '../lib/statistics.ts';
import { buildReactAdmin } from './react-admin/build.ts';

const ROUNDS = 3;

/** An application and the selector of a row in its list of suppliers. */
interface App {
  address: string;
  row: string;
}

/** From the navigation to the list, through the sign-in, to its first row: 10,000 suppliers, slow network. */
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
    measureRounds(browser, {
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
        name: `sign-in → 10,000 suppliers, ${visit}, slow network`,
        value: median(found.wabu?.[visit] ?? []),
        unit: 'ms' as const,
        baseline: { what: name, value: median(found[name]?.[visit] ?? []) },
        // Only the app that reads the same responses of the same api has a threshold.
        ...(name === 'react-admin' && { threshold: { atMost: visit === 'cold' ? 0.9 : 0.4 } }),
      })),
  );
}

type Results = Record<string, Record<string, number[]>>;

/** Measures the apps alternately, so that other load affects all of them. */
async function measureRounds(browser: Browser, apps: Record<string, App>): Promise<Results> {
  const found: Results = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, app] of Object.entries(apps)) {
      found[name] ??= { cold: [], warm: [] };
      const context = await newProfile(browser);
      found[name].cold?.push(await timeToRow(context, app));
      found[name].warm?.push(await timeToRow(context, app));
      await context.close();
    }
  }
  return found;
}

/** Milliseconds of one visit. Clears the session afterwards; the HTTP cache stays. */
async function timeToRow(context: BrowserContext, { address, row }: App) {
  const page = await context.newPage();
  await throttle(await context.newCDPSession(page), slowNetwork);
  await recordFirstPaint(page, row);
  const started = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  const { username, password } = people.king;
  await page.locator('input[name=username]').fill(username, { timeout: 120_000 });
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=password]').press('Enter');
  const { at } = await firstPaint(page);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.close();
  return at - started;
}
