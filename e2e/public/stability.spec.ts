import type { Page } from '@playwright/test';
import { phone } from '../fixtures/devices.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, isVerify, test } from '../fixtures/test.ts';
import { publicPaths, shellPaths } from '../pages/public-site.ts';

test.use(phone);

const paths = isVerify ? [...publicPaths, ...shellPaths] : ['/', '/login'];

/** A slow phone on a slow network. */
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
  /** The element, and its top and height before and after. */
  moved: string[];
}

/** Every layout shift since the start of the navigation. */
const layoutShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        type Source = { node: Element | null; previousRect: DOMRect; currentRect: DOMRect };
        type Entry = PerformanceEntry & { value: number; sources: Source[] };
        const line = ({ y, height }: DOMRect) => `${y} + ${height}`;
        const describe = ({ node, previousRect, currentRect }: Source) =>
          `${node?.nodeName} ${node?.className}: ${line(previousRect)} → ${line(currentRect)}`;
        const shifts: Shift[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Entry[])
            shifts.push({ value, moved: sources.map(describe) });
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are delivered before the next frame is drawn.
        requestAnimationFrame(() => setTimeout(() => resolve(shifts)));
      }),
  );

test('No public page shifts its layout while it loads on a slow phone', { tag: '@always' }, async ({
  page,
  context,
  allowConsoleError,
}) => {
  allowConsoleError(/404 \(Not Found\).*this-page-is-not-there/);
  for (const path of paths) {
    const fresh = await context.newPage();
    await throttle(fresh);
    await fresh.goto(path);
    await hydrated(fresh);
    expect(await layoutShifts(fresh), path).toEqual([]);
    await fresh.close();
  }
  await page.close();
});
