import assert from 'node:assert/strict';
import { journey } from '../fixtures/journey.ts';

journey('Public pages can be read when their module is dead', {}, async (given) => {
  const { page, context, visit, complaints } = given;
  complaints.ignore(/Failed to load resource|net::ERR_FAILED/);
  let asked = 0;
  await context.route('**/modules/public/**/entry*.js', (route) => {
    asked += 1;
    return route.abort();
  });
  await visit('/');
  const title = page.getByRole('heading', { level: 1 });
  const words = await title.textContent();
  // Preload, first attempt and two more.
  while (asked < 4)
    await page
      .waitForRequest(/\/modules\/public\/.*entry/, { timeout: 5_000 })
      .catch(() => (asked = 4));
  assert.equal(await title.textContent(), words);
  assert.equal(await page.getByRole('button', { name: 'Riprova' }).count(), 0);

  await page.getByRole('button', { name: 'Rifiuta', exact: true }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.getByRole('heading', { level: 1, name: 'Informativa sulla privacy' }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Nome utente').waitFor();
});
