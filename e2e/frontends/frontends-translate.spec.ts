import type { Locator } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { test as base, expect } from '../fixtures/test.ts';
import { frontendsPageOf } from '../pages/frontends-page.ts';

interface Plan {
  plan: Locator;
  start: () => Promise<void>;
  review: Locator;
}

const test = base.extend<{ openPlan: (url: string, text?: string) => Promise<Plan> }>({
  /** The form of a microsite with one text, at its translation plan. */
  openPlan: async ({ microsites, frontendsPage }, use) => {
    await use(async (url, text = `<p>Ciao ${url}</p>`) => {
      await microsites.seed({ URL: url, Contenuto: { it: text } });
      await frontendsPage.open(url, 'edit');
      await frontendsPage.button('Traduci').click();
      const plan = frontendsPage.dialog('Traduci le sezioni');
      await expect(plan.getByText('16 testi in 8 lingue')).toBeVisible();
      const start = () => plan.getByRole('button', { name: 'Traduci', exact: true }).click();
      return { plan, start, review: frontendsPage.dialog('Rivedi le traduzioni') };
    });
  },
});
test.use({
  role: 'king',
  serverOptions: ({ translatingServer }, use) => use(translatingServer),
});

test('A microsite is translated into eight languages, reviewed and saved', async ({
  page,
  translator,
  microsites,
  openPlan,
  frontendsPage,
}) => {
  const { plan, start, review } = await openPlan(
    'orari',
    '<p>Aperto <strong>alle 9</strong>, <a href="https://lago.example/orari">qui</a></p>',
  );
  await expectAccessible(page, { all: true });
  await expect(plan.getByRole('checkbox', { name: 'Nuovi (16)' })).toBeVisible();
  await start();
  await expect(review.getByText('16 testi tradotti')).toBeVisible();
  expect(translator.calls.length).toBe(8);
  await expectAccessible(page, { all: true });
  await review.getByRole('button', { name: 'Usa i testi spuntati (16)' }).click();
  await frontendsPage.save();
  await expect(page.getByText('Frontend [orari] salvato')).toBeVisible();
  const { Sezioni, ledger } = await microsites.stored('orari');
  expect(Sezioni[0]?.Contenuto.de ?? '').toMatch(
    /^<p>Aperto\s+\[de\]<strong>alle 9 \[de\]<\/strong>.*<a href="https:\/\/lago\.example\/orari"/,
  );
  expect(ledger.filter(({ kind }) => kind === 'machine').length).toBe(16);
});

test('Used-up characters keep what is done, and a later try goes on', async ({
  page,
  translator,
  openPlan,
  expectConsoleError,
}) => {
  const { start, review } = await openPlan('caratteri');
  const push = translator.calls.push.bind(translator.calls);
  translator.calls.push = (...call) => {
    const count = push(...call);
    if (count === 5) translator.failNext({ status: 456 });
    return count;
  };
  expectConsoleError(/status of 502/);
  await start();
  const missing = review.getByText('Mancano: RUS, ZHO, HEB, ARA');
  await expect(missing).toBeVisible();
  await expect(review.getByText('I testi già tradotti restano.')).toBeVisible();
  await expect(review.getByText('I caratteri disponibili su DeepL sono esauriti')).toBeVisible();
  await expect(review.getByText('8 testi tradotti')).toBeVisible();
  await expectAccessible(page, { all: true });
  await review.getByRole('button', { name: 'Riprendi' }).click();
  await expect(review.getByText('16 testi tradotti')).toBeVisible();
  translator.calls.push = push;
});

test('A translation is interrupted by its tab, found again, finished and undone', async ({
  page,
  newTab,
  translator,
  openPlan,
}) => {
  const { start } = await openPlan('interrotta');
  translator.failNext('no-answer');
  await start();
  await expect(page.getByRole('dialog', { name: 'Traduzione in corso' })).toBeVisible();
  await expectAccessible(page, { all: true });
  await page.close({ runBeforeUnload: false });
  const tab = await newTab();
  await frontendsPageOf(tab).open('interrotta', 'edit');
  await expect(
    tab.getByText('Una traduzione si è interrotta: 0 testi su 16 sono pronti.'),
  ).toBeVisible();
  await tab.getByRole('button', { name: 'Continua' }).click();
  await tab.getByRole('button', { name: 'Riprendi' }).click();
  await tab.getByRole('button', { name: 'Usa i testi spuntati (16)' }).click();
  await expect(tab.getByRole('button', { name: /Deutsch: Automatica/ }).first()).toBeVisible();
  await tab.getByRole('button', { name: 'Annulla traduzione' }).click();
  await expect(tab.getByRole('button', { name: /Contenuto, Deutsch: Manca/ })).toBeVisible();
});
