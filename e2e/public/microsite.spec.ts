import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { phone } from '../fixtures/devices.ts';
import { layoutShifts } from '../fixtures/layout-shifts.ts';
import { post } from '../fixtures/people.ts';
import { publishMicrosite } from '../fixtures/published-microsite.ts';
import { expect, test } from '../fixtures/test.ts';
import { htmlErrors } from '../fixtures/valid-html.ts';

const URL = 'traghetti-benaco';
const path = `/siti/${URL}`;

/** The key that leads to the next picture, in each direction. */
const forward = [
  ['it', 'ArrowRight'],
  ['ar', 'ArrowLeft'],
] as const;

test.beforeEach(async ({ server, token }) => {
  const answer = await fetch(`${server.url}/it${path}`);
  if (answer.status === 404) await publishMicrosite(server.url, await token('king'), URL);
});

/** Scrolls through the page, so that every lazy picture loads. */
async function readAll(page: Page) {
  await page.evaluate(async () => {
    for (let at = 0; at < document.body.scrollHeight; at += 400) {
      scrollTo(0, at);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
  // A slide that is out of sight loads when the row scrolls.
  const areShown = () =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');
  await page.waitForFunction(areShown);
}

test('The logo stays in its place while the rest of the page arrives @verify', async ({ page }) => {
  const logo = page.locator('.ms-tile');
  const response = await page.request.get(`/it${path}`);
  const [start] = (await response.text()).split('<div class="ms-names"');
  await page.route(`**/it${path}`, (route) => route.fulfill({ response, body: start }), {
    times: 1,
  });
  await page.goto(`/it${path}`);
  const early = await logo.boundingBox();
  await page.goto(`/it${path}`);
  expect(await logo.boundingBox()).toEqual(early);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('A microsite is complete without scripts, and changes language by plain links', async ({
    page,
    publicSite,
  }) => {
    await page.goto(`/it${path}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Traghetti Benaco');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Una giornata sul lago',
      'Orari e prezzi',
      'Dove siamo',
      'Scrivici',
    ]);
    await expect(main.getByRole('listitem').getByRole('img')).toHaveCount(3);
    await expect(main.getByRole('link', { name: 'Apri la mappa' })).toBeVisible();
    const picture = page.locator('.ms-row').getByRole('link').first();
    const file = await page.request.get((await picture.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toMatch(/^image\//);
    await publicSite.languageButton.click();
    await page.getByRole('link', { name: 'العربية' }).click();
    await page.waitForURL(`**/ar${path}`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('navigation').first().getByRole('link').first().click();
    await page.waitForURL('**/ar/');
    await page.getByRole('link', { name: 'Traghetti Benaco' }).click();
    await page.waitForURL(`**/ar${path}`);
  });
});

test('A microsite loads no script and nothing of third parties, and its layout does not shift', async ({
  page,
  server,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.setViewportSize(phone.viewport);
  await page.goto(`/it${path}`);
  await readAll(page);
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => !url.startsWith(server.url))).toEqual([]);
  expect(requested.filter((url) => /\.m?js(\?|$)/.test(url))).toEqual([]);
  expect(await layoutShifts(page)).toEqual([]);
});

test('The arrow keys scroll the slideshow in the direction of the language @verify', async ({
  page,
}) => {
  for (const [code, key] of forward) {
    await page.goto(`/${code}${path}`);
    const row = page.locator('.ms-row');
    await row.focus();
    for (let press = 0; press < 30; press += 1) await page.keyboard.press(key);
    await expect.poll(() => row.evaluate((it) => Math.abs(it.scrollLeft))).toBeGreaterThan(200);
    await expect(row.getByRole('img').last()).toBeInViewport();
  }
});

test('A picture opens large at the first click; keys, buttons and Escape lead on and back', async ({
  page,
}) => {
  for (const [code, key] of forward) {
    await page.goto(`/${code}${path}`);
    const slides = page.locator('.ms-row').getByRole('link');
    await slides.first().click();
    const dialog = page.getByRole('dialog');
    const large = dialog.locator('img');
    await expect(large.nth(1)).toBeInViewport({ ratio: 0.5 });
    await page.keyboard.press(key);
    await page.keyboard.press(key);
    await expect(large.nth(3)).toBeInViewport({ ratio: 0.5 });
    await expect(dialog).toContainText((await slides.nth(2).getAttribute('data-name')) ?? '-');
    // Behind the last one comes the first.
    await dialog.locator('[data-step="1"]').click();
    await expect(large.first()).toBeInViewport({ ratio: 0.5 });
    await dialog.locator('[data-step="-1"]').click();
    await expect(large.nth(3)).toBeInViewport({ ratio: 0.5 });
    await expectAccessible(page, { all: true });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(slides.first()).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`/${code}${path}$`));
  }
});

test('A picture opens as a file where the script does not load', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource/);
  await page.route(/\/microsite\.\w+\.js/, (route) => route.abort());
  await page.goto(`/it${path}`);
  await page.locator('.ms-row').getByRole('link').first().click();
  await page.waitForURL('**/media/**');
});

test('On paper the slides have no arrows, and links to telephones show their numbers @verify', async ({
  page,
}) => {
  await page.goto(`/it${path}`);
  const contentOf = (selector: string, pseudo: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, part) => getComputedStyle(element, part).content, pseudo);
  const contents = async () => [
    await contentOf('.ms-row', '::scroll-button(inline-end)'),
    await contentOf('.ms-text a[data-phone]', '::after'),
  ];
  expect(await contents()).toEqual(['"›" / "Fotografia successiva"', 'none']);
  await page.emulateMedia({ media: 'print' });
  expect(await contents()).toEqual(['normal', '" (+390457255555)"']);
});

test('The home lists a published microsite, also after a navigation and in another language', async ({
  page,
  publicSite,
}) => {
  await publicSite.open('/de/');
  const list = page.getByRole('region', { name: 'Am See entdecken' });
  await expect(list.getByRole('link', { name: 'Traghetti Benaco' })).toBeVisible();
  await expect(list).toContainText('Ein Tag am See');
  await publicSite.rejectCookies();
  await publicSite.chooseLanguage('Français');
  await expect(page.getByRole('main')).toContainText('Une journée sur le lac');
  await publicSite.footer.getByRole('link', { name: 'Confidentialité' }).click();
  await page.getByRole('link', { name: 'Accueil' }).click();
  await page.getByRole('link', { name: 'Traghetti Benaco' }).click();
  await page.waitForURL(`**/fr${path}`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'Une journée sur le lac',
  );
});

test('Every page about microsites is valid HTML in each direction @verify', async ({
  server,
  token,
}) => {
  const king = await token('king');
  const gone = `${URL}-ritirato`;
  await publishMicrosite(server.url, king, gone);
  const made = await post(`${server.url}/api/d1/createpreview`, { URL: gone }, king);
  const { path: preview } = (await made.json()) as { path: string };
  await post(`${server.url}/api/d1/unpublishfrontend`, { URL: gone }, king);
  const pages = [
    [path, 200],
    ['/siti', 200],
    ['/ricerca?q=lago', 200],
    [preview, 200],
    ['/siti/nessuno', 404],
    [`/siti/${gone}`, 410],
    [`/anteprima/${'0'.repeat(64)}`, 404],
  ] as const;
  for (const code of ['it', 'ar'])
    for (const [address, status] of pages) {
      const answer = await fetch(`${server.url}/${code}${address}`);
      expect([address, answer.status]).toEqual([address, status]);
      expect(await htmlErrors(await answer.text()), `${code} ${address}`).toEqual([]);
    }
});
