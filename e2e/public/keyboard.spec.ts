import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement?.textContent ?? '').trim());

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
  expect(order[first.length + 1]).toBe('Ricerca');
  expect(order[first.length + 2] ?? '').toMatch(/ITA/);
  expect(order.slice(-3)).toEqual(['Privacy', 'Cookie', 'Login']);

  await page.getByRole('link', { name: 'Vai al contenuto' }).press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test.describe(() => {
  test.use({ viewport: { width: 600, height: 800 } });
  test('Up to 600 pixels the language button shows the flag alone @verify', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: /ITA Italiano/ });
    const label = button.getByText('ITA', { exact: true });
    expect((await label.boundingBox())?.width ?? 0).toBeLessThanOrEqual(1);
    expect((await button.locator('img').boundingBox())?.width).toBe(24);
    await page.setViewportSize({ width: 601, height: 800 });
    expect((await label.boundingBox())?.width ?? 0).toBeGreaterThan(20);
  });
});

test.describe(() => {
  test.use({ forcedColors: 'active' });
  test('In forced colours the selected language and the focus are visible @verify', async ({
    page,
    publicSite,
  }) => {
    await publicSite.open('/');
    await page.getByRole('button', { name: /Lingua/ }).press('Enter');
    const styleOf = (name: string) =>
      page.getByRole('menuitemradio', { name }).evaluate((item) => {
        const { backgroundColor, outlineStyle } = getComputedStyle(item);
        return { backgroundColor, outlineStyle };
      });
    await expect(
      page.getByRole('menuitemradio').filter({ hasText: /^ITAItaliano$/ }),
    ).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitemradio').filter({ hasText: /^ENGEnglish$/ })).toBeFocused();
    const [selected, focused, other] = await Promise.all(
      ['Italiano', 'English', 'Deutsch'].map(styleOf),
    );
    expect(selected?.backgroundColor).not.toBe(other?.backgroundColor);
    expect(focused?.outlineStyle).not.toBe('none');
    expect(other?.outlineStyle).toBe('none');
  });
});
