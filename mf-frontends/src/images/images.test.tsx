import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { TestApi } from '@wabu/api/testing';
import { aFrontend, expectAccessible } from '@wabu/shared/testing';
import { aPicture } from '../testing/a-picture.ts';
import {
  alertDialog,
  button,
  dialog,
  openFrontends,
  row,
  supplier,
} from '../testing/open-frontends.tsx';

const frontend = (changes: Parameters<typeof aFrontend>[2] = {}) =>
  aFrontend(supplier.Nome, 1, { URL: 'terme', Sezioni: [], ...changes });

interface Scene {
  pictures?: string[];
  changes?: Parameters<typeof aFrontend>[2];
  through?: (api: TestApi) => TestApi;
}

/** The form of a frontend whose folder holds these pictures. */
async function editing({ pictures = [], changes, through }: Scene = {}) {
  const page = await openFrontends({
    frontends: [frontend(changes)],
    at: '?frontend=terme&mode=edit',
    pictures,
    through,
  });
  await screen.findByRole('textbox', { name: 'URL' });
  return page;
}
const chosen = () =>
  screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent);

describe('the image picker', () => {
  test('says when the folder is empty, and takes nothing', async () => {
    const { user } = await editing();
    await user.click(button('Scegli Logo'));
    const picker = await dialog('Seleziona immagine');
    expect(
      await within(picker).findByText('Nessuna immagine trovata nella cartella.'),
    ).toBeVisible();
    expect(within(picker).getByRole('button', { name: 'OK' })).toBeDisabled();
    await expectAccessible(picker);
    await user.click(within(picker).getByRole('button', { name: 'Annulla' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('chooses one by mouse, and sets the logo', async () => {
    const { user, stored } = await editing({ pictures: ['a.png', 'b.png'] });
    await user.click(button('Scegli Logo'));
    const picker = await dialog('Seleziona immagine');
    await user.click(await within(picker).findByRole('option', { name: /a\.png/ }));
    await user.click(await within(picker).findByRole('option', { name: /b\.png/ }));
    expect(within(picker).getAllByRole('option', { selected: true })).toHaveLength(1);
    expect(within(picker).getByText('Selezionata')).toBeInTheDocument();
    await expectAccessible(picker);
    await user.click(within(picker).getByRole('button', { name: 'OK' }));
    expect(button('Cambia Logo')).toBeInTheDocument();
    await user.keyboard('{Control>}s{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Sovrascrivi' }));
    await screen.findByText('Frontend [terme] salvato');
    expect((await stored('terme')).Logo).toBe('b.png');
  });

  test('is used by keyboard alone', async () => {
    const { user } = await editing({ pictures: ['a.png', 'b.png', 'c.png'] });
    button('Scegli Copertina').focus();
    await user.keyboard('{Enter}');
    const picker = await dialog('Seleziona immagine');
    (await within(picker).findByRole('option', { name: /a\.png/ })).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft} ');
    expect(chosen()).toEqual([expect.stringContaining('b.png')]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('b.png')).toBeInTheDocument();
    await user.click(button('Togli Copertina'));
    const notice = within(screen.getByText('Copertina tolto').closest('li') ?? document.body);
    await user.click(notice.getByRole('button', { name: 'Annulla' }));
    expect(button('Cambia Copertina')).toBeInTheDocument();
  });

  test('uploads, shows the new picture and chooses it', async () => {
    const { user } = await editing();
    await user.click(button('Scegli Logo'));
    const picker = await dialog('Seleziona immagine');
    await user.upload(
      within(picker).getByLabelText('Carica', { selector: 'input' }),
      aPicture('lago.png'),
    );
    expect(
      await within(picker).findByRole('option', { name: /lago\.png/, selected: true }),
    ).toBeVisible();
    expect(within(picker).getByText('Caricata')).toBeInTheDocument();
    expect(within(picker).getByRole('button', { name: 'OK' })).toBeEnabled();
  });

  test('takes what is dropped on it and what is pasted', async () => {
    const { user } = await editing();
    await user.click(button('Scegli Logo'));
    const picker = await dialog('Seleziona immagine');
    const empty = await within(picker).findByText('Nessuna immagine trovata nella cartella.');
    fireEvent.drop(empty, { dataTransfer: { files: [aPicture('caduta.png')], types: ['Files'] } });
    expect(await within(picker).findByRole('option', { name: /caduta\.png/ })).toBeVisible();
    fireEvent.paste(document, { clipboardData: { files: [aPicture('image.png')] } });
    expect(await within(picker).findByRole('option', { name: /incollata-\d+\.png/ })).toBeVisible();
  });

  test('shows old and new before it replaces, and can keep both', async () => {
    const { user } = await editing({ pictures: ['lago.png'] });
    await user.click(button('Scegli Logo'));
    const picker = await dialog('Seleziona immagine');
    const input = within(picker).getByLabelText('Carica', { selector: 'input' });
    await user.upload(input, aPicture('lago.png', 9));
    const question = await alertDialog('Sovrascrivere lago.png?');
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
      within(await alertDialog(/Sovrascrivere/)).getByRole('button', { name: 'Sostituisci' }),
    );
    expect(await screen.findByRole('option', { name: /lago\.png/, selected: true })).toBeVisible();
    expect(screen.getAllByRole('option', { name: /lago/ })).toHaveLength(2);
  });

  test('refuses what is no picture, says why, and keeps the rest', async () => {
    const { user } = await editing();
    await user.click(button('Scegli Logo'));
    const picker = await dialog('Seleziona immagine');
    const input = within(picker).getByLabelText('Carica', { selector: 'input' });
    const lie = new File(['<html>'], 'falsa.png', { type: 'image/png' });
    await user.upload(input, lie);
    expect(
      await within(picker).findByText(/Errore durante il caricamento dell'immagine\./),
    ).toHaveTextContent('Il contenuto del file non è di tipo png');
  });

  test('a line that is cut can be tried again', async () => {
    let isCut = true;
    const { user } = await editing({
      through: (api) => ({
        ...api,
        fetch: (input, init) =>
          isCut && String(input).includes('upload')
            ? Promise.reject(new TypeError('cut'))
            : api.fetch(input, init),
      }),
    });
    await user.click(button('Scegli Logo'));
    const picker = await dialog('Seleziona immagine');
    await user.upload(
      within(picker).getByLabelText('Carica', { selector: 'input' }),
      aPicture('lago.png'),
    );
    expect(await within(picker).findByText(/La connessione si è interrotta/)).toBeVisible();
    isCut = false;
    await user.click(within(picker).getByRole('button', { name: 'Riprova lago.png' }));
    expect(await within(picker).findByRole('option', { name: /lago\.png/ })).toBeVisible();
  });
});

describe('the slideshow', () => {
  test('keeps the order of choosing, is put in order, and says what changes', async () => {
    const { user, stored } = await editing({
      pictures: ['a.png', 'b.png', 'c.png'],
      changes: { Slideshow: ['a.png'] },
    });
    await user.click(button('Modifica Slideshow'));
    const show = await dialog('Modifica Slideshow');
    expect(within(show).getByText('Immagini selezionate per lo slideshow:')).toBeVisible();
    expect(within(show).getByText('Nessuna modifica')).toBeVisible();
    await user.click(await within(show).findByRole('option', { name: /c\.png/ }));
    await user.click(within(show).getByRole('option', { name: /b\.png/ }));
    expect(within(show).getByText('+2')).toBeVisible();
    expect(within(show).getAllByText('Selezionata')).toHaveLength(3);
    await user.click(
      within(show).getByRole('button', { name: 'Sposta in prima posizione: b.png' }),
    );
    await user.click(within(show).getByRole('button', { name: 'Sposta dopo: a.png' }));
    await expectAccessible(show);
    await user.click(within(show).getByRole('button', { name: 'Conferma' }));
    await user.keyboard('{Control>}s{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Sovrascrivi' }));
    await screen.findByText('Frontend [terme] salvato');
    expect((await stored('terme')).Slideshow).toEqual(['b.png', 'c.png', 'a.png']);
  });

  test('needs one picture to be confirmed, and is emptied on the form', async () => {
    const { user } = await editing({ pictures: ['a.png'], changes: { Slideshow: ['a.png'] } });
    await user.click(button('Modifica Slideshow'));
    const show = await dialog('Modifica Slideshow');
    await user.click(within(show).getByRole('button', { name: 'Togli: a.png' }));
    expect(within(show).getByText('Nessuna immagine selezionata.')).toBeVisible();
    expect(within(show).getByRole('button', { name: 'Conferma' })).toBeDisabled();
    // The other one belongs to the notice of what was taken out.
    const [cancel] = within(show).getAllByRole('button', { name: 'Annulla' });
    await user.click(cancel as HTMLElement);
    await user.click(button('Svuota slideshow'));
    expect(await screen.findByText('Slideshow svuotato')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Svuota slideshow' })).toBeNull();
  });
});

test('a picture whose file is gone shows the default cover and says so', async () => {
  await editing({ changes: { Copertina: 'via.png' } });
  expect(await screen.findByText('File mancante: via.png')).toBeInTheDocument();
});

test('without a valid address there is no folder yet, and the buttons say so', async () => {
  const { user } = await openFrontends({ at: '?mode=new' });
  await user.click(await screen.findByRole('button', { name: 'Scegli Logo' }));
  expect(
    await screen.findByText('Scrivi prima un URL valido: le immagini stanno nella sua cartella'),
  ).toBeInTheDocument();
});

test('a frontend saved as new takes its pictures along', async () => {
  const { user, calls } = await editing({ pictures: ['a.png'], changes: { Logo: 'a.png' } });
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
