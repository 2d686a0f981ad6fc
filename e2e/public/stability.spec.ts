import type { Page } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/test.ts';
import { publicPaths, shellPaths } from '../pages/public-site.ts';

/** A phone on a slow line. */
async function throttle(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

interface Shift {
  value: number;
  nodes: string[];
}

/** Every layout shift since the page began, with the elements that moved. */
const layoutShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        type Entry = PerformanceEntry & { value: number; sources: { node: Element | null }[] };
        const shifts: Shift[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Entry[])
            shifts.push({ value, nodes: sources.map(({ node }) => node?.outerHTML ?? '') });
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are delivered before the next frame is drawn.
        requestAnimationFrame(() => setTimeout(() => resolve(shifts)));
      }),
  );

test('No public page moves while it loads on a slow line', { tag: '@phone' }, async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/404 \(Not Found\)/);
  for (const path of [...publicPaths, ...shellPaths]) {
    const fresh = await context.newPage();
    await throttle(fresh);
    await fresh.goto(path);
    await hydrated(fresh);
    expect(await layoutShifts(fresh), path).toEqual([]);
    await fresh.close();
  }
  await page.close();
});
