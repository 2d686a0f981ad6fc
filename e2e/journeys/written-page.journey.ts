import assert from 'node:assert/strict';
import { journey } from '../fixtures/journey.ts';

journey('Public pages can be read when their module is dead', {}, async (given) => {
  const { page, context, visit, complaints } = given;
  complaints.ignore(/Failed to load resource|net::ERR_FAILED/);
  await context.route('**/modules/public/**/entry*.js', (route) => route.abort());
  // The preload, which the first attempt shares, and two more.
  const attempts = new Promise<void>((allMade) => {
    let failed = 0;
    page.on('requestfailed', () => {
      failed += 1;
      if (failed === 3) allMade();
    });
  });
  await visit('/');
  const title = page.getByRole('heading', { level: 1 });
  const words = await title.textContent();
  await attempts;
  assert.equal(await title.textContent(), words);
  assert.equal(await page.getByRole('button', { name: 'Riprova' }).count(), 0);

  await page.getByRole('button', { name: 'Rifiuta', exact: true }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.getByRole('heading', { level: 1, name: 'Informativa sulla privacy' }).waitFor();
  // Now at once, while the page still waits for its module.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Nome utente').waitFor();
});
