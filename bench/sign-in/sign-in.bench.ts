import type { Browser } from '@playwright/test';
import { tokenFor } from '../../e2e/fixtures/people.ts';
import { buildBaseline } from '../lib/build-baseline.ts';
import { startBaseline } from '../lib/child.ts';
import { newProfile, withChromium } from '../lib/chromium.ts';
import { serverWithSuppliers } from '../lib/filled-server.ts';
import type { Row } from '../lib/row.ts';
import { median, spread } from '../lib/statistics.ts';
import { LIST_ROW, signIn, timeToRow } from '../lib/time-to-row.ts';

const ROUNDS = 5;

const reactAdmin = {
  name: 'react-admin',
  packages: ['react-admin@5.15.4', 'react@19', 'react-dom@19'],
  entry: new URL('react-admin/app.jsx', import.meta.url),
};

interface App {
  /** The address that a first visit opens. */
  address: string;
  /** The address of its list of suppliers. */
  list: string;
  /** The selector of a row in that list. */
  row: string;
}

/**
 * To the first row of 10,000 suppliers on a slow network: cold from the first navigation through the sign-in, warm
 * in a new tab of the same browser, which is signed in.
 */
export async function measure(): Promise<Row[]> {
  const ours = await serverWithSuppliers(10_000);
  const env = {
    DIST: await buildBaseline(reactAdmin),
    API: ours.url,
    TOKEN: await tokenFor(ours.url, 'king'),
  };
  const baseline = await startBaseline(new URL('react-admin/serve.mjs', import.meta.url), env);
  const found = await withChromium((browser) =>
    measureRounds(browser, {
      wabu: {
        address: `${ours.url}/adminwabu/suppliers`,
        list: `${ours.url}/adminwabu/suppliers`,
        row: LIST_ROW,
      },
      // From a protected page, react-admin repeats the redirect to the login while the CPU is slow.
      'react-admin': {
        address: `http://localhost:${baseline.port}/#/login`,
        list: `http://localhost:${baseline.port}/#/suppliers`,
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
    note: ['wabu', 'react-admin']
      .map((app) => `${app} ${spread(found[app]?.[visit] ?? [])}`)
      .join(', '),
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
      found[name].cold?.push(await timeToRow(context, app.address, app.row, signIn));
      found[name].warm?.push(await timeToRow(context, app.list, app.row));
      await context.close();
    }
  }
  return found;
}
