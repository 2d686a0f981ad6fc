import { expect, test } from '../fixtures/test.ts';

const TOKEN = 'metrics-of-the-e2e-tests';

test.use({ role: 'rookie', serverOptions: { env: { METRICS_TOKEN: TOKEN } } });

test('how fast a staff page was reaches the metrics when its tab is hidden, under its name only @verify', async ({
  page,
  server,
  staffArea,
}) => {
  const measured = page.waitForResponse(/\/rest\.[^/]*\.js$/);
  await page.goto('/adminwabu/suppliers#secret');
  // A press before the staff area has mounted counts as one of a sign-in.
  await page.waitForLoadState('networkidle');
  await staffArea.link('Utenti').click();
  await measured;
  const reported = page.waitForRequest('**/api/web-vitals');
  // The headless browser shows every tab. Again until the code that has arrived runs.
  const hide = async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    return Promise.race([reported, Promise.resolve(null)]);
  };
  await expect.poll(hide).not.toBeNull();
  expect((await reported).postDataJSON()).toMatchObject({
    path: '/adminwabu/suppliers',
    values: { TTFB: expect.any(Number), FCP: expect.any(Number) },
  });
  const readMetrics = async () => {
    const headers = { Authorization: `Bearer ${TOKEN}` };
    return (await fetch(`${server.url}/metrics`, { headers })).text();
  };
  await expect
    .poll(readMetrics)
    .toContain('wabu_web_vitals_ttfb_seconds_count{page="/adminwabu/suppliers"} 1');
  expect(await readMetrics()).not.toContain('secret');
});
