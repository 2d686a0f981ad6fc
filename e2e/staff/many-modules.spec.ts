import { expectAccessible } from '../fixtures/accessible.ts';
import { releaseSections } from '../fixtures/many-sections.ts';
import { expect, test } from '../fixtures/test.ts';

const SECTIONS = 14;

test.use({ ownServer: true });

test('With many modules the staff menu keeps to the window, and leads to every section @verify', async ({
  page,
  server,
  signIn,
}) => {
  test.slow();
  await releaseSections(server, SECTIONS);
  await signIn('king');
  await page.goto('/adminwabu/dashboard');
  const header = page.getByRole('banner');
  const more = header.getByRole('button', { name: 'Altro' });
  const others = header.getByRole('list', { name: 'Altre sezioni' });
  await expect(more).toBeVisible();

  for (const width of [1920, 1600, 1280, 1100, 960, 959, 768, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const isWide = width >= 960;
    await (isWide ? more : header.getByRole('button', { name: 'Menu' })).click();
    // The ten sections of this tree and those of the test, each once.
    await expect(header.getByRole('link')).toHaveCount(10 + SECTIONS);
    // On a phone every entry of a group stands under its heading.
    const onTheLake = others.getByRole('list', { name: 'Sul lago' }).getByRole('link');
    if (!isWide) await expect(onTheLake).toHaveText([/ 3$/, / 6$/, / 9$/, / 12$/]);
    for (const link of await header.getByRole('link').all()) {
      // On a phone the list scrolls by itself.
      if (!isWide) await link.scrollIntoViewIfNeeded();
      await expect(link, `at ${width}`).toBeInViewport({ ratio: 0.9 });
    }
    const [height, across] = await page.evaluate(() => [
      document.querySelector('header')?.getBoundingClientRect().height,
      document.documentElement.scrollWidth - innerWidth,
    ]);
    expect([height, across], `at ${width}`).toEqual([61, 0]);
    await page.keyboard.press('Escape');
    await expect(header.getByRole('link', { name: 'Prenotazioni 11' })).toHaveCount(0);
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(others.getByRole('list', { name: 'Sul lago' })).toContainText('Guide turistiche 12');
  await expect(others.getByRole('list', { name: 'Vendite' })).toContainText('Recensioni 13');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(others.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(others).toHaveCount(0);

  await page.keyboard.press('Enter');
  await others.getByRole('link', { name: 'Prenotazioni 11' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Utenti' })).toBeVisible();
  await expect(page).toHaveURL(/\/adminwabu\/m11$/);
  await expect(others).toHaveCount(0);
  await more.click();
  await expect(others.getByRole('link', { name: 'Prenotazioni 11' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  // Leaving it by Tab or by a click elsewhere closes it.
  await others.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(others).toHaveCount(0);

  await header.getByRole('button', { name: 'English' }).click();
  await header.getByRole('button', { name: 'More' }).click();
  const sales = header.getByRole('list', { name: 'Sales' });
  await expect(sales.getByRole('link').last()).toHaveText('Reviews 13');
  await page.getByRole('main').click();
  await expect(header.getByRole('link', { name: 'Bookings 11' })).toHaveCount(0);
});
