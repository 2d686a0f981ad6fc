import type { Page } from '@playwright/test';
import { aSupplier, manySuppliers } from '@wabu/shared/testing/builders';
import { post } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { suppliersPageOf } from '../pages/suppliers-page.ts';

const COUNT = 1_000;
/** The one whom every search below finds, by another of its fields. */
const salo = aSupplier(COUNT + 1, {
  Nome: 'Ca’ Züst Traghetti',
  Tipologia: 'Persona Fisica',
  PIVA: 'RSSMRA80A01F205X',
  Citta: 'Salò',
  email: 'biglietti@zuest.example',
});

async function fill(url: string, king: string) {
  const waiting = [...manySuppliers(COUNT), salo];
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop())
      await post(`${url}/api/d1/addsupplier`, next, king);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

test.use({ serverOptions: { env: { DEMO: '0' }, data: 'empty' } });

test('A thousand suppliers are walked through by keyboard, and found by every field', async ({
  page,
  server,
  token,
  signIn,
  suppliersPage,
}) => {
  await fill(server.url, await token('king'));
  await signIn('king');
  await suppliersPage.open();
  await walkByKeyboard(page);
  await find(page);
});

async function walkByKeyboard(page: Page) {
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
    expect(await list.getByRole('option').count(), 'only rows in sight are drawn').toBeLessThan(60);
  }
}

/** However it is written; and what is shown in the end is what was typed in the end. */
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
