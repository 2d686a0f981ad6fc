import type { Browser } from '@playwright/test';
import { people, tokenFor } from '../e2e/fixtures/people.ts';
import { buildBaseline } from './lib/build-baseline.ts';
import { withChromium } from './lib/chromium.ts';
import { payloadUser, startPayload } from './lib/payload.ts';
import type { Row } from './lib/row.ts';
import { serverWithSuppliers, startBaseline } from './lib/servers.ts';
import { LIST_ROW, scriptsOf, signIn, timeToRow, withProfile } from './lib/slow-tab.ts';

const ROUNDS = 5;
const SUPPLIERS = 10_000;
/** How long the first tab shows its list before the second one opens. */
const READ_MS = 5_000;

interface App {
  /** The addresses that a first and a second visit open. */
  address: string;
  list: string;
  /** The selector of a row in the list. */
  row: string;
  /** The fields of the login form. */
  login: Readonly<Record<string, string>>;
}

/**
 * To the first row of 10,000 suppliers on a slow phone: cold from the first navigation through the sign-in, warm
 * in a new tab of the same browser, which is signed in.
 */
export async function measure(): Promise<Row[]> {
  const wabu = await serverWithSuppliers(SUPPLIERS);
  const SCRIPT = buildBaseline('react-admin', ['react-admin@5.15.4', 'react@19', 'react-dom@19']);
  const TOKEN = await tokenFor(wabu.url, 'king');
  const admin = await startBaseline('react-admin-server', { SCRIPT, API: wabu.url, TOKEN });
  const payload = await startPayload(SUPPLIERS);
  const list = `${wabu.url}/adminwabu/suppliers`;
  const apps: Record<string, App> = {
    wabu: { address: list, list, row: LIST_ROW, login: people.king },
    // From a protected page, react-admin repeats the redirect to the login while the CPU is slow.
    'react-admin': {
      address: `${admin.url}/#/login`,
      list: `${admin.url}/#/suppliers`,
      row: '.RaDatagrid-row',
      login: people.king,
    },
    Payload: {
      address: `${payload.url}/admin/login?redirect=%2Fadmin%2Fcollections%2Fsuppliers`,
      list: `${payload.url}/admin/collections/suppliers`,
      row: '.collection-list tbody tr',
      login: payloadUser,
    },
  };
  const visits = await withChromium((browser) => rounds(browser, apps));
  await Promise.all([admin.stop(), payload.stop(), wabu.dispose()]);
  const of = (app: string, what: keyof Visit) =>
    visits.filter((it) => it.app === app).map((it) => it.visit[what]);
  const row = (peer: string, what: 'cold' | 'warm', atMost: number): Row => ({
    name: `sign-in → 10,000 suppliers, ${what}, beside ${peer}`,
    runs: of('wabu', what),
    unit: 'ms',
    baseline: { what: `${peer}, paged by its server`, runs: of(peer, what) },
    limit: { atMost },
  });
  return [
    row('react-admin', 'cold', 0.7),
    row('react-admin', 'warm', 0.45),
    row('Payload', 'warm', 1),
    {
      name: 'login → suppliers, cold: JavaScript',
      runs: of('wabu', 'scripts'),
      quantile: 1,
      unit: 'kB',
      limit: { atMost: 235 },
    },
  ];
}

/** Milliseconds of the two visits, kilobytes of scripts of the cold one. */
type Visit = Record<'cold' | 'warm' | 'scripts', number>;

/**
 * Measures the apps alternately, so that other load affects all of them. A first round without a result warms up
 * the servers: the first list that Payload renders takes two seconds more.
 */
async function rounds(browser: Browser, apps: Record<string, App>) {
  const visits: { app: string; visit: Visit }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [app, of] of Object.entries(apps)) {
      const visit = await visitTwice(browser, of);
      if (round > 0) visits.push({ app, visit });
    }
  return visits;
}

function visitTwice(browser: Browser, { address, list, row, login }: App): Promise<Visit> {
  return withProfile(browser, async (open) => {
    const first = await open();
    const cold = await timeToRow(first, address, row, () => signIn(first, login));
    // Before the page loads ahead what later clicks need.
    const scripts = await scriptsOf(first);
    await new Promise((resolve) => setTimeout(resolve, READ_MS));
    await first.close();
    return { cold, scripts, warm: await timeToRow(await open(), list, row) };
  });
}
