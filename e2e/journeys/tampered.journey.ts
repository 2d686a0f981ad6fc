import assert from 'node:assert/strict';
import type { Route } from 'playwright-core';
import { journey } from '../fixtures/journey.ts';

/** One letter of the body is another one. */
async function alterOneByte(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  const at = body.length >> 1;
  body[at] = (body[at] ?? 0) ^ 1;
  await route.fulfill({ response, body });
}

const files = [
  ['entry', 'entry', 'js'],
  ['chunk', 'module', 'js'],
  ['style', 'module', 'css'],
] as const;

for (const [kind, name, ending] of files) {
  journey(`A changed byte in the ${kind} of a module is refused and named`, {}, async (given) => {
    const { page, context, signIn, visit, complaints } = given;
    const file = new RegExp(`/modules/users/[^/]+/${name}\\.\\w+\\.${ending}$`);
    complaints.expect(new RegExp(`integrity.*/modules/users/[^/]+/${name}\\.\\w+\\.${ending}`));
    complaints.ignore(/Module "users"|Failed to load resource/);
    await signIn('admin');
    await context.route(file, alterOneByte);
    await visit('/adminwabu/users');
    const card = page.getByRole('alert').filter({ hasText: '«Utenti» non si è caricato' });
    await card.waitFor();
    await card.getByText('Dettagli').click();
    const details = (await card.locator('code').textContent()) ?? '';
    assert.match(
      details,
      new RegExp(`^users \\S+ · unreachable · .*${name}\\.\\w+\\.${ending}`, 's'),
    );
    assert.equal(await page.getByText('Elenco utenti').count(), 0);
  });
}

journey('The manifest is there for tools: no page asks for it', {}, async (given) => {
  const { page, context, signIn, visit } = given;
  let asked = 0;
  await context.route('**/mf-manifest.json', async (route) => {
    asked += 1;
    await alterOneByte(route);
  });
  await signIn('admin');
  await visit('/adminwabu/users');
  await page.getByText('Elenco utenti').first().waitFor();
  assert.equal(asked, 0);
});

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

journey(
  'Behind a changed registry the last good one of this browser is followed',
  {},
  async (given) => {
    const { page, context, signIn, visit } = given;
    await signIn('admin');
    await visit('/adminwabu/users');
    await page.getByText('Elenco utenti').first().waitFor();
    await context.route(/\/adminwabu\/users$/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        '"base":"/modules/users/',
        '"base":"/modules/evils/',
      );
      await route.fulfill({ response: answer, body });
    });
    await visit('/adminwabu/users');
    await page.getByText('Elenco utenti').first().waitFor();
    assert.equal(await page.getByRole('alert').count(), 0);
  },
);
