import { expect, test } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import {
  brokenConnection,
  emptyResponse,
  failUntilRepaired,
  findAlert,
  interceptCalls,
} from '@wabu/shared/testing';
import { card, renderTestsPage } from '../testing/render-tests-page.tsx';

const note = (text = 'acqua dolce') => new File([text], 'nota.txt', { type: 'text/plain' });

async function upload(
  user: Awaited<ReturnType<typeof renderTestsPage>>['user'],
  file: File,
  folder?: string,
) {
  const form = card('Carica un file');
  await user.upload(form.getByLabelText('File'), file);
  if (folder) {
    await user.clear(form.getByLabelText('Cartella'));
    await user.click(form.getByLabelText('Cartella'));
    await user.paste(folder);
  }
  await user.click(form.press('Carica'));
  return form;
}

async function download(user: Awaited<ReturnType<typeof renderTestsPage>>['user'], name: string) {
  const form = card('Scarica un file');
  await user.clear(form.getByLabelText('Nome del file'));
  await user.type(form.getByLabelText('Nome del file'), name);
  await user.click(form.press('Cerca'));
  return form;
}

test.each(['king', 'admin', 'rookie'] as const)(
  '%s uploads to [Tests] and finds it again',
  async (role) => {
    const { user } = await renderTestsPage({ role });
    const form = await upload(user, note());
    expect(form.getByText(/si cancellano dopo 7 giorni/)).toBeVisible();
    expect(await form.findByText('Caricato: [Tests]/nota.txt')).toBeVisible();
    const found = await download(user, 'nota.txt');
    const link = await found.findByRole('link', { name: 'Scarica nota.txt' });
    expect(link).toHaveAttribute('download', 'nota.txt');
    expect(found.getByText(/Tipo: text\/plain/)).toBeVisible();
  },
);

test('a picture is shown', async () => {
  const { user } = await renderTestsPage();
  const pixel = Uint8Array.from(
    atob(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    ),
    (letter) => letter.charCodeAt(0),
  );
  const form = await upload(user, new File([pixel], 'lago.png', { type: 'image/png' }));
  await form.findByText('Caricato: [Tests]/lago.png');
  const found = await download(user, 'lago.png');
  expect(await found.findByRole('img', { name: 'Anteprima di lago.png' })).toBeVisible();
});

test.each(['niente.txt', '../altrove'])(
  'a missing file (%s) shows the default cover',
  async (name) => {
    const { user } = await renderTestsPage();
    const found = await download(user, name);
    expect(await found.findByText('File non trovato.')).toBeVisible();
    expect(
      await found.findByRole('img', { name: 'Anteprima di copertina_default.jpeg' }),
    ).toBeVisible();
  },
);

test('a failed download is not reported as a missing file', async () => {
  const { user } = await renderTestsPage({
    wrapApi: interceptCalls('getfile', emptyResponse(502)),
  });
  const found = await download(user, 'nota.txt');
  expect(await found.findByText(/^Errore: .*502/)).toBeVisible();
  expect(found.queryByText('File non trovato.')).toBeNull();
});

test('overwrites a file only after a confirmation', async () => {
  const { user, api } = await renderTestsPage();
  const form = await upload(user, note());
  await form.findByText('Caricato: [Tests]/nota.txt');
  const again = async (answer: string) => {
    await upload(user, note('acqua salata'));
    const question = await findAlert('Esiste già un file con questo nome. Vuoi sovrascriverlo?');
    await user.click(within(question).getByRole('button', { name: answer }));
  };
  const stored = async () => {
    const { api: calls } = await api.client('king');
    const json = { foldername: '[Tests]', filename: 'nota.txt' };
    return (await calls.r2.getfile.$post({ json })).text();
  };
  await again('Annulla');
  expect(await form.findByText('Errore: annullato')).toBeVisible();
  expect(await stored()).toBe('acqua dolce');
  await again('Sovrascrivi');
  expect(await form.findByText('Caricato: [Tests]/nota.txt')).toBeVisible();
  expect(await stored()).toBe('acqua salata');
});

test.each([
  ['rookie', '[Utils]', 'Errore: Permessi non validi'],
  ['admin', '[Users]/avatars', 'Errore: Permessi non validi'],
  ['king', '../../etc', 'Errore: Cartella non valida'],
] as const)('rejects an upload of %s to %s', async (role, folder, message) => {
  const { user } = await renderTestsPage({ role });
  const form = await upload(user, note(), folder);
  expect(await form.findByText(message)).toBeVisible();
});

test('requires a file', async () => {
  const { user } = await renderTestsPage();
  const form = card('Carica un file');
  await user.click(form.press('Carica'));
  expect(form.getByText('Scegli prima un file.')).toBeVisible();
});

test('shows progress and can be cancelled', async () => {
  const { user } = await renderTestsPage({
    wrapApi: interceptCalls('upload', () => new Promise(() => undefined)),
  });
  const form = await upload(user, note());
  const bar = await form.findByRole('progressbar', { name: 'Avanzamento del caricamento' });
  await waitFor(() => expect(bar).toHaveValue(0.5));
  await user.click(form.press('Annulla'));
  expect(await form.findByText('Errore: annullato')).toBeVisible();
});

test('an interrupted upload shows an error and can be repeated', async () => {
  const { answer, repair } = failUntilRepaired(brokenConnection);
  const { user } = await renderTestsPage({ wrapApi: interceptCalls('upload', answer) });
  const form = await upload(user, note());
  expect(await form.findByText('Errore: il server non risponde')).toBeVisible();
  repair();
  await user.click(form.press('Carica'));
  expect(await form.findByText('Caricato: [Tests]/nota.txt')).toBeVisible();
});
