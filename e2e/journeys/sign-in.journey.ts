import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { expectAccessible } from '../fixtures/accessible.ts';
import { journey } from '../fixtures/journey.ts';
import { people } from '../fixtures/people.ts';
import { signInByForm } from '../fixtures/sign-in-by-form.ts';

journey(
  'The king signs in with the password that the first start printed, and lands on the dashboard',
  { data: 'empty', env: { KING_PASSWORD: '' } },
  async ({ page, server, visit }) => {
    const password = /king \(king\)\s+(\S+)/.exec(server.output())?.[1] ?? '';
    assert.ok(password, 'the start prints how to sign in');
    await visit('/login');
    await signInByForm(page, 'king', password);
    await page.waitForURL('**/adminwabu/dashboard?*');
    const { searchParams } = new URL(page.url());
    assert.deepEqual([searchParams.get('username'), searchParams.get('role')], ['king', 'king']);
    await page.getByText('Benvenuto king (ruolo = king)').waitFor();
    await avatarOf(page);
    await expectAccessible(page);
  },
);

journey('A wrong password says so for two seconds and empties the form', {}, async (given) => {
  const { page, visit, complaints } = given;
  complaints.expect(/status of 401/);
  await visit('/login');
  await signInByForm(page, 'king', 'not-the-password');
  const refusal = page.getByText('Dati non validi!').first();
  await refusal.waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].every((input) => input.value === ''),
  );
  await expectAccessible(page);
});

journey('Whoever logs out is out in every tab', {}, async (given) => {
  const { page, visit, signIn, newTab } = given;
  await signIn('king');
  await visit('/adminwabu/dashboard');
  const other = await newTab();
  await visit('/adminwabu/suppliers', other);
  await other.getByRole('heading', { name: 'Fornitori' }).first().waitFor();
  await page
    .getByRole('link', { name: 'Logout' })
    .or(page.getByRole('button', { name: 'Logout' }))
    .click();
  await page.waitForURL((url) => url.pathname === '/');
  assert.equal(await page.evaluate(() => localStorage.getItem('jwt')), null);
  await visit('/adminwabu/dashboard');
  await page.waitForURL('**/login**');
  await other.waitForURL((url) => !url.pathname.startsWith('/adminwabu'));
});

journey(
  'Whoever comes without a session goes to the login and then where they were headed',
  {},
  async (given) => {
    const { page, visit } = given;
    await visit('/adminwabu/suppliers');
    await page.waitForURL('**/login**');
    await signInByForm(page, people.king.username, people.king.password);
    await page.waitForURL('**/adminwabu/suppliers**');
  },
);

async function avatarOf(page: Page) {
  const avatar = page.getByRole('main').locator('img').first();
  await avatar.waitFor();
  const width = await avatar.evaluate((image: HTMLImageElement) =>
    image.decode().then(() => image.naturalWidth),
  );
  assert.ok(width > 0, 'the avatar is shown');
}
