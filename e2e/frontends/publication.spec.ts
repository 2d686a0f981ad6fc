import { expectAccessible } from '../fixtures/accessible.ts';
import { aPng } from '../fixtures/png.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ role: 'king' });

test('A photograph above 10 MB is reduced and sent with its variants', async ({
  page,
  microsites,
  frontendsPage,
}) => {
  await page.addInitScript(() => {
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) document.title = [...body.keys()].join(' ');
      return send.call(this, body);
    };
  });
  await page.route('**/api/r2/listfiles?*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), draws: false } });
  });
  await microsites.seed({ URL: 'foto' });
  await frontendsPage.open('foto', 'edit');
  await frontendsPage.button('Scegli Copertina').click();
  const picker = frontendsPage.dialog('Seleziona immagine');
  const file = { name: 'grande.png', mimeType: 'image/png', buffer: aPng(2_000, 'grey') };
  await picker.locator('input[type=file]').setInputFiles(file);
  const uploaded = picker.getByRole('option', { name: /grande\.webp/, selected: true });
  await expect(uploaded).toBeVisible();
  await expectAccessible(page, { all: true });
  await expect(page).toHaveTitle('file folder variant-480 variant-960 variant-1600 variant-share');
  await picker.getByRole('button', { name: 'OK' }).click();
  await expect(picker).toHaveCount(0);

  // A server that draws no pictures gets the crop for shared links around a new focal point.
  const describe = page.getByRole('button', { name: /^Testo alternativo/ }).first();
  await describe.click();
  const dialog = frontendsPage.dialog('Testo alternativo');
  await expect(dialog.getByRole('textbox', { name: /Italiano/ })).toBeFocused();
  const focalPoint = dialog.getByRole('button', { name: 'Punto focale', exact: true });
  for (const percent of [60, 70, 80]) {
    await focalPoint.press('Shift+ArrowDown');
    await expect(dialog.getByRole('status')).toHaveText(new RegExp(`, ${percent}% dall’alto$`));
  }
  const sent = page.waitForResponse('**/api/r2/upload');
  await dialog.getByRole('button', { name: 'Conferma' }).click();
  const answer = await sent;
  expect(answer.status()).toBe(201);
  expect(answer.request().postDataBuffer()?.toString('latin1')).toContain('"variant-share-8"');

  await frontendsPage.save();
  expect((await microsites.stored('foto')).Copertina).toBe('grande.webp');
});
