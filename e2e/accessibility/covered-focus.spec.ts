import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** What covers the focused element, or that it is not in the window; null for neither, `'end'` when the focus was here before. */
const whatCovers = (page: Page, round: string) =>
  page.evaluate(async (round) => {
    const element = document.activeElement as HTMLElement;
    if (element === document.body) return null;
    if (element.dataset.round === round) return 'end';
    element.dataset.round = round;
    const findFault = () => {
      const shown = [...element.getClientRects()].filter(
        ({ top, bottom }) => top < innerHeight && bottom > 0,
      );
      if (shown.length === 0) return 'outside the window';
      // What lies on the middle line of the part that is in the window.
      const cover = shown
        .flatMap(({ left, width, top, bottom }) =>
          [0.25, 0.5, 0.75].map((part) =>
            document.elementFromPoint(
              left + part * width,
              (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
            ),
          ),
        )
        .find((part) => !(part?.contains(element) || element.contains(part)));
      return cover === undefined ? null : `below ${cover?.outerHTML}`;
    };
    let fault = findFault();
    // Sections are drawn and texts take their height while the browser is idle, which moves the focused element.
    for (let turn = 0; fault !== null && turn < 600; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      fault = findFault();
    }
    const name = element.getAttribute('aria-label') ?? `${element.id} ${element.textContent}`;
    return fault === null ? null : `${name} ${fault}`.slice(0, 300);
  }, round);

/** Tabs through the page once, and returns what was covered. */
async function coveredStops(page: Page, key: 'Tab' | 'Shift+Tab') {
  const covered: string[] = [];
  for (let step = 0; ; step += 1) {
    await page.keyboard.press(key);
    const found = await whatCovers(page, key);
    if (found === 'end') {
      expect(step).toBeGreaterThan(5);
      return covered;
    }
    if (found !== null) covered.push(`${key} ${step}: ${found}`);
  }
}

const forms: [path: string, ready: (page: Page) => Promise<void>][] = [
  [
    '/adminwabu/suppliers',
    async (page) => {
      await page.getByRole('button', { name: 'Nuovo', exact: true }).click();
      await page.getByLabel(/^Contratto/).waitFor();
    },
  ],
  ['/', (page) => page.locator('#cookie-banner').waitFor()],
  [
    '/adminwabu/frontends?mode=edit&frontend=battelli-del-benaco',
    (page) => page.getByRole('button', { name: 'Aggiungi sezione' }).waitFor(),
  ],
  ['/adminwabu/account', (page) => page.getByLabel(/^Password attuale/).waitFor()],
  ['/adminwabu/tests', (page) => page.getByText('Traduttore').first().waitFor()],
];

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 320, height: 256 },
])
  for (const [path, ready] of forms) {
    test(`${path} at ${viewport.width} × ${viewport.height}: nothing covers the focus @verify`, async ({
      page,
      signIn,
    }) => {
      test.slow();
      await page.setViewportSize(viewport);
      if (path.startsWith('/adminwabu')) await signIn('king');
      await page.goto(path);
      await ready(page);
      // The hint of a button below the pointer is not meant.
      await page.mouse.move(0, 0);
      // Backwards first: the way to the end of the page leads past sections that have no height yet.
      const covered = await coveredStops(page, 'Shift+Tab');
      covered.push(...(await coveredStops(page, 'Tab')));
      expect(covered).toEqual([]);
    });
  }

test('Checks that appear above the focus do not push it out of a low window @verify', async ({
  page,
  signIn,
  microsites,
}) => {
  const it = '<p>Costa 10 €, alle 9:00, 045 7255555, info@lago.example: «Molo Blu.</p>';
  const en = '<p>It costs 12 €, at 10:00, 045 7255556, info@lake.example: “Blue Pier.</p>';
  await microsites.seed({ URL: 'diversi', Contenuto: { it, en } });
  await page.setViewportSize({ width: 320, height: 256 });
  await signIn('king');
  await page.goto('/adminwabu/frontends?mode=edit&frontend=diversi');
  const button = page.getByRole('button', { name: 'Aggiungi sezione' });
  await button.focus();
  await expect(
    page.getByRole('list', { name: 'Da controllare: Contenuto, English' }),
  ).toBeVisible();
  await expect(button).toBeInViewport();
});
