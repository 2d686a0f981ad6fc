import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Route } from '@playwright/test';
import { hydrated } from '../fixtures/hydrated.ts';
import { test as base, expect } from '../fixtures/test.ts';
import { publicPaths } from '../pages/public-site.ts';

interface Statistics {
  url: string;
  /** The requested paths. */
  requests: string[];
}

// Every test fails on a request to another site.
const test = base.extend<{ statistics: Statistics }>({
  statistics: async ({}, use) => {
    const requests: string[] = [];
    const server = createServer((request, answer) => {
      requests.push(request.url ?? '');
      answer.setHeader('Content-Type', 'text/javascript');
      answer.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      answer.end('document.cookie = "_ga=1; Path=/"; localStorage.setItem("_ga_x", "1");');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests });
    server.close();
  },
});

const stored = (page: Page) =>
  page.evaluate(() =>
    ['cookieConsent', 'cookieConsentType', 'cookieTechnical'].map((key) =>
      localStorage.getItem(key),
    ),
  );

test.describe(() => {
  test.use({ serverOptions: { env: { ANALYTICS_SRC: 'https://statistics.example/script.js' } } });
  test('Before an answer no page sends a request to another site', async ({ page, publicSite }) => {
    for (const path of publicPaths) {
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

test.describe(() => {
  test.use({
    serverOptions: ({ statistics }, use) =>
      use({ env: { ANALYTICS_SRC: `${statistics.url}/script.js` } }),
  });

  test('Statistics run after "accept all" and are removed when it is revoked', async ({
    page,
    expectConsoleError,
    publicSite,
    statistics,
  }) => {
    expectConsoleError(/third party/);
    const { requests } = statistics;
    await publicSite.open('/');
    await page.getByRole('button', { name: 'Accetta tutti' }).click();
    await page.waitForFunction(() => document.cookie.includes('_ga='));
    expect(await stored(page)).toEqual(['true', 'all', 'true']);
    await page.reload();
    await page.waitForFunction(() => document.getElementById('analytics') !== null);
    // The element is there before its request is seen.
    await expect.poll(() => requests.length, 'one request per page').toBe(2);

    await publicSite.footer.getByRole('button', { name: 'Cookie' }).click();
    expect(new URL(page.url()).pathname, 'the page stays').toBe('/');
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Revoca il consenso' }).click();
    await reloaded;
    await hydrated(page);
    expect(await stored(page)).toEqual([null, 'none', 'true']);
    expect(await page.evaluate(() => document.cookie)).not.toContain('_ga');
    expect(await page.evaluate(() => localStorage.getItem('_ga_x'))).toBeNull();
    await expect(page.locator('#analytics, #cookie-banner')).toHaveCount(0);
    expect(requests.length).toBe(2);
  });
});

const faults: Record<string, (route: Route) => Promise<void> | void> = {
  'answers 500': (route) => route.fulfill({ status: 500, body: '' }),
  throws: (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw Error("x")' }),
  'never answers': () => {},
};

test.describe(() => {
  test.use({ serverOptions: { env: { ANALYTICS_SRC: 'https://statistics.example/script.js' } } });

  test('The only script of a microsite, that of the statistics, fails: the page stays as it is', async ({
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

test('The three answers look the same', async ({ page }) => {
  await page.goto('/');
  const styles = [];
  for (const name of ['Accetta tutti', 'Accetta solo i necessari', 'Rifiuta']) {
    const button = page.getByRole('button', { name, exact: true });
    styles.push(
      await button.evaluate((element) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight } =
          getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        const size = [width, height].map(Math.round);
        return [color, backgroundColor, borderColor, fontSize, fontWeight, ...size].join();
      }),
    );
  }
  expect(new Set(styles).size, styles.join('\n')).toBe(1);
});
