import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { frontendsPageOf } from '../pages/frontends-page.ts';

test.use({ role: 'king' });

const tools = (page: Page) => page.getByRole('toolbar', { name: 'Formattazione' });
const lines = ['Il biglietto.', 'La visita guidata.', 'Il battello.', 'Il pranzo.'];
const Contenuto = { it: lines.map((line) => `<p>${line}</p>`).join(''), en: '<p>The ticket.</p>' };

/** Opens a text and waits for its tools. */
async function openText(page: Page, kind: 'Nome' | 'Contenuto', language: string) {
  await frontendsPageOf(page).text(kind, 1, language).click();
  await page.locator('[contenteditable=true]:focus').waitFor();
  await tools(page).waitFor();
}

test('A press below a text that loses its tools hits what was under the pointer @verify', async ({
  page,
  microsites,
  frontendsPage,
}) => {
  await microsites.seed({ URL: 'lazise', Contenuto });
  await frontendsPage.open('lazise', 'edit');
  await openText(page, 'Nome', 'Italiano');
  const add = frontendsPage.button('Aggiungi sezione');
  const sections = page.getByRole('article');
  const before = await sections.count();
  await add.scrollIntoViewIfNeeded();
  await add.hover();
  await page.mouse.down();
  await expect(tools(page)).toBeVisible();
  await page.mouse.up();
  await expect(sections).toHaveCount(before + 1);
  await expect(tools(page)).toHaveCount(0);
});

test('A pressed text stays where it is while the tools come and go, and its caret is at the pointer @verify', async ({
  page,
  microsites,
  frontendsPage,
}) => {
  // A page that can be scrolled further down.
  const section = { visible: true, NomeSezione: { it: '<p>Incluso</p>' }, Contenuto };
  await microsites.seed({ URL: 'garda', Sezioni: [section, section, section] });
  await frontendsPage.open('garda', 'edit');
  await openText(page, 'Nome', 'Italiano');
  const line = frontendsPage
    .text('Contenuto', 1, 'Italiano')
    .locator('p', { hasText: 'Il battello.' });
  const before = await line.boundingBox();
  await line.click();
  await expect(tools(page)).toHaveAttribute('aria-controls', /./);
  await expect(page.locator('[contenteditable=true]:focus')).toContainText('Il battello.');
  await expect.poll(async () => (await tools(page).boundingBox())?.y).toBeLessThan(before?.y ?? 0);
  expect((await line.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  await page.keyboard.press('End');
  await page.keyboard.type(' Ora');
  await expect(line).toHaveText('Il battello. Ora');
});

test('A text has its specified height without the focus too @verify', async ({
  microsites,
  frontendsPage,
}) => {
  await microsites.seed({ URL: 'torbole', Contenuto });
  await frontendsPage.open('torbole', 'edit');
  for (const [part, pixels] of [
    ['Nome', 80],
    ['Contenuto', 180],
  ] as const) {
    const box = await frontendsPage.text(part, 1, 'Italiano').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(pixels);
  }
});

test('On a phone at most 120 pixels are left to tools while a text is written @verify', async ({
  newPerson,
  signIn,
  microsites,
}) => {
  await microsites.seed({ URL: 'malcesine', Contenuto });
  const page = await newPerson({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await signIn('king', page);
  await frontendsPageOf(page).open('malcesine', 'edit');
  await openText(page, 'Contenuto', 'Italiano');
  const more = page.getByRole('button', { name: 'Altri strumenti' });
  expect(await heightOfTools(page)).toBeLessThanOrEqual(120);
  await more.tap();
  await expect(page.getByRole('button', { name: 'Titolo 2' })).toBeVisible();
  expect(await heightOfTools(page)).toBeLessThanOrEqual(120);
  await expect(page.locator('[contenteditable=true]')).toBeFocused();
});

test('A toast stands where no field is, also after scrolling @verify', async ({
  page,
  microsites,
  frontendsPage,
}) => {
  await microsites.seed({ URL: 'bardolino', Contenuto });
  await frontendsPage.open('bardolino', 'edit');
  await frontendsPage.button('Rimuovi: Incluso').click();
  const toast = page.getByRole('region', { name: 'Avvisi' }).getByRole('listitem');
  await expect(toast).toBeVisible();
  const covered = () =>
    toast.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return Array.from({ length: 400 }, (_, at) => {
        const [x, y] = [left + ((at % 20) / 19) * (width - 1), top + (at / 400) * (height - 1)];
        const below = document.elementsFromPoint(x, y).find((one) => !element.contains(one));
        return below?.closest('input, select, textarea, [role=textbox]');
      }).filter(Boolean).length;
    });
  for (const y of [0, 150, 300, 600]) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await expect.poll(covered).toBe(0);
  }
});

/** The rows of pixels that something sticky or the tools of the text take. */
const heightOfTools = (page: Page) =>
  page.evaluate(() => {
    const isTool = (element: Element) =>
      element.role === 'toolbar' || /sticky|fixed/.test(getComputedStyle(element).position);
    const rows = Array.from({ length: innerHeight }, (_, y) => {
      let element = document.elementFromPoint(innerWidth / 2, y);
      while (element && !isTool(element)) element = element.parentElement;
      return element !== null;
    });
    return rows.filter(Boolean).length;
  });

test('The facts of a place are typed, saved and shown in nine languages @verify', async ({
  page,
  microsites,
  frontendsPage,
}) => {
  await microsites.seed({ URL: 'barche', Contenuto });
  await frontendsPage.open('barche', 'edit');
  await page.getByText('In breve', { exact: true }).click();
  await page.getByLabel('Nome pubblico').fill('Barche del Baldo');
  await page.getByLabel('Tipo di offerta').selectOption('Barche e battelli');
  await page.getByRole('button', { name: 'Aggiungi orari' }).click();
  await page.getByLabel('lunedì').fill('9-12.30, mattina');
  await expect(page.getByText(/Orari non validi/)).toBeVisible();
  await page.getByLabel('lunedì').fill('9-12.30, 14-18');
  await page.getByRole('button', { name: 'Tutti i giorni come lunedì' }).click();
  await frontendsPage.save();
  await frontendsPage.tool('Anteprima').click();
  const preview = frontendsPage.dialog('Anteprima');
  await preview.getByRole('combobox', { name: 'Lingua' }).selectOption('de');
  await expect(preview.getByRole('heading', { name: 'Barche del Baldo' })).toBeVisible();
  await expect(preview.getByText('Mo – So')).toBeVisible();
  await expect(preview.getByText('9:00–12:30, 14:00–18:00')).toBeVisible();
});
