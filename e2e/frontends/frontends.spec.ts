import { expect, test } from '../fixtures/test.ts';

test.use({ role: 'king' });

test('Sections are sorted with the keyboard @verify', async ({ page, frontendsPage }) => {
  await page.goto('/adminwabu/frontends?mode=new');
  const names = () =>
    page.getByRole('article').evaluateAll((all) => all.map((one) => one.ariaLabel));
  const announced = (words: string | RegExp, timeout?: number) =>
    page.getByText(words).waitFor({ state: 'attached', timeout });
  /** A key without an announcement is repeated: it is lost while the positions are being measured. */
  const move = async (arrow: string, words: string) => {
    await expect(async () => {
      await page.keyboard.press(arrow);
      await announced(words, 10_000);
    }).toPass();
  };
  const handle = frontendsPage.button('Trascina per riordinare: Cosa è incluso');
  await handle.press('Space');
  await announced('Hai preso Cosa è incluso, posizione 1 di 2');
  await move('ArrowDown', 'Cosa è incluso sopra la posizione 2 di 2');
  await page.keyboard.press('Space');
  await announced('Cosa è incluso lasciato alla posizione 2 di 2');
  await expect.poll(names).toEqual(['Sezione 1: Cosa NON è incluso', 'Sezione 2: Cosa è incluso']);
  await handle.press('Space');
  await announced('Hai preso Cosa è incluso, posizione 2 di 2');
  await move('ArrowUp', 'sopra la posizione 1 di 2');
  await page.keyboard.press('Escape');
  await announced(/^Spostamento annullato/);
  await frontendsPage.button('Sposta su: Cosa è incluso').press('Enter');
  await expect.poll(names).toEqual(['Sezione 1: Cosa è incluso', 'Sezione 2: Cosa NON è incluso']);
});

test('Sections are dragged with the mouse @verify', async ({ page, frontendsPage }) => {
  await page.goto('/adminwabu/frontends?mode=new');
  const open = page.getByRole('article').getByRole('button', { expanded: true });
  await expect(open.nth(1)).toBeVisible();
  while ((await open.count()) > 0) await open.first().click();
  const target = frontendsPage.button('Trascina per riordinare: Cosa NON è incluso');
  // Waits until the handles stand still.
  await target.hover();
  await frontendsPage.button('Trascina per riordinare: Cosa è incluso').hover();
  const to = await target.boundingBox();
  if (!to) throw new Error('The handle has no place on the page');
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y + 4, { steps: 8 });
  await page.mouse.move(to.x + 8, to.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole('article', { name: 'Sezione 1: Cosa NON è incluso' })).toBeVisible();
});
