import { DeeplDouble } from '@wabu/api/testing';
import { expectAccessible } from '../fixtures/accessible.ts';
import { loadedFrom, releasesOf } from '../fixtures/releases.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({
  role: 'admin',
  ownServer: true,
  serverOptions: async ({}, use) => {
    const deepl = new DeeplDouble();
    await deepl.start();
    await use({ env: { DEEPL_API_KEY: DeeplDouble.KEY, DEEPL_API_URL: deepl.url } });
    await deepl.stop();
  },
});

test('Staff read a German request in Italian, answer it translated, and close it, by keyboard', async ({
  page,
}) => {
  await page.goto('/adminwabu/requests');
  const list = page.getByRole('listbox', { name: 'Elenco richieste' });
  await expect(list.getByRole('option').first()).toContainText('Non letta: Heike Brandt');
  await list.focus();
  await page.keyboard.press('Enter');
  const detail = page.getByRole('region', { name: 'Dettagli richiesta' });
  const messages = detail.getByRole('article');
  await expect(messages).toHaveCount(1);
  await expect(list.getByRole('option').first()).not.toContainText('Non letta');

  await detail.getByRole('button', { name: 'Traduci', exact: true }).press('Enter');
  await expect(messages.first()).toContainText('Italiano · traduzione automatica');

  await page.keyboard.press('Alt+n');
  await expect(page.locator('[contenteditable=true]')).toBeFocused();
  await page.keyboard.type('Chiedo al capitano.');
  await page.keyboard.press('Control+Enter');
  await expect(messages).toHaveCount(2);

  await page.keyboard.press('Alt+r');
  await expect(page.locator('[contenteditable=true]')).toBeFocused();
  await page.keyboard.type('Sì, il gruppo paga meno.');
  await detail.getByRole('button', { name: 'Traduci per il visitatore' }).press('Enter');
  await expect(detail.getByRole('textbox', { name: 'Traduzione' })).toHaveAttribute('lang', 'de');
  await expectAccessible(page, { all: true });
  await detail.getByRole('button', { name: 'Rispondi', exact: true }).press('Enter');
  await expect(messages).toHaveCount(3);
  await expect(messages.last()).toContainText('Deutsch · traduzione automatica');
  await expect(detail.getByLabel('Stato')).toHaveValue('waiting');

  await page.keyboard.press('Alt+a');
  await expect(detail.getByLabel('Assegnata a')).toHaveValue('admin');
  await page.keyboard.press('Alt+c');
  await expect(detail.getByLabel('Stato')).toHaveValue('closed');
  await expect(list.getByRole('option')).toHaveCount(2);
});

test('Two requests of one person become one thread, and one press separates them @verify', async ({
  page,
  server,
  token,
}) => {
  const ask = async (text: string) => {
    const name = 'Jan de Vries';
    const body = { kind: 'other', name, email: 'jan@example.org', text, language: 'en' };
    const headers = {
      authorization: `Bearer ${await token('admin')}`,
      'content-type': 'application/json',
    };
    const options = { method: 'POST', headers, body: JSON.stringify(body) };
    expect((await fetch(`${server.url}/api/d1/addrequest`, options)).status).toBe(201);
  };
  await ask('Is there a ferry?');
  await ask('And on Sunday?');
  await page.goto('/adminwabu/requests');
  const list = page.getByRole('listbox', { name: 'Elenco richieste' });
  await list.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Altre azioni' }).click();
  await page.getByRole('menuitem', { name: 'Unisci un’altra richiesta' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unisci' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(list.getByRole('option')).toHaveCount(4);
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(list.getByRole('option')).toHaveCount(5);
});

test('Richieste is released, rolled back and fails alone @verify', async ({
  page,
  server,
  staffArea,
  allowConsoleError,
}) => {
  const releases = releasesOf(server);
  const before = await releases.liveVersion('requests');
  const suppliers = await releases.liveVersion('suppliers');
  const list = page.getByRole('listbox', { name: 'Elenco richieste' });

  const next = await releases.release('requests');
  expect(next).not.toBe(before);
  await page.goto('/adminwabu/requests');
  await expect(list.getByRole('option').first()).toBeVisible();
  expect(await loadedFrom(page, 'requests')).toEqual([next]);

  await releases.makeLive('requests', before);
  await page.reload();
  await expect(list.getByRole('option').first()).toBeVisible();
  expect(await loadedFrom(page, 'requests')).toEqual([before]);
  expect(await releases.liveVersion('suppliers')).toBe(suppliers);

  allowConsoleError(/net::ERR_FAILED|Module "requests" \(unreachable\)/);
  await page.route(/\/modules\/requests\//, (route) => route.abort());
  await page.reload();
  const card = page.getByRole('alert').filter({ hasText: '«Richieste» non si è caricato' });
  await expect(card).toBeVisible();
  await expectAccessible(page);
  // A supplier whose open requests this module would show.
  await staffArea.link('Fornitori').click();
  await page.getByRole('option', { name: /Battelli del Benaco/ }).click();
  const detail = page.getByRole('region', { name: 'Dettagli fornitore' });
  await expect(detail.getByText('Battelli del Benaco Srl').first()).toBeVisible();
  await staffArea.link('Dashboard').click();
  await expect(page.getByRole('link', { name: /Fornitori/ }).last()).toBeVisible();
  await staffArea.link('Richieste').click();
  await expect(card).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(list.getByRole('option').first()).toBeVisible();
});
