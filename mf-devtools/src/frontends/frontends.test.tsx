import { expect, test } from '@jest/globals';
import { aFrontend } from '@wabu/shared/testing';
import { card, openTests, supplier } from '../testing/open-tests.tsx';
import { withParsedFields } from './use-frontends.ts';

type User = Awaited<ReturnType<typeof openTests>>['user'];

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
    await user.click(form.getByLabelText(new RegExp(`^${name}`)));
    await user.paste(value);
  }
  await user.click(form.press('Aggiungi'));
  return form;
}

test('adds a frontend and lists it with its fields read', async () => {
  const { user } = await openTests({ role: 'admin' });
  const form = await add(user, complete);
  expect(await form.findByText('Frontend aggiunto con successo!')).toBeVisible();
  const list = card('Tutti i frontends');
  await user.click(list.press('Elenca i frontends'));
  await user.click(await list.findByText('www.lido.it'));
  expect(list.getByText('a.jpg, b.jpg')).toBeVisible();
  expect(list.getByText('25087')).toBeVisible();
  expect(list.getByText('BS')).toBeVisible();
});

test('wants URL and supplier', async () => {
  const { user } = await openTests();
  const form = await add(user, { URL: 'www.lido.it' });
  expect(form.getByText('Compila tutti i campi obbligatori.')).toBeVisible();
});

test('refuses an address that is there, however it is written', async () => {
  const { user } = await openTests({
    frontends: [aFrontend(supplier.Nome, 1, { URL: 'www.lido.it' })],
  });
  const form = await add(user, { ...complete, URL: 'WWW.LIDO.IT/' });
  expect(await form.findByText('URL già presente tra i frontends.')).toBeVisible();
});

test('says what the server found wrong, field by field', async () => {
  const { user } = await openTests();
  const form = await add(user, { ...complete, CAP: '12', Fornitore: 'Nessuno' });
  expect(
    await form.findByText(
      /^Errore durante la richiesta di aggiunta frontend: .*Solo numeri, 5 cifre/,
    ),
  ).toBeVisible();
});

test('a rookie is refused by the server', async () => {
  const { user } = await openTests({ role: 'rookie' });
  const form = await add(user, complete);
  expect(
    await form.findByText('Errore durante la richiesta di aggiunta frontend: Permessi non validi'),
  ).toBeVisible();
});

test('an empty list says so', async () => {
  const { user } = await openTests();
  const list = card('Tutti i frontends');
  await user.click(list.press('Elenca i frontends'));
  expect(await list.findByText('Nessun frontend trovato.')).toBeVisible();
});

test('reads JSON fields that arrive as texts, and leaves what is none', () => {
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
