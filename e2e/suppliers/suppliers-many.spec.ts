import type { Page } from '@playwright/test';
import { aSupplier, manySuppliers } from '@wabu/shared/testing/builders';
import { postAll } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { suppliersPageOf } from '../pages/suppliers-page.ts';

const COUNT = 1_000;
/** Every search below finds this supplier only, each by another field. */
const salo = aSupplier(COUNT + 1, {
  Nome: 'Ca’ Züst Traghetti',
  Tipologia: 'Persona Fisica',
  PIVA: 'RSSMRA80A01F205X',
  Citta: 'Salò',
  email: 'biglietti@zuest.example',
});

test.use({ serverOptions: { env: { DEMO: '0' }, data: 'empty' } });

test('A list of a thousand suppliers works by keyboard and is searched by every field', async ({
  page,
  server,
  token,
  signIn,
  suppliersPage,
}) => {
  const suppliers = [...manySuppliers(COUNT), salo];
  await postAll(`${server.url}/api/d1/addsupplier`, suppliers, await token('king'));
  await signIn('king');
  await suppliersPage.open();
  await moveByKeyboard(page);
  await find(page);
});

async function moveByKeyboard(page: Page) {
  const { list } = suppliersPageOf(page);
  const row = (position: number) => list.locator(`[aria-posinset="${position}"]`);
  await expect(row(1)).toBeVisible();
  await list.focus();
  for (const [key, position] of [
    ['End', COUNT + 1],
    ['ArrowUp', COUNT],
    ['Home', 1],
    ['ArrowDown', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect(row(position)).toBeVisible();
    await expect(row(position)).toHaveAttribute('aria-setsize', String(COUNT + 1));
    const id = await row(position).getAttribute('id');
    await expect(page.locator(`[role=listbox][aria-activedescendant="${id}"]`)).toBeVisible();
    expect(await list.getByRole('option').count(), 'only visible rows are rendered').toBeLessThan(
      60,
    );
  }
}

/** Ignores case and accents; the list shows the result of the last key. */
async function find(page: Page) {
  const { list, item, search } = suppliersPageOf(page);
  for (const words of ['ZUST', 'persona FISICA', 'rssmra80a01', 'salo', 'Biglietti@Zuest']) {
    await search.fill('');
    await search.pressSequentially(words);
    await expect(page.getByText(/^1 di 1\.?001 fornitori$/)).toBeVisible();
    await expect(item('Ca’ Züst Traghetti')).toBeVisible();
    const only = list.getByRole('option');
    await expect(only, words).toHaveCount(1);
    await expect(only).toHaveAttribute('aria-setsize', '1');
  }
}
