import type { Page } from '@playwright/test';
import { throwsAt } from '../fixtures/altered-build.ts';
import { releasesOf, runningVersion } from '../fixtures/releases.ts';
import { expect, test } from '../fixtures/test.ts';
import { suppliersPageOf } from '../pages/suppliers-page.ts';
import { testsPageOf } from '../pages/tests-page.ts';

test.use({ ownServer: true });

const PATH = '/adminwabu/suppliers';

const banner = (page: Page) =>
  page.getByRole('complementary').filter({ hasText: 'In questo browser stai provando' });

/** Chooses a kept version in the inspector; the page is loaded anew with it. */
async function tryVersion(page: Page, version: string) {
  const { card, press } = testsPageOf(page);
  await press('Rilasci', 'Mostra i rilasci');
  await card('Rilasci')
    .getByRole('button', { name: `Prova qui: suppliers ${version}` })
    .click();
  await expect(banner(page).filter({ hasText: `suppliers ${version}` })).toBeVisible();
}

test('A version on trial is shown in this browser alone, and said to be', async ({
  page,
  server,
  newPerson,
  signIn,
  suppliersPage,
  testsPage,
}) => {
  const releases = releasesOf(server);
  const before = await releases.liveVersion('suppliers');
  await releases.publish('suppliers', '1.1.0');
  await signIn('king');
  await testsPage.open();
  await tryVersion(page, '1.1.0');
  await page.goto(PATH);
  await expect(suppliersPage.list).toBeVisible();
  await expect(banner(page)).toBeVisible();
  expect(await runningVersion(page, 'suppliers')).toBe('1.1.0');

  const other = await newPerson();
  await signIn('king', other);
  await other.goto(PATH);
  await expect(suppliersPageOf(other).list).toBeVisible();
  expect(await runningVersion(other, 'suppliers')).toBe(before);

  const left = page.waitForEvent('load');
  await banner(page).getByRole('button', { name: 'Torna alle versioni di tutti' }).click();
  await left;
  await expect(suppliersPage.list).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(await runningVersion(page, 'suppliers')).toBe(before);
});

for (const how of ['does not load', 'throws when it is drawn'] as const) {
  test(`A version on trial that ${how} is dropped by itself`, async ({
    page,
    server,
    signIn,
    allowConsoleError,
    suppliersPage,
    testsPage,
  }) => {
    allowConsoleError(/Failed to load resource|net::ERR_FAILED|thrown on purpose/);
    allowConsoleError(/Module "suppliers" \(unreachable\)/);
    const releases = releasesOf(server);
    const before = await releases.liveVersion('suppliers');
    const isDead = how === 'does not load';
    await releases.publish('suppliers', '1.1.0', isDead ? undefined : throwsAt(PATH));
    if (isDead) await page.route('**/modules/suppliers/1.1.0/**', (route) => route.abort());
    await signIn('admin');
    await testsPage.open();
    await tryVersion(page, '1.1.0');
    await page.goto(PATH);
    await expect(
      page.getByRole('heading', { name: '«Fornitori» non si è caricato' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(suppliersPage.list).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    expect(await runningVersion(page, 'suppliers')).toBe(before);
  });
}

test('What nobody signed is not tried', async ({
  page,
  server,
  signIn,
  suppliersPage,
  testsPage,
}) => {
  const releases = releasesOf(server);
  const before = await releases.liveVersion('suppliers');
  await releases.publish('suppliers', '1.1.0');
  await signIn('king');
  await testsPage.open();
  await tryVersion(page, '1.1.0');
  await page.evaluate(() => {
    const kept = localStorage.getItem('moduleOverrides') ?? '';
    localStorage.setItem('moduleOverrides', kept.replaceAll('/1.1.0/', '/6.6.6/'));
  });
  await page.goto(PATH);
  await expect(suppliersPage.list).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(await runningVersion(page, 'suppliers')).toBe(before);
});
