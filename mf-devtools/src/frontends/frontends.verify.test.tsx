import { expect, test } from '@jest/globals';
import { aFrontend } from '@wabu/shared/testing';
import { card, renderCards, supplier } from '../testing/render-tests-page.tsx';
import { AddFrontendCard } from './add-frontend-card.tsx';
import { FrontendsCard } from './frontends-card.tsx';
import { withParsedFields } from './use-frontends.ts';

type User = Awaited<ReturnType<typeof renderCards>>['user'];

const Cards = () => (
  <>
    <AddFrontendCard />
    <FrontendsCard />
  </>
);

const complete = {
  URL: 'www.lido.it',
  Fornitore: supplier.Nome,
  Slideshow: 'a.jpg, b.jpg',
  CAP: '25087',
  Provincia: 'bs',
  email: 'info@lido.it',
};

async function add(user: User, fields: Partial<typeof complete>) {
  const form = card('Aggiungi un frontend');
  for (const [name, value] of Object.entries(fields)) {
    await user.click(form.getByLabelText(new RegExp(`^${name}`, 'i')));
    await user.paste(value);
  }
  await user.click(form.press('Aggiungi'));
  return form;
}

test('adds a frontend and lists its parsed fields', async () => {
  const { user } = await renderCards(Cards, { role: 'admin' });
  const form = await add(user, complete);
  expect(await form.findByText('Frontend aggiunto con successo!')).toBeVisible();
  const list = card('Tutti i frontends');
  await user.click(list.press('Elenca i frontends'));
  await user.click(await list.findByText('www.lido.it'));
  expect(list.getByText('a.jpg, b.jpg')).toBeVisible();
  expect(list.getByText('25087')).toBeVisible();
  expect(list.getByText('BS')).toBeVisible();
});

test('requires URL and supplier', async () => {
  const { user } = await renderCards(Cards);
  const form = await add(user, { URL: 'www.lido.it' });
  expect(form.getByText('Compila tutti i campi obbligatori.')).toBeVisible();
});

test('rejects an existing URL in any spelling', async () => {
  const { user } = await renderCards(Cards, {
    frontends: [aFrontend(supplier.Nome, 1, { URL: 'www.lido.it' })],
  });
  const form = await add(user, { ...complete, URL: 'WWW.LIDO.IT/' });
  expect(await form.findByText('URL già presente tra i frontends.')).toBeVisible();
});

test('shows each error of the server once, with the label of its field', async () => {
  const { user } = await renderCards(Cards);
  const form = await add(user, { ...complete, URL: 'a b', CAP: '12', Slideshow: 'a/b, c/d' });
  expect(
    await form.findByText(
      "Errore durante la richiesta di aggiunta frontend: URL non valido · Slideshow: Il nome dell'immagine non è valido · CAP: Solo numeri, 5 cifre",
    ),
  ).toBeVisible();
});

test('an empty list shows a message', async () => {
  const { user } = await renderCards(Cards);
  const list = card('Tutti i frontends');
  await user.click(list.press('Elenca i frontends'));
  expect(await list.findByText('Nessun frontend trovato.')).toBeVisible();
});

test('parses JSON fields that arrive as strings and leaves invalid ones', () => {
  const frontend = {
    Slideshow: '["a.jpg"]',
    Localizzazione: '{"CAP":"25087"}',
    Sezioni: '[',
    URL: 'x',
  };
  expect(withParsedFields(frontend as never)).toMatchObject({
    Slideshow: ['a.jpg'],
    Localizzazione: { CAP: '25087' },
    Sezioni: '[',
  });
});
