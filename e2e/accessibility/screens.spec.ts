import type { Page } from '@playwright/test';
import { type LanguageCode, languageCodes } from '@wabu/shared/i18n/languages';
import { type Look, violationsInLooks } from '../fixtures/accessible.ts';
import { desktop, phone } from '../fixtures/devices.ts';
import { largeTextFlaws } from '../fixtures/large-text.ts';
import { overflowing } from '../fixtures/overflowing.ts';
import { microsite, publishMicrosite } from '../fixtures/published-microsite.ts';
import { rightRequest, sendRequest, wrongRequest } from '../fixtures/send-request.ts';
import { expect, isVerify, test } from '../fixtures/test.ts';
import { publicPaths, shellPaths } from '../pages/public-site.ts';
import { rejectedLogin, type StaffState, staffStates } from './staff-states.ts';

/**
 * `npm test` sees one language of each direction, each at one size in one theme; `npm run verify` all languages, sizes
 * and themes.
 */
const codes: readonly LanguageCode[] = isVerify ? languageCodes : ['it', 'ar'];
const allLooks: Look[] = [desktop, phone].flatMap(({ viewport }) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })),
);
const looksOf = (code: LanguageCode): Look[] => {
  if (isVerify) return allLooks;
  return [{ viewport: (code === 'ar' ? phone : desktop).viewport, colorScheme: 'light' }];
};

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel' });

/** In a desktop window, where every button of the steps is visible. */
async function openState(page: Page, { path, open }: StaffState) {
  await page.setViewportSize(desktop.viewport);
  await page.goto(path);
  await open(page);
}

/** Code that waits for three seconds without input comes at once: nearly every state of a frontend waits for it. */
const skipQuietSeconds = () => {
  const later = window.setTimeout;
  const sooner = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
    later(run, ms === 3_000 ? 0 : ms, ...rest);
  Object.assign(window, { setTimeout: sooner });
};

// A phone, the other language and the other theme are in the gallery, for all states.
for (const [area, states] of Object.entries(staffStates)) {
  test.describe(() => {
    test.use({ role: 'king' });

    test(`The states of ${area} pass axe and fit their window`, {
      tag: '@always',
    }, async ({ page }) => {
      await page.addInitScript(skipQuietSeconds);
      const found: string[] = [];
      for (const state of states.filter(({ isLong }) => isVerify || !isLong)) {
        await openState(page, state);
        const violations = await violationsInLooks(page, [desktop]);
        violations.push(...(await overflowing(page)));
        found.push(...violations.map((it) => `${state.name} · ${it}`));
      }
      expect(found).toEqual([]);
    });
  });
}

/** Marks the prerendered nodes before any script of the page runs. */
const markNodes = () => {
  document.addEventListener('DOMContentLoaded', () => {
    for (const node of document.querySelectorAll('#root *')) node.setAttribute('data-first', '');
  });
};

const replacedNodes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root :not([data-first])')].map((node) => node.outerHTML),
  );

/** The pages that `npm test` leaves out have the frame of one of these; the search has a test of its own below. */
const seenPaths = isVerify
  ? [...publicPaths, ...shellPaths]
  : ['/', '/privacy', '/contacts', ...shellPaths];

/** Pages that mention cookies. */
const notices = ['/', '/privacy', '/cookies'];
const statistics = /statisti|statistik|статисти|统计|סטטיסט|إحصا|analytics/i;

for (const code of codes) {
  test(`The public pages in ${code} keep their prerendered nodes, fit their window and pass axe`, {
    tag: '@always',
  }, async ({ page, context, expectConsoleError, publicSite }) => {
    expectConsoleError(/404 \(Not Found\).*this-page-is-not-there/);
    expectConsoleError(/status of 401/);
    await context.addInitScript(markNodes);
    const found: string[] = [];
    const see = async (what: string) => {
      const violations = await violationsInLooks(page, looksOf(code));
      violations.push(...(await overflowing(page)), ...(await largeTextFlaws(page)));
      found.push(...violations.map((it) => `${what} · ${it}`));
    };
    for (const path of seenPaths) {
      await page.setViewportSize(desktop.viewport);
      await publicSite.open(`/${code}${path}`);
      expect(await replacedNodes(page), `${path} keeps its nodes`).toEqual([]);
      if (notices.includes(path))
        await expect(page.locator('#root'), 'analytics are not set up').not.toHaveText(statistics);
      // Banner and menu are the same on every page.
      if (path === '/') {
        await publicSite.languageButton.click();
        await expect(page.getByRole('menu')).toBeVisible();
        await see('banner and menu open');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toBeHidden();
        await publicSite.rejectCookies();
      }
      await see(path);
    }
    await page.goto(`/${code}/login`);
    await rejectedLogin(page);
    await see('rejected login');
    expect(found).toEqual([]);
  });

  test(`Microsite, directory and search in ${code} fit their window and pass axe`, {
    tag: '@always',
  }, async ({ page, server, token }) => {
    const { URL, names } = microsite;
    const answer = await fetch(`${server.url}/it/siti/${URL}`);
    if (answer.status === 404) await publishMicrosite(server.url, await token('king'), URL);
    const search = `/ricerca?q=${encodeURIComponent(names[code][0])}`;
    for (const path of [`/siti/${URL}`, '/siti', search, '/ricerca?q=qqqq']) {
      await page.setViewportSize(desktop.viewport);
      await page.goto(`/${code}${path}`);
      if (path === search) await expect(page.locator('mark').first()).toBeVisible();
      expect(await violationsInLooks(page, looksOf(code)), path).toEqual([]);
      expect(await overflowing(page), path).toEqual([]);
    }
  });

  test(`The pages of a request in ${code} fit their window and pass axe`, {
    tag: '@always',
  }, async ({ page, expectConsoleError }) => {
    expectConsoleError(/status of 400/);
    await page.setViewportSize(desktop.viewport);
    await page.goto(`/${code}/contacts`);
    for (const [fields, shows] of [
      [wrongRequest, '#rq-to-problem'],
      [{ ...rightRequest, email: `${code}@example.org` }, '.rq-message'],
    ] as const) {
      await page.setViewportSize(desktop.viewport);
      await sendRequest(page, fields);
      await expect(page.locator(shows)).toBeVisible();
      expect(await violationsInLooks(page, looksOf(code)), shows).toEqual([]);
      expect(await overflowing(page), shows).toEqual([]);
    }
  });
}
