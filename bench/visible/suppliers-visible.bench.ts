import type { Browser } from '@playwright/test';
import { tokenFor } from '../../e2e/fixtures/people.ts';
import type { Server } from '../../e2e/fixtures/server.ts';
import { newPage, slowNetwork, withChromium } from '../lib/chromium.ts';
import { serverWithSuppliers } from '../lib/filled-server.ts';
import { firstPaint, recordFirstPaint } from '../lib/first-paint.ts';
import type { Row } from '../lib/row.ts';
import { interleaved, median } from '../lib/statistics.ts';
import { buildOneBundle } from './one-bundle/build.ts';

/** The first painted supplier on a slow network, beside the same code in one bundle. */
export async function measure(): Promise<Row[]> {
  const ours = await serverWithSuppliers(1_000);
  const oneBundle = await serverWithSuppliers(1_000, buildOneBundle());
  const found = await withChromium((browser) =>
    interleaved(
      15,
      () => timeToSuppliers(browser, ours),
      () => timeToSuppliers(browser, oneBundle),
    ),
  );
  await ours.dispose();
  await oneBundle.dispose();
  const kilobytes = (visits: Visit[]) => Math.round(median(visits.map((it) => it.kilobytes)));
  return [
    {
      name: 'suppliers visible, cold, slow network',
      runs: found.subject.map((it) => it.milliseconds),
      unit: 'ms',
      baseline: {
        what: 'one bundle',
        runs: found.baseline.map((it) => it.milliseconds),
      },
      threshold: { atMost: 1.05 },
      note: `${kilobytes(found.subject)} kB in all, the bundle ${kilobytes(found.baseline)} kB`,
    },
  ];
}

interface Visit {
  milliseconds: number;
  kilobytes: number;
}

async function timeToSuppliers(browser: Browser, server: Server): Promise<Visit> {
  const session = await tokenFor(server.url, 'king');
  const options = { session, url: server.url, throttle: slowNetwork };
  const { page, traffic } = await newPage(browser, options);
  await recordFirstPaint(page, '[role=listbox] [role=option]');
  await page.goto(`${server.url}/adminwabu/suppliers`, { waitUntil: 'commit' });
  const { sinceNavigation: milliseconds } = await firstPaint(page);
  const kilobytes = traffic.kilobytes();
  await page.context().close();
  return { milliseconds, kilobytes };
}
