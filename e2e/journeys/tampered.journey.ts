import assert from 'node:assert/strict';
import { journey } from '../fixtures/journey.ts';

journey(
  'A changed letter in the registry starts nothing, and the page stays',
  {},
  async (given) => {
    const { page, context, visit } = given;
    await context.route(/\/privacy$/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('/adminwabu/users', '/adminwabu/evil_');
      await route.fulfill({ response: answer, body });
    });
    await visit('/privacy');
    await page.getByRole('alert').filter({ hasText: 'non è autentico' }).waitFor();
    assert.ok(((await page.locator('main').textContent()) ?? '').length > 1000);
    assert.equal(await page.evaluate(() => 'wabu_public' in window), false);
  },
);
