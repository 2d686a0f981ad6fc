import { expectAccessible } from '../fixtures/accessible.ts';
import { aPng } from '../fixtures/png.ts';
import { expect, test } from '../fixtures/test.ts';
import { sortingByKeyboard } from '../pages/sorting-by-keyboard.ts';

test.use({ role: 'king' });

const file = (name: string, size = 60) => ({ name, mimeType: 'image/png', buffer: aPng(size) });

test('A logo is uploaded, chosen and saved', async ({ page, microsites, frontendsPage }) => {
  await microsites.seed({ URL: 'terme' });
  await frontendsPage.open('terme', 'edit');
  await frontendsPage.button('Scegli Logo').click();
  const picker = frontendsPage.dialog('Seleziona immagine');
  await expect(picker.getByText('Nessuna immagine trovata nella cartella.')).toBeVisible();
  await expect(picker.getByRole('button', { name: 'OK' })).toBeDisabled();
  await expectAccessible(page, { all: true });
  await picker.locator('input[type=file]').setInputFiles(file('logo.png'));
  await expect(picker.getByRole('option', { name: 'logo.png', selected: true })).toBeVisible();
  await expectAccessible(page, { all: true });
  await picker.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('img', { name: 'logo.png' })).toBeVisible();
  await frontendsPage.save();
  await expect(page.getByText('Frontend [terme] salvato')).toBeVisible();
  expect((await microsites.stored('terme')).Logo).toBe('logo.png');
});

test('A slideshow is put together and in order', async ({ page, microsites, frontendsPage }) => {
  await microsites.seed({ URL: 'malcesine' });
  await frontendsPage.open('malcesine', 'edit');
  await frontendsPage.button('Modifica Slideshow').click();
  const dialog = frontendsPage.dialog('Modifica Slideshow');
  await expect(dialog.getByText('Nessuna immagine selezionata.')).toBeVisible();
  await dialog
    .locator('input[type=file]')
    .setInputFiles([file('a.png', 40), file('b.png', 50), file('c.png', 60)]);
  await expect(dialog.getByText('+3')).toBeVisible();
  const sorting = sortingByKeyboard(page);
  const handle = dialog.getByRole('button', { name: /^Trascina per riordinare: / }).last();
  await sorting.pickUp(handle, /^Hai preso/);
  await sorting.move('ArrowUp', /sopra la posizione 2 di 3/);
  await sorting.drop(/lasciato alla posizione 2 di 3/);
  await sorting.pickUp(handle, /^Hai preso/);
  await sorting.move('ArrowUp', /sopra la posizione 2 di 3/);
  await sorting.putBack();
  await expect(dialog, 'Escape puts back what is on its way, and no more').toHaveCount(1);
  await expectAccessible(page, { all: true });
  const order = await dialog
    .getByRole('button', { name: /^Trascina/ })
    .evaluateAll((all) => all.map((one) => one.ariaLabel?.split(': ')[1]));
  await dialog.getByRole('button', { name: 'Conferma' }).click();
  await frontendsPage.save();
  await expect(page.getByText('Frontend [malcesine] salvato')).toBeVisible();
  expect((await microsites.stored('malcesine')).Slideshow).toEqual(order);
});

test('An upload that is cut half-way leaves nothing, and goes again', async ({
  page,
  context,
  server,
  token,
  microsites,
  expectConsoleError,
  frontendsPage,
}) => {
  const king = await token('king');
  await microsites.seed({ URL: 'sirmione' });
  await frontendsPage.open('sirmione', 'edit');
  await frontendsPage.button('Scegli Copertina').click();
  const picker = frontendsPage.dialog('Seleziona immagine');
  await expect(picker.getByText('Nessuna immagine trovata')).toBeVisible();
  const line = await context.newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 };
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', slow);
  await picker.locator('input[type=file]').setInputFiles(file('grande.png', 700));
  const bar = picker.getByRole('progressbar', { name: 'Caricamento di grande.png' });
  await page.waitForFunction(
    (progress) => progress instanceof HTMLProgressElement && progress.value > 0.2,
    await bar.elementHandle(),
  );
  expectConsoleError(/ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_FAILED/);
  await server.kill();
  await expect(picker.getByText("Errore durante il caricamento dell'immagine.")).toBeVisible();
  await server.start();
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  const listed = async () => {
    const answer = await fetch(`${server.url}/api/r2/listfiles`, {
      method: 'POST',
      headers: { authorization: `Bearer ${king}`, 'content-type': 'application/json' },
      body: JSON.stringify({ foldername: '[Frontends]/sirmione/images' }),
    });
    return ((await answer.json()) as { files: string[] }).files;
  };
  expect(await listed()).toEqual([]);
  await picker.getByRole('button', { name: 'Riprova grande.png' }).click();
  await expect(picker.getByRole('option', { name: 'grande.png', selected: true })).toBeVisible();
  expect(await listed()).toEqual(['[Frontends]/sirmione/images/grande.png']);
});
