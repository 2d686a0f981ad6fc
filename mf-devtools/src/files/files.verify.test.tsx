import { expect, test } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { emptyResponse, findAlert, interceptCalls } from '@wabu/shared/testing';
import { card, renderCards } from '../testing/render-tests-page.tsx';
import { DownloadCard } from './download-card.tsx';
import { UploadCard } from './upload-card.tsx';

const Cards = () => (
  <>
    <UploadCard />
    <DownloadCard />
  </>
);
const note = (text = 'acqua dolce') => new File([text], 'nota.txt', { type: 'text/plain' });

async function upload(
  user: Awaited<ReturnType<typeof renderCards>>['user'],
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

async function download(user: Awaited<ReturnType<typeof renderCards>>['user'], name: string) {
  const form = card('Scarica un file');
  await user.clear(form.getByLabelText('Nome del file'));
  await user.type(form.getByLabelText('Nome del file'), name);
  await user.click(form.press('Cerca'));
  return form;
}

test('a file is uploaded to [Tests], and found again', async () => {
  const { user } = await renderCards(Cards, { role: 'rookie' });
  const form = await upload(user, note());
  expect(form.getByText(/si cancellano dopo 7 giorni/)).toBeVisible();
  expect(await form.findByText('Caricato: [Tests]/nota.txt')).toBeVisible();
  const found = await download(user, 'nota.txt');
  const link = await found.findByRole('link', { name: 'Scarica nota.txt' });
  expect(link).toHaveAttribute('download', 'nota.txt');
  expect(found.getByText(/Tipo: text\/plain/)).toBeVisible();
});

test('a picture is shown', async () => {
  const { user } = await renderCards(Cards);
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

test('a missing file shows the default cover', async () => {
  const { user } = await renderCards(Cards);
  const found = await download(user, 'niente.txt');
  expect(await found.findByText('File non trovato.')).toBeVisible();
  expect(
    await found.findByRole('img', { name: 'Anteprima di copertina_default.jpeg' }),
  ).toBeVisible();
});

test('a failed download is not reported as a missing file', async () => {
  const { user } = await renderCards(Cards, {
    wrapApi: interceptCalls('getfile', emptyResponse(502)),
  });
  const found = await download(user, 'nota.txt');
  expect(await found.findByText(/^Errore: .*502/)).toBeVisible();
  expect(found.queryByText('File non trovato.')).toBeNull();
});

test('overwrites a file only after a confirmation', async () => {
  const { user, api } = await renderCards(Cards);
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
  await again('Chiudi');
  expect(await form.findByText('Errore: interrotto')).toBeVisible();
  expect(await stored()).toBe('acqua dolce');
  await again('Sovrascrivi');
  expect(await form.findByText('Caricato: [Tests]/nota.txt')).toBeVisible();
  expect(await stored()).toBe('acqua salata');
});

test('a rejected upload says why', async () => {
  const { user } = await renderCards(Cards, { role: 'rookie' });
  const form = await upload(user, note(), '[Utils]');
  expect(await form.findByText('Errore: Permessi non validi')).toBeVisible();
});

test('requires a file', async () => {
  const { user } = await renderCards(Cards);
  const form = card('Carica un file');
  await user.click(form.press('Carica'));
  expect(form.getByText('Scegli prima un file.')).toBeVisible();
});

test('shows progress and can be stopped', async () => {
  const { user } = await renderCards(Cards, {
    wrapApi: interceptCalls('upload', () => new Promise(() => undefined)),
  });
  const form = await upload(user, note());
  const bar = await form.findByRole('progressbar', { name: 'Avanzamento del caricamento' });
  await waitFor(() => expect(bar).toHaveValue(0.5));
  await user.click(form.press('Interrompi'));
  expect(await form.findByText('Errore: interrotto')).toBeVisible();
});
