import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { button, expectAccessible, findAlert, findDialog } from '@wabu/shared/testing';
import { openEditForm } from '../testing/open-edit-form.tsx';
import { save } from '../testing/open-frontends.tsx';

type Page = Awaited<ReturnType<typeof openEditForm>>;

/** Opens the picker of the logo and presses a picture. */
async function press({ user }: Page, name: string) {
  await user.click(button(/^(Scegli|Cambia) Logo$/));
  const picker = await findDialog('Seleziona immagine');
  await user.click(await within(picker).findByRole('option', { name: new RegExp(name) }));
  return within(await within(picker).findByRole('region', { name: `Immagine ${name}` }));
}

test('a free picture goes to the trash after a question, and an undo brings it back', async () => {
  const page = await openEditForm({ pictures: ['lago.png', 'riva.png'] });
  const panel = await press(page, 'lago.png');
  expect(await panel.findByText('Non è usata da nessuna parte.')).toBeVisible();
  await expectAccessible();
  await page.user.click(panel.getByRole('button', { name: 'Cancella' }));
  const question = await findAlert('Cancellare lago.png?');
  expect(
    within(question).getByText('Va nel cestino: da lì si ripristina per 30 giorni.'),
  ).toBeVisible();
  await page.user.click(within(question).getByRole('button', { name: 'Cancella' }));
  const toast = (await screen.findByText('Immagine cancellata: lago.png')).closest('li');
  expect(await screen.findByRole('option', { name: /riva\.png/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /lago\.png/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'OK' })).toBeDisabled();
  const undo = within(toast ?? document.body).getByRole('button', { name: 'Annulla' });
  await page.user.click(undo);
  expect(await screen.findByRole('option', { name: /lago\.png/ })).toBeVisible();
});

test('a picture in use says where, and its deletion is blocked', async () => {
  const page = await openEditForm({
    pictures: ['lago.png'],
    changes: { Copertina: 'lago.png', Slideshow: ['lago.png'] },
  });
  await page.user.click(button('Togli Copertina'));
  const panel = await press(page, 'lago.png');
  expect(await panel.findByText('Usata in [terme]: Copertina, Slideshow.')).toBeVisible();
  const remove = panel.getByRole('button', { name: 'Cancella' });
  expect(remove).toHaveAttribute('aria-disabled', 'true');
  expect(remove).toHaveAccessibleDescription(/Per cancellarla toglila da lì e salva/);
  await page.user.click(remove);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a rename is followed by the record and the open form', async () => {
  const page = await openEditForm({
    pictures: ['lago.png', 'riva.png'],
    changes: { Copertina: 'lago.png', altTexts: { 'lago.png': { texts: { it: 'Il lago' } } } },
  });
  const panel = await press(page, 'lago.png');
  await page.user.click(panel.getByRole('button', { name: 'Rinomina' }));
  const field = await screen.findByRole('textbox', { name: 'Nuovo nome' });
  await page.user.clear(field);
  await page.user.type(field, 'riva{Enter}');
  expect(await screen.findByText(/Esiste già un file con questo nome/)).toBeVisible();
  await page.user.clear(field);
  await page.user.type(field, 'tramonto{Enter}');
  expect(
    await screen.findByRole('option', { name: /tramonto\.png/, selected: true }),
  ).toBeVisible();
  expect(await page.stored('terme')).toMatchObject({
    version: 2,
    Copertina: 'tramonto.png',
    altTexts: { 'tramonto.png': { texts: { it: 'Il lago' } } },
  });
  await page.user.click(screen.getByRole('button', { name: 'OK' }));
  await save(page.user);
  expect(await page.stored('terme')).toMatchObject({ version: 3, Logo: 'tramonto.png' });
});

test('the alt text is written from the slideshow dialog, which stays open', async () => {
  const page = await openEditForm({
    pictures: ['lago.png'],
    changes: { Slideshow: ['lago.png'] },
  });
  await page.user.click(button('Modifica Slideshow'));
  const show = within(await findDialog('Modifica Slideshow'));
  const [ofSlide] = await show.findAllByRole('button', { name: /^Testo alternativo lago.png/ });
  await page.user.click(ofSlide as HTMLElement);
  await findDialog('Dettagli immagine');
  await page.user.keyboard('Il lago');
  await page.user.click(
    within(await findDialog('Dettagli immagine')).getByRole('button', { name: 'Conferma' }),
  );
  expect(
    await show.findByRole('button', { name: /lago.png: manca in 8 lingue su 9/ }),
  ).toBeVisible();
});
