import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

// Every test fails on a request to another site.
const stored = (page: Page) =>
  page.evaluate(() =>
    ['cookieConsent', 'cookieConsentType', 'cookieTechnical'].map((key) =>
      localStorage.getItem(key),
    ),
  );

test.describe(() => {
  test.use({ serverOptions: { env: { ANALYTICS_SRC: 'https://statistics.example/script.js' } } });
  test('Before an answer no page sends a request to another site', async ({ page, publicSite }) => {
    for (const path of ['/', '/privacy']) {
      await publicSite.open(path);
      await page.mouse.wheel(0, 2000);
      await expect(page.getByRole('region', { name: 'I cookie, a modo tuo' })).toBeVisible();
    }
    expect(await stored(page)).toEqual([null, null, 'true']);
    await publicSite.rejectCookies();
    await publicSite.open('/');
    await expect(publicSite.banner).toHaveCount(0);
    expect(await stored(page)).toEqual(['false', 'none', 'true']);
  });
});

test('The three answers share a line or stack, and look the same @verify', async ({
  page,
  publicSite,
}) => {
  await publicSite.open('/');
  const looks = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    const names = [/^Accetta tutti$/, /^Accetta solo/, /^Rifiuta$/];
    return Promise.all(
      names.map((name) =>
        publicSite.banner.getByRole('button', { name }).evaluate((element) => {
          const { color, backgroundColor, borderColor, fontSize, fontWeight } =
            getComputedStyle(element);
          const { y, ...box } = element.getBoundingClientRect().toJSON();
          const size = [box.width, box.height].map(Math.round);
          return {
            y,
            style: [color, backgroundColor, borderColor, fontSize, fontWeight, ...size].join(),
          };
        }),
      ),
    );
  };
  for (const [width, height, lines] of [
    [640, 360, 1],
    [540, 800, 3],
    [390, 844, 3],
  ] as const) {
    const all = await looks(width, height);
    expect(new Set(all.map(({ y }) => y)).size).toBe(lines);
    expect(new Set(all.map(({ style }) => style)).size, JSON.stringify(all)).toBe(1);
  }
});

const faults: Record<string, (route: Route) => Promise<void> | void> = {
  'answers 500': (route) => route.fulfill({ status: 500, body: '' }),
  throws: (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw Error("x")' }),
  'never answers': () => {},
};

test.describe(() => {
  test.use({ serverOptions: { env: { ANALYTICS_SRC: 'https://statistics.example/script.js' } } });

  test('The only script of a microsite, that of the statistics, fails: the page stays as it is @verify', async ({
    page,
    publicSite,
    allowConsoleError,
  }) => {
    allowConsoleError(/third party|Failed to load resource|Error: x/);
    const address = '/siti/battelli-del-benaco';
    await page.goto(address);
    const main = page.getByRole('main');
    const whole = await main.innerHTML();
    await page.route('https://statistics.example/**', faults.throws ?? (() => {}));
    await publicSite.open('/');
    await page.getByRole('button', { name: 'Accetta tutti' }).click();
    for (const [name, fault] of Object.entries(faults)) {
      await page.unrouteAll();
      await page.route('https://statistics.example/**', fault);
      const asked = page.waitForRequest('https://statistics.example/**');
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await asked;
      expect(await main.innerHTML(), name).toBe(whole);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
    // Its links and its language menu need no script either.
    await page.getByRole('navigation').first().getByRole('link').first().click();
    await expect(page).toHaveURL('/');
  });
});
