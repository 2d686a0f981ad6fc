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
  const found = await withChromium((browser) =>
    measureRounds(browser, {
      wabu: {
        address: `${ours.url}/adminwabu/suppliers`,
        row: '[role=listbox] [role=option]',
      },
      // From a protected page, react-admin repeats the redirect to the login while the CPU is slow.
      'react-admin': {
        address: `http://localhost:${baseline.port}/#/login`,
        row: '.RaDatagrid-row',
      },
    }),
  );
  await baseline.stop();
  await ours.dispose();
  const timesOf = (app: string, visit: string) => median(found[app]?.[visit] ?? []);
  return Object.entries({ cold: 0.75, warm: 0.4 }).map(([visit, atMost]) => ({
    name: `sign-in → 10,000 suppliers, ${visit}, slow network`,
    value: timesOf('wabu', visit),
    unit: 'ms' as const,
    baseline: { what: 'react-admin, paged by its server', value: timesOf('react-admin', visit) },
    threshold: { atMost },
  }));
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
