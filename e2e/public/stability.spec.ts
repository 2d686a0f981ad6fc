import type { Page } from '@playwright/test';
import { phone } from '../fixtures/devices.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { layoutShifts } from '../fixtures/layout-shifts.ts';
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

test('No public page shifts its layout while it loads on a slow phone', { tag: '@verify' }, async ({
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
