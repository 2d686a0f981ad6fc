import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement?.textContent ?? '').trim());

const entry = (page: Page, language: string) => page.getByRole('menuitemradio', { name: language });

/** The focus is visible and nothing covers it. */
async function expectVisibleFocus(page: Page) {
  const seen = await page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { left, top, width, height } = element.getBoundingClientRect();
    const { outlineStyle, backgroundColor } = getComputedStyle(element);
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    const isOnTop = above !== null && (element.contains(above) || above.contains(element));
    return { isOnTop, isDrawn: outlineStyle !== 'none' || backgroundColor !== '' };
  });
  expect(seen, await focused(page)).toEqual({ isOnTop: true, isDrawn: true });
}

test('By keyboard alone: skip link, banner, home, languages, page, footer', async ({
  page,
  publicSite,
}) => {
  await publicSite.open('/privacy');
  const order: string[] = [];
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    order.push(await focused(page));
    await expectVisibleFocus(page);
    if (order.at(-1) === 'Login') break;
  }
  const first = [
    'Vai al contenuto',
    '×',
    'Leggi l’informativa sulla privacy',
    'Accetta tutti',
    'Accetta solo i necessari',
    'Rifiuta',
  ];
  expect(order.slice(0, first.length)).toEqual(first);
  expect(order[first.length] ?? '').toMatch(/Home/);
  expect(order[first.length + 1] ?? '').toMatch(/ITA/);
  expect(order.slice(-3)).toEqual(['Privacy', 'Cookie', 'Login']);

  await page.getByRole('link', { name: 'Vai al contenuto' }).press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test('The language menu by keyboard; a click outside closes it', async ({ page, publicSite }) => {
  await publicSite.open('/de/');
  const button = page.getByRole('button', { name: /Sprache/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(entry(page, 'Deutsch')).toBeFocused();
  await expect(page.getByRole('button', { name: /Sprache/, expanded: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(entry(page, 'Français')).toBeFocused();
  await page.keyboard.press('End');
  await expect(entry(page, 'العربية')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button.filter({ hasText: 'DEU' })).toBeFocused();
  await expect(page.getByRole('button', { name: /Sprache/, expanded: false })).toBeVisible();

  await button.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('menu')).toBeHidden();
  await button.focus();
  await page.keyboard.press('ArrowUp');
  await expect(entry(page, 'العربية')).toBeFocused();
  // The same letter selects the next language that begins with it.
  await page.keyboard.type('ee');
  await expect(entry(page, 'Español')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Te damos la bienvenida al lago de Garda' }),
  ).toBeVisible();
  expect(page.url()).toMatch(/\/es\/$/);
  await expect(
    page.getByRole('button', { name: /Idioma/ }).filter({ hasText: 'ESP' }),
  ).toBeFocused();
});

test.describe(() => {
  test.use({ viewport: { width: 600, height: 800 } });
  test('Up to 600 pixels the language button shows the flag alone', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: /ITA Italiano/ });
    const label = button.getByText('ITA', { exact: true });
    expect((await label.boundingBox())?.width ?? 0).toBeLessThanOrEqual(1);
    expect((await button.locator('img').boundingBox())?.width).toBe(24);
    await page.setViewportSize({ width: 601, height: 800 });
    expect((await label.boundingBox())?.width ?? 0).toBeGreaterThan(20);
  });
});
