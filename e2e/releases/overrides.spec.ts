import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import { testsPageOf } from '../pages/tests-page.ts';
import { SUPPLIERS, test } from './supplier-releases.ts';

const banner = (page: Page) =>
  page.getByRole('complementary').filter({ hasText: 'In questo browser stai provando' });

/** Selects version 1.1.0 in the inspector, which reloads the page. */
async function override(page: Page) {
  const { open, card, press } = testsPageOf(page);
  await open();
  await press('Rilasci', 'Mostra i rilasci');
  await card('Rilasci').getByRole('button', { name: 'Prova qui: suppliers 1.1.0' }).click();
  await expect(banner(page).filter({ hasText: 'suppliers 1.1.0' })).toBeVisible();
}

test('An override applies in this browser alone, until it is removed or loses its signature', async ({
  page,
  newPerson,
  signIn,
  releases,
  liveVersion,
  expectVersion,
}) => {
  await releases.publish('suppliers', '1.1.0');
  await signIn('king');
  await override(page);
  await page.goto(SUPPLIERS);
  await expectVersion(page, '1.1.0');
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

  await override(page);
  await page.evaluate(() => {
    const stored = localStorage.getItem('moduleOverrides') ?? '';
    localStorage.setItem('moduleOverrides', stored.replaceAll('/1.1.0/', '/6.6.6/'));
  });
  await page.goto(SUPPLIERS);
  await expectVersion(page, liveVersion);
  await expect(banner(page)).toHaveCount(0);
});

test('An override that does not load is removed', async ({
  page,
  signIn,
  releases,
  liveVersion,
  expectVersion,
  allowConsoleError,
}) => {
  allowConsoleError(/net::ERR_FAILED|Module "suppliers" \(unreachable\)/);
  await releases.publish('suppliers', '1.1.0');
  await page.route('**/modules/suppliers/1.1.0/**', (route) => route.abort());
  await signIn('admin');
  await override(page);
  await page.goto(SUPPLIERS);
  await expect(page.getByRole('heading', { name: '«Fornitori» non si è caricato' })).toBeVisible();
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expectVersion(page, liveVersion);
  await expect(banner(page)).toHaveCount(0);
});
