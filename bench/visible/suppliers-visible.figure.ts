import type { Browser } from '@playwright/test';
import { tokenFor } from '../../e2e/fixtures/people.ts';
import type { Server } from '../../e2e/fixtures/server.ts';
import { freshPage, meanLine, withChromium } from '../frame/chromium.ts';
import { serverWithSuppliers } from '../frame/filled-server.ts';
import { firstSeen, noteFirst } from '../frame/first-seen.ts';
import type { Row } from '../frame/row.ts';
import { inTurns, median } from '../frame/statistics.ts';
import { buildOneBundle } from './one-bundle/build.ts';

/** The first supplier on the screen of a mean line, beside the same code in one bundle. */
export async function measure(): Promise<Row[]> {
  const ours = await serverWithSuppliers(1_000);
  const oneBundle = await serverWithSuppliers(1_000, buildOneBundle());
  const found = await withChromium((browser) =>
    inTurns(
      9,
      () => timeToSuppliers(browser, ours),
      () => timeToSuppliers(browser, oneBundle),
    ),
  );
  await ours.dispose();
  await oneBundle.dispose();
  const kilobytes = (visits: Seen[]) => Math.round(median(visits.map((it) => it.kilobytes)));
  return [
    {
      figure: 'suppliers visible, cold, mean line',
      value: median(found.subject.map((it) => it.milliseconds)),
      unit: 'ms',
      baseline: {
        what: 'one bundle',
        value: median(found.baseline.map((it) => it.milliseconds)),
      },
      bar: { atMost: 1.1 },
      note: `${kilobytes(found.subject)} kB in all, the bundle ${kilobytes(found.baseline)} kB`,
    },
  ];
}

interface Seen {
  milliseconds: number;
  kilobytes: number;
}

async function timeToSuppliers(browser: Browser, server: Server): Promise<Seen> {
  const session = await tokenFor(server.url, 'king');
  const options = { session, url: server.url, throttle: meanLine };
  const { page, traffic } = await freshPage(browser, options);
  await noteFirst(page, '[role=listbox] [role=option]');
  await page.goto(`${server.url}/adminwabu/suppliers`, { waitUntil: 'commit' });
  const { sinceNavigation: milliseconds } = await firstSeen(page);
  const kilobytes = traffic.kilobytes(() => true);
  await page.context().close();
  return { milliseconds, kilobytes };
}
