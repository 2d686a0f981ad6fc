import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  brokenConnection,
  button,
  expectAccessible,
  failUntilRepaired,
  findAlert,
  findDialog,
  interceptCalls,
  row,
} from '@wabu/shared/testing';
import { aPicture } from '../testing/a-picture.ts';
import { openEditForm } from '../testing/open-edit-form.tsx';
import { field, frontendAt, openFrontends } from '../testing/open-frontends.tsx';

const chosen = () =>
  screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent);

type User = Awaited<ReturnType<typeof openEditForm>>['user'];

async function openPicker(user: User) {
  await user.click(button('Scegli Logo'));
  return findDialog('Seleziona immagine');
}
const uploadInput = (picker: HTMLElement) =>
  within(picker).getByLabelText('Carica', { selector: 'input' });

describe('the image picker', () => {
  test('selects a picture by mouse and sets the logo', async () => {
    const { user } = await openEditForm({ pictures: ['a.png', 'b.png'] });
    const picker = await openPicker(user);
    await user.click(await within(picker).findByRole('option', { name: /a\.png/ }));
    await user.click(await within(picker).findByRole('option', { name: /b\.png/ }));
    expect(within(picker).getAllByRole('option', { selected: true })).toHaveLength(1);
    expect(within(picker).getByText('Selezionata')).toBeInTheDocument();
    await user.click(within(picker).getByRole('button', { name: 'OK' }));
    expect(button('Cambia Logo')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Apri b.png' })).toBeVisible();
  });

  test('works with the keyboard alone @verify', async () => {
    const { user } = await openEditForm({ pictures: ['a.png', 'b.png', 'c.png'] });
    button('Scegli Copertina').focus();
    await user.keyboard('{Enter}');
    const picker = await findDialog('Seleziona immagine');
    (await within(picker).findByRole('option', { name: /a\.png/ })).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft} ');
    expect(chosen()).toEqual([expect.stringContaining('b.png')]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const shown = { selector: 'figcaption bdi' };
    expect(await screen.findByText('b.png', shown)).toBeInTheDocument();
    await user.click(button('Togli Copertina'));
    const notice = within(
      screen.getByText('Immagine tolta: Copertina').closest('li') ?? document.body,
    );
    await user.click(notice.getByRole('button', { name: 'Annulla' }));
    expect(button('Cambia Copertina')).toBeInTheDocument();
  });

  test('shows that the folder is empty, and uploads, shows and selects a picture', async () => {
    const { user } = await openEditForm();
    const picker = await openPicker(user);
    expect(
      await within(picker).findByText('Nessuna immagine trovata nella cartella.'),
    ).toBeVisible();
    expect(within(picker).getByRole('button', { name: 'OK' })).toBeDisabled();
    await user.upload(uploadInput(picker), aPicture('lago.png'));
    expect(
      await within(picker).findByRole('option', { name: /lago\.png/, selected: true }),
    ).toBeVisible();
    expect(within(picker).getByText('Caricata')).toBeInTheDocument();
    expect(within(picker).getByRole('button', { name: 'OK' })).toBeEnabled();
    await user.click(within(picker).getByRole('button', { name: 'Annulla' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('gives a file a name that can be stored, and shows it @verify', async () => {
    const { user } = await openEditForm();
    const picker = await openPicker(user);
    await user.upload(uploadInput(picker), aPicture('Lago – 50%\u202F[1].png'));
    expect(
      await within(picker).findByRole('option', { name: /^Lago - 50 \(1\)\.png/ }),
    ).toBeVisible();
    expect(within(picker).getByText(/^era «Lago – 50%\s\[1\]\.png»$/)).toBeVisible();
  });

  test('accepts dropped and pasted pictures @verify', async () => {
    const { user } = await openEditForm();
    const picker = await openPicker(user);
    const empty = await within(picker).findByText('Nessuna immagine trovata nella cartella.');
    fireEvent.drop(empty, { dataTransfer: { files: [aPicture('caduta.png')], types: ['Files'] } });
    expect(await within(picker).findByRole('option', { name: /caduta\.png/ })).toBeVisible();
    fireEvent.paste(document, { clipboardData: { files: [aPicture('image.png')] } });
    expect(await within(picker).findByRole('option', { name: /incollata-\d+\.png/ })).toBeVisible();
  });

  test('shows old and new before it replaces, and can keep both @verify', async () => {
    const { user } = await openEditForm({ pictures: ['lago.png'] });
    const picker = await openPicker(user);
    const input = uploadInput(picker);
    await user.upload(input, aPicture('lago.png', 9));
    const question = await findAlert('Sovrascrivere lago.png?');
    expect(
      await within(question).findByRole('img', { name: 'lago.png, Nella cartella' }),
    ).toBeVisible();
    expect(within(question).getByRole('img', { name: 'lago.png, Da caricare' })).toBeVisible();
    await expectAccessible(question);
    await user.click(within(question).getByRole('button', { name: 'Tieni entrambi' }));
    expect(
      await screen.findByRole('option', { name: /lago-2\.png/, selected: true }),
    ).toBeVisible();
    await user.upload(input, aPicture('lago.png', 9));
    await user.click(
      within(await findAlert(/Sovrascrivere/)).getByRole('button', { name: 'Sostituisci' }),
    );
    expect(await screen.findByRole('option', { name: /lago\.png/, selected: true })).toBeVisible();
    expect(screen.getAllByRole('option', { name: /lago/ })).toHaveLength(2);
  });

  test('rejects with the reason what is no picture, and a photo of an iPhone before it is sent', async () => {
    const { user } = await openEditForm();
    const picker = await openPicker(user);
    const lie = new File(['<html>'], 'falsa.png', { type: 'image/png' });
    await user.upload(uploadInput(picker), lie);
    expect(
      await within(picker).findByText("Errore durante il caricamento dell'immagine."),
    ).toBeVisible();
    expect(within(picker).getByText('Il contenuto del file non è di tipo png')).toBeVisible();
    expect(within(picker).queryByRole('button', { name: 'Riprova falsa.png' })).toBeNull();
    const photo = new File(['ftypheic'], 'IMG_0042.HEIC', { type: 'image/heic' });
    fireEvent.drop(uploadInput(picker), { dataTransfer: { files: [photo], types: ['Files'] } });
    expect(await within(picker).findByText(/Foto HEIC: .*Esportala come JPEG/)).toBeVisible();
    expect(within(picker).queryByRole('button', { name: 'Riprova IMG_0042.HEIC' })).toBeNull();
    await user.click(
      within(picker).getByRole('button', { name: 'Togli dall’elenco IMG_0042.HEIC' }),
    );
    expect(within(picker).queryByText(/Foto HEIC/)).toBeNull();
  });

  test('shows the newest picture first, with its pixels, size and day @verify', async () => {
    const { user } = await openEditForm({ pictures: ['b.png', 'a.png', 'c.png'] });
    const picker = await openPicker(user);
    await within(picker).findByRole('option', { name: /a\.png/ });
    expect(
      within(picker)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(
      ['c', 'a', 'b'].map((name) =>
        expect.stringMatching(
          new RegExp(`^${name}.png1\\s×\\s1\\s+1\\skB\\s+\\d+\\s[a-z]+\\s\\d{4}\\s*$`),
        ),
      ),
    );
  });

  test('an interrupted upload can be retried @verify', async () => {
    const { answer, repair } = failUntilRepaired(brokenConnection);
    const { user } = await openEditForm({ wrapApi: interceptCalls('upload', answer) });
    const picker = await openPicker(user);
    await user.upload(uploadInput(picker), aPicture('lago.png'));
    expect(await within(picker).findByText(/La connessione si è interrotta/)).toBeVisible();
    repair();
    await user.click(within(picker).getByRole('button', { name: 'Riprova lago.png' }));
    expect(await within(picker).findByRole('option', { name: /lago\.png/ })).toBeVisible();
  });
});

test('a missing picture shows the default cover and a message @verify', async () => {
  await openEditForm({ changes: { Copertina: 'via.png' } });
  expect(await screen.findByText('File mancante: via.png')).toBeInTheDocument();
});

test('a new frontend cannot open the folder of a URL that is empty or taken @verify', async () => {
  const { user } = await openFrontends({
    at: '?mode=new',
    frontends: [frontendAt('terme')],
    pictures: ['altrui.png'],
  });
  await row(/terme/);
  const shut = (reason: RegExp) => {
    for (const name of ['Scegli Logo', 'Scegli Copertina', 'Modifica Slideshow']) {
      expect(button(name)).toHaveAttribute('aria-disabled', 'true');
      expect(button(name)).toHaveAccessibleDescription(reason);
    }
  };
  const url = await field('URL');
  shut(/Scrivi prima un URL valido/);
  await user.click(button('Scegli Logo'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.type(url, 'terme');
  shut(/Questo URL è di un altro microsito/);
  await user.type(url, '-nuove');
  await user.click(button('Scegli Logo'));
  expect(await findDialog('Seleziona immagine')).toBeVisible();
});

test('a frontend saved as new gets copies of its pictures @verify', async () => {
  const { user, calls } = await openEditForm({ pictures: ['a.png'], changes: { Logo: 'a.png' } });
  const url = screen.getByRole('textbox', { name: 'URL' });
  await user.clear(url);
  await user.type(url, 'vela');
  expect(screen.getByText(/Le immagini sono nella cartella di \[terme\]/)).toBeVisible();
  await user.click(button('Salva come nuovo'));
  expect(await row(/vela/)).toBeInTheDocument();
  await waitFor(async () => {
    const answer = await calls.r2.listfiles.$post({
      json: { foldername: '[Frontends]/vela/images' },
    });
    expect(await answer.json()).toEqual({ files: ['[Frontends]/vela/images/a.png'] });
  });
});
