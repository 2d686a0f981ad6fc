import type { Browser } from '@playwright/test';
import { people, tokenFor } from '../../e2e/fixtures/people.ts';
import { buildBaseline } from '../lib/build-baseline.ts';
import { startBaseline } from '../lib/child.ts';
import { withChromium } from '../lib/chromium.ts';
import { serverWithSuppliers } from '../lib/filled-server.ts';
import type { Row } from '../lib/row.ts';
import { LIST_ROW, signIn, timeToRow, USABLE } from '../lib/time-to-row.ts';
import { type UnwatchedPage, unwatchedPages } from '../lib/unwatched-pages.ts';
import { payloadUser, startPayload } from './payload.ts';

const ROUNDS = 5;
const SUPPLIERS = 10_000;
/** How long the first tab shows its list before the second one opens. */
const READ_MS = 5_000;

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
  /** The fields of its login form, with their values. */
  login: Readonly<Record<string, string>>;
}

/** What is measured, and the share of each peer's time that is allowed, or why the row is watched. */
const judged = {
  'react-admin': {
    cold: { threshold: { atMost: 0.75 } },
    warm: { threshold: { atMost: 0.4 } },
    'warm, until it can be used': { watched: 'a stored page is shown until the scripts have run' },
  },
  Payload: {
    cold: { threshold: { atMost: 0.75 } },
    warm: { watched: 'its server renders the list into the HTML: the goal for a list of scripts' },
  },
};

/**
 * To the first row of 10,000 suppliers on a slow network: cold from the first navigation through the sign-in, warm
 * in a new tab of the same browser, which is signed in.
 */
export async function measure(): Promise<Row[]> {
  const ours = await serverWithSuppliers(SUPPLIERS);
  const env = {
    DIST: await buildBaseline(reactAdmin),
    API: ours.url,
    TOKEN: await tokenFor(ours.url, 'king'),
  };
  const baseline = await startBaseline(new URL('react-admin/serve.mjs', import.meta.url), env);
  const payload = await startPayload(SUPPLIERS);
  const found = await withChromium((browser) =>
    measureRounds(browser, {
      wabu: {
        address: `${ours.url}/adminwabu/suppliers`,
        list: `${ours.url}/adminwabu/suppliers`,
        row: LIST_ROW,
        login: people.king,
      },
      // From a protected page, react-admin repeats the redirect to the login while the CPU is slow.
      'react-admin': {
        address: `http://localhost:${baseline.port}/#/login`,
        list: `http://localhost:${baseline.port}/#/suppliers`,
        row: '.RaDatagrid-row',
        login: people.king,
      },
      Payload: {
        address: `${payload.url}/admin/login?redirect=%2Fadmin%2Fcollections%2Fsuppliers`,
        list: `${payload.url}/admin/collections/suppliers`,
        row: '.collection-list tbody tr',
        login: payloadUser,
      },
    }),
  );
  await Promise.all([baseline.stop(), payload.stop(), ours.dispose()]);
  const timesOf = (app: string, visit: string) =>
    found.flatMap((time) => (time.app === app && time.visit === visit ? [time.ms] : []));
  return Object.entries(judged).flatMap(([peer, visits]) =>
    Object.entries(visits).map(([visit, limit]) => ({
      name: `sign-in → 10,000 suppliers, ${visit}, slow network`,
      runs: timesOf('wabu', visit),
      unit: 'ms' as const,
      baseline: { what: `${peer}, paged by its server`, runs: timesOf(peer, visit) },
      ...limit,
    })),
  );
}

interface Time {
  app: string;
  visit: string;
  ms: number;
}

/**
 * Measures the apps alternately, so that other load affects all of them. A first round without a result warms up
 * the servers: the first list that Payload renders takes two seconds more.
 */
async function measureRounds(browser: Browser, apps: Record<string, App>): Promise<Time[]> {
  const times: Time[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, app] of Object.entries(apps)) {
      const pages = await unwatchedPages(browser);
      const { row, login } = app;
      const act = (page: UnwatchedPage) => signIn(page, login);
      const cold = await timeToRow(pages, { address: app.address, row, act, readMs: READ_MS });
      const warm = await timeToRow(pages, { address: app.list, row });
      const used = await timeToRow(pages, { address: app.list, row: row + USABLE });
      await pages.dispose();
      if (round === 0) continue;
      const visits = { cold, warm, 'warm, until it can be used': used };
      for (const [visit, ms] of Object.entries(visits)) times.push({ app: name, visit, ms });
    }
  }
  return times;
}
