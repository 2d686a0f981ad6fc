import assert from 'node:assert/strict';
import { aSupplier, manySuppliers } from '@wabu/shared/testing/builders';
import { type Journey, journey } from '../fixtures/journey.ts';
import { post } from '../fixtures/people.ts';
import { suppliersScreen } from '../fixtures/suppliers-screen.ts';

const COUNT = 1_000;
/** The one whom every search below finds, by another of its fields. */
const salo = aSupplier(COUNT + 1, {
  Nome: 'Ca’ Züst Traghetti',
  Tipologia: 'Persona Fisica',
  PIVA: 'RSSMRA80A01F205X',
  Citta: 'Salò',
  email: 'biglietti@zuest.example',
});

async function fill({ server, token }: Journey) {
  const king = await token('king');
  const waiting = [...manySuppliers(COUNT), salo];
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop())
      await post(`${server.url}/api/d1/addsupplier`, next, king);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

journey(
  'A thousand suppliers are walked through by keyboard, and found by every field',
  { env: { DEMO: '0' }, data: 'empty' },
  async (given) => {
    await fill(given);
    await given.signIn('king');
    await given.visit('/adminwabu/suppliers');
    await walk(given);
    await find(given);
  },
);

async function walk({ page }: Journey) {
  const { list } = suppliersScreen(page);
  const row = (position: number) => list.locator(`[aria-posinset="${position}"]`);
  await row(1).waitFor();
  await list.focus();
  for (const [key, position] of [
    ['End', COUNT + 1],
    ['ArrowUp', COUNT],
    ['Home', 1],
    ['ArrowDown', 2],
  ] as const) {
    await page.keyboard.press(key);
    await row(position).waitFor();
    assert.equal(await row(position).getAttribute('aria-setsize'), String(COUNT + 1));
    const id = await row(position).getAttribute('id');
    await page.locator(`[role=listbox][aria-activedescendant="${id}"]`).waitFor();
    assert.ok((await list.getByRole('option').count()) < 60, 'only rows in sight are drawn');
  }
}

/** However it is written; and what is shown in the end is what was typed in the end. */
async function find({ page }: Journey) {
  const { list, item, search } = suppliersScreen(page);
  for (const words of ['ZUST', 'persona FISICA', 'rssmra80a01', 'salo', 'Biglietti@Zuest']) {
    await search.fill('');
    await search.pressSequentially(words);
    await page.getByText(/^1 di 1\.?001 fornitori$/).waitFor();
    await item('Ca’ Züst Traghetti').waitFor();
    const only = list.getByRole('option');
    assert.equal(await only.count(), 1, words);
    assert.equal(await only.getAttribute('aria-setsize'), '1');
  }
}
