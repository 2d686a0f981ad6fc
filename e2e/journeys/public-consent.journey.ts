import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { languageCodes } from '@wabu/shared/i18n/languages';
import type { Page } from 'playwright-core';
import { hydrated } from '../fixtures/hydrated.ts';
import { journey } from '../fixtures/journey.ts';
import { publicPaths } from '../fixtures/public-site.ts';
import { freePort } from '../fixtures/server.ts';

// What goes to any other site than ours is a complaint, and fails each of these journeys.

const stored = (page: Page) =>
  page.evaluate(() =>
    ['cookieConsent', 'cookieConsentType', 'cookieTechnical'].map((key) =>
      localStorage.getItem(key),
    ),
  );

journey(
  'Before an answer nothing leaves the site, wherever the visitor goes and scrolls',
  { env: { ANALYTICS_SRC: 'https://statistics.example/script.js' } },
  async ({ page, visit }) => {
    for (const path of publicPaths) {
      await visit(path);
      await hydrated(page);
      await page.mouse.wheel(0, 2000);
      await page.getByRole('region', { name: 'I cookie, a modo tuo' }).waitFor();
    }
    assert.deepEqual(await stored(page), [null, null, 'true']);
    for (const answer of ['Accetta solo i necessari', 'Rifiuta', 'Chiudi e rifiuta']) {
      await page.evaluate(() => {
        localStorage.clear();
        // biome-ignore lint/suspicious/noDocumentCookie: a visitor who has cleared the browser.
        document.cookie = 'cookieConsentRecord=; Max-Age=0; Path=/';
      });
      await page.reload();
      await hydrated(page);
      await page.getByRole('button', { name: answer, exact: true }).click();
      await page.reload();
      await hydrated(page);
      assert.equal(await page.locator('#cookie-banner').count(), 0);
    }
    assert.deepEqual(await stored(page), ['false', 'none', 'true']);
  },
);

const port = await freePort();

journey(
  'Statistics run after "accept all", and are gone after it is withdrawn',
  { env: { ANALYTICS_SRC: `http://127.0.0.1:${port}/script.js` } },
  async ({ page, visit, complaints }) => {
    complaints.expect(/third party/);
    const asked: string[] = [];
    const statistics = createServer((request, answer) => {
      asked.push(request.url ?? '');
      answer.setHeader('Content-Type', 'text/javascript');
      answer.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      answer.end('document.cookie = "_ga=1; Path=/"; localStorage.setItem("_ga_x", "1");');
    }).listen(port, '127.0.0.1');
    try {
      await visit('/');
      await hydrated(page);
      await page.getByRole('button', { name: 'Accetta tutti' }).click();
      await page.waitForFunction(() => document.cookie.includes('_ga='));
      assert.deepEqual(await stored(page), ['true', 'all', 'true']);
      await page.reload();
      await page.waitForFunction(() => document.getElementById('analytics') !== null);
      assert.equal(asked.length, 2, 'once on each page');

      await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie' }).click();
      assert.equal(new URL(page.url()).pathname, '/', 'the entry goes nowhere');
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Revoca il consenso' }).click();
      await reloaded;
      await hydrated(page);
      assert.deepEqual(await stored(page), [null, 'none', 'true']);
      assert.ok(!(await page.evaluate(() => document.cookie)).includes('_ga'));
      assert.equal(await page.evaluate(() => localStorage.getItem('_ga_x')), null);
      assert.equal(await page.locator('#analytics, #cookie-banner').count(), 0);
      assert.equal(asked.length, 2);
    } finally {
      statistics.close();
    }
  },
);

const notices = ['/', '/privacy', '/cookies'];
const statisticsIn = /statisti|statistik|статисти|统计|סטטיסט|إحصا|analytics/i;

journey(
  'The provider is named in every notice, without scripts and with them',
  { env: { ANALYTICS_SRC: 'https://statistics.example/script.js' } },
  async ({ page, newPerson, server }) => {
    const reader = await newPerson({ javaScriptEnabled: false });
    for (const visitor of [reader, page]) {
      for (const path of notices) {
        await visitor.goto(`${server.url}/ar${path}`);
        if (visitor === page) await hydrated(page);
        const text = (await visitor.locator('#root').textContent()) ?? '';
        assert.ok(text.includes('\u2068statistics.example\u2069'), path);
      }
    }
  },
);

journey(
  'A site without analytics does not speak of it, without scripts and with them',
  {},
  async ({ page, newPerson, server }) => {
    const reader = await newPerson({ javaScriptEnabled: false });
    for (const visitor of [reader, page]) {
      for (const code of languageCodes) {
        for (const path of notices) {
          await visitor.goto(`${server.url}/${code}${path}`);
          if (visitor === page) await hydrated(page);
          const text = (await visitor.locator('#root').textContent()) ?? '';
          assert.doesNotMatch(text, statisticsIn, `${code}${path}`);
        }
      }
    }
  },
);

journey('The three answers weigh the same', {}, async ({ page, visit }) => {
  await visit('/');
  const looks = [];
  for (const name of ['Accetta tutti', 'Accetta solo i necessari', 'Rifiuta']) {
    const button = page.getByRole('button', { name, exact: true });
    looks.push(
      await button.evaluate((element) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight } =
          getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        const size = [width, height].map(Math.round);
        return [color, backgroundColor, borderColor, fontSize, fontWeight, ...size].join();
      }),
    );
  }
  assert.equal(new Set(looks).size, 1, looks.join('\n'));
});
