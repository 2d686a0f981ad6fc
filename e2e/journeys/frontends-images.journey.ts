import assert from 'node:assert/strict';
import { expectAccessible } from '../fixtures/accessible.ts';
import { seedFrontends, storedFrontend } from '../fixtures/frontends.ts';
import { frontendsScreen } from '../fixtures/frontends-screen.ts';
import { journey } from '../fixtures/journey.ts';
import { aPng } from '../fixtures/png.ts';
import { sortingByKeyboard } from '../fixtures/sorting-by-keyboard.ts';

const edit = '/adminwabu/frontends?frontend=terme&mode=edit';
const file = (name: string, size = 60) => ({ name, mimeType: 'image/png', buffer: aPng(size) });

journey('A logo is uploaded, chosen and saved', {}, async (given) => {
  const { page, server, signIn, token, visit } = given;
  const king = await token('king');
  await seedFrontends(server.url, king, [{ URL: 'terme' }]);
  await signIn('king');
  await visit(edit);
  const screen = frontendsScreen(page);
  await screen.button('Scegli Logo').click();
  const picker = screen.dialog('Seleziona immagine');
  await picker.getByText('Nessuna immagine trovata nella cartella.').waitFor();
  assert.equal(await picker.getByRole('button', { name: 'OK' }).isEnabled(), false);
  await expectAccessible(page, { all: true });
  await picker.locator('input[type=file]').setInputFiles(file('logo.png'));
  await picker.getByRole('option', { name: 'logo.png', selected: true }).waitFor();
  await expectAccessible(page, { all: true });
  await picker.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('img', { name: 'logo.png' }).waitFor();
  await screen.save();
  await page.getByText('Frontend [terme] salvato').waitFor();
  assert.equal((await storedFrontend(server.url, king, 'terme')).Logo, 'logo.png');
});

journey('A slideshow is put together and in order', {}, async (given) => {
  const { page, server, signIn, token, visit } = given;
  const king = await token('king');
  await seedFrontends(server.url, king, [{ URL: 'terme' }]);
  await signIn('king');
  await visit(edit);
  const screen = frontendsScreen(page);
  await screen.button('Modifica Slideshow').click();
  const dialog = screen.dialog('Modifica Slideshow');
  await dialog.getByText('Nessuna immagine selezionata.').waitFor();
  await dialog
    .locator('input[type=file]')
    .setInputFiles([file('a.png', 40), file('b.png', 50), file('c.png', 60)]);
  await dialog.getByText('+3').waitFor();
  const sorting = sortingByKeyboard(page);
  const handle = dialog.getByRole('button', { name: /^Trascina per riordinare: / }).last();
  await sorting.pickUp(handle, /^Hai preso/);
  await sorting.move('ArrowUp', /sopra la posizione 2 di 3/);
  await sorting.drop(/lasciato alla posizione 2 di 3/);
  await sorting.pickUp(handle, /^Hai preso/);
  await sorting.move('ArrowUp', /sopra la posizione 2 di 3/);
  await sorting.putBack();
  assert.equal(await dialog.count(), 1, 'Escape puts back what is on its way, and no more');
  await expectAccessible(page, { all: true });
  const order = await dialog
    .getByRole('button', { name: /^Trascina/ })
    .evaluateAll((all) => all.map((one) => one.ariaLabel?.split(': ')[1]));
  await dialog.getByRole('button', { name: 'Conferma' }).click();
  await screen.save();
  await page.getByText('Frontend [terme] salvato').waitFor();
  assert.deepEqual((await storedFrontend(server.url, king, 'terme')).Slideshow, order);
});

journey('An upload that is cut half-way leaves nothing, and goes again', {}, async (given) => {
  const { page, context, server, signIn, token, visit, complaints } = given;
  const king = await token('king');
  await seedFrontends(server.url, king, [{ URL: 'terme' }]);
  await signIn('king');
  await visit(edit);
  const screen = frontendsScreen(page);
  await screen.button('Scegli Copertina').click();
  const picker = screen.dialog('Seleziona immagine');
  await picker.getByText('Nessuna immagine trovata').waitFor();
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
  complaints.expect(/ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_FAILED/);
  await server.kill();
  await picker.getByText("Errore durante il caricamento dell'immagine.").waitFor();
  await server.start();
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  const listed = async () => {
    const answer = await fetch(`${server.url}/api/r2/listfiles`, {
      method: 'POST',
      headers: { authorization: `Bearer ${king}`, 'content-type': 'application/json' },
      body: JSON.stringify({ foldername: '[Frontends]/terme/images' }),
    });
    return ((await answer.json()) as { files: string[] }).files;
  };
  assert.deepEqual(await listed(), []);
  await picker.getByRole('button', { name: 'Riprova grande.png' }).click();
  await picker.getByRole('option', { name: 'grande.png', selected: true }).waitFor();
  assert.deepEqual(await listed(), ['[Frontends]/terme/images/grande.png']);
});
