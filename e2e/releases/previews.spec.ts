import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import { testsPageOf } from '../pages/tests-page.ts';
import { SUPPLIERS, test } from './supplier-releases.ts';

const banner = (page: Page) =>
  page.getByRole('complementary').filter({ hasText: 'In questo browser stai provando' });

/** Selects a release in the inspector, which reloads the page. */
async function preview(page: Page, version: string) {
  const { open, card, press } = testsPageOf(page);
  await open();
  await press('Rilasci', 'Mostra i rilasci');
  await card('Rilasci')
    .getByRole('button', { name: `Prova qui: suppliers ${version}` })
    .click();
  await expect(banner(page).filter({ hasText: `suppliers ${version}` })).toBeVisible();
}

test('A preview applies in this browser alone, until its banner ends it @verify', async ({
  page,
  newPerson,
  signIn,
  releases,
  liveVersion,
  expectVersion,
}) => {
  const next = await releases.store('suppliers');
  await signIn('king');
  await preview(page, next);
  await page.goto(SUPPLIERS);
  await expectVersion(page, next);
  const other = await newPerson();
  await signIn('king', other);
  await other.goto(SUPPLIERS);
  await expectVersion(other, liveVersion);

  await expect(banner(page)).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await banner(page).getByRole('button', { name: 'Torna alle versioni di tutti' }).click();
  await reloaded;
  await expectVersion(page, liveVersion);
  await expect(banner(page)).toHaveCount(0);
});

test('A preview that does not load ends @verify', async ({
  page,
  signIn,
  releases,
  liveVersion,
  expectVersion,
  allowConsoleError,
}) => {
  allowConsoleError(/net::ERR_FAILED|Module "suppliers" \(unreachable\)/);
  const next = await releases.store('suppliers');
  await page.route(`**/modules/suppliers/${next}/**`, (route) => route.abort());
  await signIn('admin');
  await preview(page, next);
  await page.goto(SUPPLIERS);
  await expect(page.getByRole('heading', { name: '«Fornitori» non si è caricato' })).toBeVisible();
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expectVersion(page, liveVersion);
  await expect(banner(page)).toHaveCount(0);
});
