import { expect, test } from '../fixtures/test.ts';

test('Public pages can be read when their module does not load', async ({
  page,
  context,
  allowConsoleError,
  publicSite,
}) => {
  allowConsoleError(/Failed to load resource|net::ERR_FAILED/);
  await context.route('**/modules/public/**/entry*.js', (route) => route.abort());
  // The first attempt shares the request of the preload; two more follow.
  const attempts = new Promise<void>((allMade) => {
    let failed = 0;
    page.on('requestfailed', () => {
      failed += 1;
      if (failed === 3) allMade();
    });
  });
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1 });
  const words = (await title.textContent()) ?? '';
  await attempts;
  await expect(title).toHaveText(words);
  await expect(page.getByRole('button', { name: 'Riprova' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Rifiuta', exact: true }).click();
  await publicSite.footer.getByRole('link', { name: 'Privacy' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Informativa sulla privacy' }),
  ).toBeVisible();
  // While the page still waits for its module.
  await publicSite.footer.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByLabel('Nome utente')).toBeVisible();
});
