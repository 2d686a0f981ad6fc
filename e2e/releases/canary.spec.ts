import type { Page } from '@playwright/test';
import { throwsAt } from '../fixtures/edited-build.ts';
import { expect } from '../fixtures/test.ts';
import { SUPPLIERS, test } from './supplier-releases.ts';

/** Assigns a browser to one of a hundred buckets, as its first visit does at random. */
const setBucket = (page: Page, bucket: number) =>
  page.evaluate((it) => localStorage.setItem('canaryBucket', String(it)), bucket);

test('A canary goes to its percentage of browsers', async ({
  page,
  newPerson,
  signIn,
  releases,
  liveVersion,
  expectVersion,
}) => {
  await releases.publish('suppliers', '1.1.0');
  const other = await newPerson();
  await signIn('rookie');
  await setBucket(page, 29);
  await signIn('admin', other);
  await setBucket(other, 30);
  for (const [percent, first, second] of [
    [30, '1.1.0', liveVersion],
    [31, '1.1.0', '1.1.0'],
    [0, liveVersion, liveVersion],
  ] as const) {
    await releases.setCanary('suppliers', '1.1.0', percent);
    await page.goto(SUPPLIERS);
    await expectVersion(page, first);
    await other.goto(SUPPLIERS);
    await expectVersion(other, second);
  }
});

test('A canary that throws is stopped after three browsers', async ({
  page,
  newPerson,
  signIn,
  releases,
  liveVersion,
  expectVersion,
  expectConsoleError,
}) => {
  expectConsoleError(/thrown on purpose/);
  await releases.publish('suppliers', '1.1.0', throwsAt(SUPPLIERS));
  await releases.setCanary('suppliers', '1.1.0', 100);
  const stop = async () =>
    (await releases.state()).history.find(({ action }) => action === 'stop-canary');
  for (const one of [page, await newPerson(), await newPerson()]) {
    expect(await stop()).toBeUndefined();
    await signIn('rookie', one);
    const report = one.waitForResponse('**/api/module-reports');
    await one.goto(SUPPLIERS);
    expect((await report).status()).toBe(204);
    await one.getByRole('button', { name: 'Riprova' }).click();
    await expectVersion(one, liveVersion);
  }
  const { modules } = await releases.state();
  expect(modules.find(({ id }) => id === 'suppliers')?.canary).toBeNull();
  expect(await stop()).toMatchObject({ actor: 'wabu', to: '1.1.0', note: '3 errori su 3 browser' });
});
