import { hold } from '../fixtures/hold.ts';
import { expect, test } from '../fixtures/test.ts';
import { signInByForm } from '../pages/login-form.ts';

test.describe(() => {
  test.use({ serverOptions: { data: 'empty', env: { KING_PASSWORD: '' } } });
  test('The king signs in with the password that the first start prints', async ({
    page,
    server,
  }) => {
    const password = /king \(king\)\s+(\S+)/.exec(server.output())?.[1] ?? '';
    expect(password, 'printed password').toBeTruthy();
    const load = await hold(page, /\/staff-shared\.\w+\.js$/);
    await page.goto('/login');
    await signInByForm(page, 'king', password);
    await page.waitForURL('**/adminwabu/dashboard?*');
    // Longer than a page takes to show that it has nothing yet. No empty page, and no second sign-in.
    await page.waitForTimeout(300);
    const login = page.getByRole('button', { name: 'Login', exact: true });
    await expect(login).toHaveAttribute('aria-busy', 'true');
    load();
    await expect(page.getByText('Login corretto')).toBeVisible();
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('username'), searchParams.get('role')]).toEqual(['king', 'king']);
    await expect(page.getByText('Benvenuto king (ruolo = king)')).toBeVisible();
    await expect(page.getByText('Login corretto')).toBeHidden();
  });
});

test.describe(() => {
  test.use({ role: 'king', freshSession: true });

  test('A logout ends the session in every tab', async ({
    page,
    newTab,
    staffArea,
    allowConsoleError,
  }) => {
    // What a tab asks for while the session ends is rejected.
    allowConsoleError(/status of 401/);
    await page.goto('/adminwabu/dashboard');
    const other = await newTab();
    await other.goto('/adminwabu/suppliers');
    await expect(other.getByRole('heading', { name: 'Fornitori' }).first()).toBeVisible();
    await staffArea.logout.click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Ricerca' })).toBeVisible();
    await page.goto('/adminwabu/dashboard');
    await page.waitForURL('**/login**');
    await other.waitForURL((url) => !url.pathname.startsWith('/adminwabu'));
  });
});
