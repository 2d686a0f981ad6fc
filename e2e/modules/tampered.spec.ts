import type { Route } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

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
  test(`A changed byte in the ${kind} of a module is refused and named, and Riprova brings it back`, async ({
    page,
    context,
    signIn,
    expectConsoleError,
    allowConsoleError,
    usersPage,
  }) => {
    const file = new RegExp(`/modules/users/[^/]+/${name}\\.\\w+\\.${ending}$`);
    expectConsoleError(new RegExp(`integrity.*/modules/users/[^/]+/${name}\\.\\w+\\.${ending}`));
    allowConsoleError(/Module "users"|Failed to load resource/);
    await signIn('admin');
    await context.route(file, alterOneByte);
    await usersPage.open();
    const card = page.getByRole('alert').filter({ hasText: '«Utenti» non si è caricato' });
    await expect(card).toBeVisible();
    await card.getByText('Dettagli').click();
    await expect(card.locator('code')).toHaveText(
      new RegExp(`^users \\S+ · unreachable · .*${name}\\.\\w+\\.${ending}`, 's'),
    );
    await expect(usersPage.table).toHaveCount(0);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(usersPage.table).toBeVisible();
  });
}

test('The manifest is there for tools: no page asks for it', async ({
  page,
  context,
  signIn,
  usersPage,
}) => {
  let asked = 0;
  await context.route('**/mf-manifest.json', async (route) => {
    asked += 1;
    await alterOneByte(route);
  });
  await signIn('admin');
  await usersPage.open();
  await expect(page.getByText('Elenco utenti').first()).toBeVisible();
  expect(asked).toBe(0);
});

test('A changed letter in the registry starts nothing, and the page stays', async ({
  page,
  context,
}) => {
  await context.route(/\/privacy$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('/adminwabu/users', '/adminwabu/evil_');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/privacy');
  await expect(page.getByRole('alert').filter({ hasText: 'non è autentico' })).toBeVisible();
  expect(((await page.locator('main').textContent()) ?? '').length).toBeGreaterThan(1000);
  expect(await page.evaluate(() => 'wabu_public' in window)).toBe(false);
});

test('Behind a changed registry the last good one of this browser is followed', async ({
  page,
  context,
  signIn,
  usersPage,
}) => {
  await signIn('admin');
  await usersPage.open();
  await expect(page.getByText('Elenco utenti').first()).toBeVisible();
  await context.route(/\/adminwabu\/users$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      '"base":"/modules/users/',
      '"base":"/modules/evils/',
    );
    await route.fulfill({ response: answer, body });
  });
  await usersPage.open();
  await expect(page.getByText('Elenco utenti').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
