import type { Page } from '@playwright/test';
import { people } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { signInByForm } from '../pages/login-form.ts';
import { suppliersPageOf } from '../pages/suppliers-page.ts';

test('The code of the suppliers loads before the sign-in, their data and the avatar right behind it @verify', async ({
  page,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      // The avatar in the head of the page.
      if (!document.querySelector('#content [role=img]')) return;
      watch.disconnect();
      performance.mark('rendered');
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/adminwabu/suppliers');
  await page.waitForURL('**/login');
  await expect
    .poll(async () => (await requests(page, '/modules/suppliers/')).length)
    .toBeGreaterThan(2);
  await page.waitForLoadState('networkidle');
  await signInByForm(page, 'king', people.king.password);
  await suppliersPageOf(page).list.getByRole('option').first().waitFor();

  const [login] = await requests(page, '/api/adminwabu/login');
  const rendered = await page.evaluate(
    () => performance.getEntriesByName('rendered')[0]?.startTime,
  );
  const code = await requests(page, '/modules/suppliers/');
  expect(
    code.filter(({ startTime }) => startTime < (login?.startTime ?? 0)).length,
  ).toBeGreaterThan(2);
  for (const call of ['/api/d1/suppliers', '/api/r2/getavatar']) {
    const asked = await requests(page, call);
    expect(asked.length, call).toBe(1);
    expect(asked[0]?.startTime, call).toBeGreaterThanOrEqual(login?.responseEnd ?? Number.NaN);
    expect(asked[0]?.startTime, call).toBeLessThan(rendered ?? Number.NaN);
  }
  expect(documents).toHaveLength(1);
});

const requests = (page: Page, path: string) =>
  page.evaluate(
    (begin) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.startsWith(begin))
        .map((entry) => {
          const { startTime, responseEnd } = entry as PerformanceResourceTiming;
          return { startTime, responseEnd };
        }),
    path,
  );
