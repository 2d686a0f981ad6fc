import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { hasFocus } from '../fixtures/focus.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { journey } from '../fixtures/journey.ts';

const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement?.textContent ?? '').trim());

const entry = (page: Page, language: string) => page.getByRole('menuitemradio', { name: language });

/** The focus is drawn, and nothing that floats lies over it. */
async function assertSeen(page: Page) {
  const seen = await page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { left, top, width, height } = element.getBoundingClientRect();
    const { outlineStyle, backgroundColor } = getComputedStyle(element);
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    const isOnTop = above !== null && (element.contains(above) || above.contains(element));
    return { isOnTop, isDrawn: outlineStyle !== 'none' || backgroundColor !== '' };
  });
  assert.deepEqual(seen, { isOnTop: true, isDrawn: true }, await focused(page));
}

journey(
  'By keyboard alone: skip link, banner, home, languages, page, footer',
  {},
  async ({ page, visit }) => {
    await visit('/privacy');
    await hydrated(page);
    const order: string[] = [];
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      order.push(await focused(page));
      await assertSeen(page);
      if (order.at(-1) === 'Login') break;
    }
    const places = [
      'Vai al contenuto',
      '×',
      'Leggi l’informativa sulla privacy',
      'Accetta tutti',
      'Accetta solo i necessari',
      'Rifiuta',
    ];
    assert.deepEqual(order.slice(0, places.length), places);
    assert.match(order[places.length] ?? '', /Home/);
    assert.match(order[places.length + 1] ?? '', /ITA/);
    assert.deepEqual(order.slice(-3), ['Privacy', 'Cookie', 'Login']);
  },
);

journey('The skip link leads to the content', {}, async ({ page, visit }) => {
  await visit('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Rifiuta', exact: true }).click();
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('Tab');
  assert.equal(await focused(page), 'Vai al contenuto');
  await page.keyboard.press('Enter');
  await hasFocus(page.locator('#content'));
});

journey('The language menu under the fingers', {}, async ({ page, visit }) => {
  await visit('/de/');
  await hydrated(page);
  const button = page.getByRole('button', { name: /Sprache/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await hasFocus(entry(page, 'Deutsch'));
  await page.getByRole('button', { name: /Sprache/, expanded: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await hasFocus(entry(page, 'Français'));
  await page.keyboard.press('End');
  await hasFocus(entry(page, 'العربية'));
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  await hasFocus(button.filter({ hasText: 'DEU' }));
  await page.getByRole('button', { name: /Sprache/, expanded: false }).waitFor();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  await button.focus();
  await page.keyboard.press('ArrowUp');
  await hasFocus(entry(page, 'العربية'));
  // English is passed on the way; fast or slow, the same letter walks on.
  await page.keyboard.type('ee');
  await hasFocus(entry(page, 'Español'));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Te damos la bienvenida al lago de Garda' }).waitFor();
  assert.match(page.url(), /\/es\/$/);
  await hasFocus(page.getByRole('button', { name: /Idioma/ }).filter({ hasText: 'ESP' }));
});

journey('The menu closes on a click outside', {}, async ({ page, visit }) => {
  await visit('/');
  await hydrated(page);
  await page.getByRole('button', { name: /Lingua/ }).click();
  await page.getByRole('menu').waitFor();
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByRole('menu').waitFor({ state: 'hidden' });
});

journey(
  'At 600 pixels the language button shows the flag alone',
  { browser: { viewport: { width: 600, height: 800 } } },
  async ({ page, visit }) => {
    await visit('/');
    const button = page.getByRole('button', { name: /ITA Italiano/ });
    const label = button.getByText('ITA', { exact: true });
    assert.ok(((await label.boundingBox())?.width ?? 0) <= 1);
    assert.equal((await button.locator('img').boundingBox())?.width, 24);
    await page.setViewportSize({ width: 601, height: 800 });
    assert.ok(((await label.boundingBox())?.width ?? 0) > 20);
  },
);
