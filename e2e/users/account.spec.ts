import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { people } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { signInByForm } from '../pages/login-form.ts';
import { returnToTab } from './return-to-tab.ts';

test.use({ role: 'rookie', freshSession: true, ownServer: true });

const account = (page: Page) => ({
  title: page.getByRole('heading', { level: 1, name: 'Il mio account' }),
  current: page.getByLabel(/^Password attuale/),
  next: page.getByLabel(/^Nuova password/),
  sessions: page.getByRole('list', { name: 'Sessioni aperte' }).getByRole('listitem'),
  endOthers: page.getByRole('button', { name: 'Esci da tutte le altre' }),
});

test('The avatar leads to the account, by keyboard too', async ({ page }) => {
  await page.goto('/adminwabu/suppliers');
  const link = page.getByRole('link', { name: 'Il mio account: rookie rookie' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(account(page).title).toBeVisible();
  await expect(account(page).sessions.filter({ hasText: 'questa sessione' })).toHaveCount(1);
  await expectAccessible(page, { all: true });
  const names: string[] = [];
  for (let step = 0; step < 10; step += 1) {
    await page.keyboard.press('Tab');
    names.push(
      await page.evaluate(() => {
        const focused = document.activeElement as HTMLInputElement | null;
        return focused?.labels?.[0]?.textContent ?? focused?.textContent ?? '';
      }),
    );
  }
  const walked = names.join(' | ');
  for (const name of [
    'Password attuale',
    'Nuova password',
    'Mostra le password',
    'Cambia password',
  ])
    expect(walked).toContain(name);
});

test('A rookie crops and stores a picture, which the pages show at once', async ({ page }) => {
  await page.goto('/adminwabu/account');
  const buffer = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1200, 600];
    const paint = canvas.getContext('2d');
    for (const [at, colour] of ['#d00', '#0a0'].entries()) {
      if (!paint) continue;
      paint.fillStyle = colour;
      paint.fillRect(at * 600, 0, 600, 600);
    }
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
  });
  const file = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(buffer) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByLabel('Da sinistra a destra').focus();
  await page.keyboard.press('End');
  await expectAccessible(page, { all: true });
  await page.getByRole('button', { name: 'Salva immagine' }).click();
  await expect(page.getByText('Immagine cambiata')).toBeVisible();
  const shown = page.getByRole('link', { name: 'Il mio account: rookie rookie' }).locator('img');
  await expect(shown).toBeVisible();
  const colour = await shown.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    const paint = canvas.getContext('2d');
    paint?.drawImage(image, 0, 0, 10, 10);
    return [image.naturalWidth, ...(paint?.getImageData(5, 5, 1, 1).data.slice(0, 2) ?? [])];
  });
  // The right half is green.
  expect(colour[0]).toBe(288);
  expect(colour[1]).toBeLessThan(60);
  expect(colour[2]).toBeGreaterThan(120);
});

test('A changed password ends the session of another browser, whose text stays', async ({
  page,
  newPerson,
  signIn,
  expectConsoleError,
}) => {
  // The other browser learns of it by its next request.
  expectConsoleError(/401/);
  const other = await newPerson();
  await signIn('rookie', other);
  await other.goto('/adminwabu/account');
  await account(other).next.fill('ancora da salvare');

  await page.goto('/adminwabu/account');
  await expect(
    page.getByRole('button', { name: /^Esci: Browser sconosciuto/ }).first(),
  ).toBeVisible();
  await account(page).current.fill(people.rookie.password);
  await account(page).next.fill('Vela bianca a Malcesine');
  await page.getByRole('button', { name: 'Cambia password' }).click();
  await expect(page.getByText('Password cambiata')).toBeVisible();
  await expect(account(page).sessions).toHaveCount(1);

  await returnToTab(other);
  const again = other.getByRole('dialog', { name: 'Sessione scaduta' });
  await again.getByLabel('Password').fill('Vela bianca a Malcesine');
  await again.getByRole('button', { name: 'Accedi' }).click();
  await expect(again).toHaveCount(0);
  await expect(account(other).next).toHaveValue('ancora da salvare');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await signInByForm(page, 'rookie', 'Vela bianca a Malcesine');
  await page.waitForURL('**/adminwabu/dashboard?*');
});

test('A renewed session takes the place of the one before, also for another tab with the old token', async ({
  page,
  newTab,
  expectConsoleError,
}) => {
  expectConsoleError(/401/);
  await page.clock.install({ time: Date.now() });
  await page.goto('/adminwabu/account');
  await account(page).endOthers.click();
  await expect(account(page).sessions).toHaveCount(1);
  const tab = await newTab();
  await tab.goto('/adminwabu/account');
  await expect(account(tab).sessions).toHaveCount(1);
  await tab.getByRole('link', { name: 'Fornitori' }).first().click();
  await expect(tab.getByRole('heading', { level: 1, name: 'Fornitori' })).toBeVisible();
  let renewed = () => {};
  const isRenewed = new Promise<void>((resolve) => {
    renewed = resolve;
  });
  // This request still has the token from before.
  await tab.route('**/api/d1/sessions', async (route) => {
    await isRenewed;
    await route.continue();
  });
  const sent = tab.waitForRequest('**/api/d1/sessions');
  await tab.goBack();
  await sent;

  const former = await page.evaluate(() => localStorage.getItem('jwt'));
  await page.clock.fastForward('07:59:05');
  await page.getByRole('button', { name: 'Rinnova' }).click();
  const again = page.getByRole('dialog', { name: 'Rinnova la sessione' });
  await again.getByLabel('Password').fill(people.rookie.password);
  await again.getByRole('button', { name: 'Accedi' }).click();
  await expect(again).toHaveCount(0);
  const repeated = tab.waitForResponse(
    (response) => response.url().endsWith('/api/d1/sessions') && response.ok(),
  );
  renewed();
  await repeated;
  await expect(account(tab).sessions).toHaveCount(1);
  await expect(tab.getByRole('dialog')).toHaveCount(0);
  const status = await page.evaluate(
    async (token) =>
      (await fetch('/api/d1/getusers', { headers: { Authorization: `Bearer ${token}` } })).status,
    former,
  );
  expect(status).toBe(401);
});

test('A browser is listed with its session, which another browser ends, and as a known device', async ({
  page,
  newPerson,
  expectConsoleError,
}) => {
  expectConsoleError(/401/);
  await page.goto('/adminwabu/account');
  await account(page).endOthers.click();
  await expect(account(page).sessions).toHaveCount(1);
  const phone = await newPerson({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });
  await phone.goto('/login');
  await signInByForm(phone, 'rookie', people.rookie.password);
  await phone.waitForURL('**/adminwabu/dashboard?*');

  await page.reload();
  const devices = page
    .getByRole('list', { name: 'Dispositivi riconosciuti' })
    .getByRole('listitem');
  await expect(devices).toHaveCount(1);
  await expect(devices).toContainText('Safari su iOS');
  await expect(account(page).sessions).toHaveCount(2);
  await page.getByRole('button', { name: /^Esci: Safari su iOS/ }).click();
  await expect(page.getByText('Hai chiuso una sessione')).toBeVisible();
  await expect(account(page).sessions).toHaveCount(1);
  await returnToTab(phone);
  await expect(phone.getByRole('dialog', { name: 'Sessione scaduta' })).toBeVisible();

  await page.getByRole('button', { name: /^Dimentica: Safari su iOS/ }).click();
  await expect(page.getByText(/^Nessuno: il prossimo accesso/)).toBeVisible();
});
