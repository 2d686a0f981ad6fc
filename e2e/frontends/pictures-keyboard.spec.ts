import { expectAccessible } from '../fixtures/accessible.ts';
import { expectFocusTrap, tabTo } from '../fixtures/focus.ts';
import { publishMicrosite } from '../fixtures/published-microsite.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ role: 'king' });

test('By keyboard alone a picture is renamed and described, one in use is kept, and the slideshow is sorted', async ({
  page,
  server,
  token,
  microsites,
  frontendsPage,
}) => {
  const URL = 'immagini';
  await publishMicrosite(server.url, await token('king'), URL, ['it']);
  await frontendsPage.open(URL, 'edit');

  // A picture in use says where, and is not deleted.
  await frontendsPage.button('Cambia Copertina').press('Enter');
  const picker = frontendsPage.dialog('Seleziona immagine');
  await expectFocusTrap(picker);
  await tabTo(picker.getByRole('option', { selected: true }));
  await page.keyboard.press('Home');
  await page.keyboard.press(' ');
  const panel = picker.getByRole('region', { name: /^Immagine / });
  await expect(panel).toContainText('Visibile ai visitatori');
  await tabTo(panel.getByRole('button', { name: 'Cancella' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  // A rename.
  await tabTo(panel.getByRole('button', { name: 'Rinomina' }), { key: 'Shift+Tab' });
  await page.keyboard.press('Enter');
  const name = picker.getByRole('textbox', { name: 'Nuovo nome' });
  await expect(name).toBeFocused();
  await page.keyboard.type('molo');
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('option', { name: /^molo\.jpg/ })).toBeVisible();
  await expectAccessible(page, { all: true });

  // Its alt text and focal point, in a dialog above this one.
  const describe = panel.getByRole('button', { name: /^Testo alternativo/ });
  await tabTo(describe);
  await page.keyboard.press('Enter');
  const dialog = frontendsPage.dialog('Testo alternativo');
  await expectFocusTrap(dialog);
  await tabTo(dialog.getByRole('button', { name: 'Punto focale', exact: true }));
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(dialog.getByRole('status')).toHaveText(
    'Punto focale: 40% da sinistra, 50% dall’alto',
  );
  await tabTo(dialog.getByRole('textbox', { name: /Italiano/ }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Il molo');
  await tabTo(dialog.getByRole('button', { name: 'Conferma' }));
  await page.keyboard.press('Enter');
  await expect(describe).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(frontendsPage.button('Cambia Copertina')).toBeFocused();

  // The slideshow.
  await frontendsPage.button('Modifica Slideshow').press('Enter');
  const show = frontendsPage.dialog('Modifica Slideshow');
  await expectFocusTrap(show);
  await expectAccessible(page, { all: true });
  await tabTo(show.getByRole('button', { name: /^Sposta dopo/ }).first());
  await page.keyboard.press('Enter');
  await tabTo(show.getByRole('button', { name: 'Conferma' }));
  await page.keyboard.press('Enter');
  await expect(frontendsPage.button('Modifica Slideshow')).toBeFocused();
  await page.keyboard.press('Control+s');
  await tabTo(page.getByRole('alertdialog').getByRole('button', { name: 'Sovrascrivi' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Frontend [${URL}] salvato`)).toBeVisible();
  const { Slideshow } = await microsites.stored(URL);
  expect(Slideshow.slice(0, 2)).toEqual(['lake-night.jpg', 'lake.jpg']);
});
