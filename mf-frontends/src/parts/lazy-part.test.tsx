import { beforeAll, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { addWords, startI18n } from '@wabu/shared/i18n';
import { renderUi } from '@wabu/shared/testing';
import { Suspense, useState } from 'react';
import { it } from '../words/it.ts';
import { lazyPart } from './lazy-part.tsx';

let isOffline = true;

const LoadedDialog = () => <p>La finestra</p>;
const Dialog = lazyPart<{ onClose: () => void }>(async () => {
  if (isOffline) throw new TypeError('Failed to fetch');
  return LoadedDialog;
});

function Form() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Nome" defaultValue="Testo scritto" />
      <button type="button" onClick={() => setOpen(true)}>
        Apri
      </button>
      <Suspense>{isOpen && <Dialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

beforeAll(() => {
  startI18n('it');
  addWords('frontends', 'it', it);
});

test('a dialog that does not load closes with a message, the form stays, and it opens when the network is back', async () => {
  const { user } = await act(async () => renderUi(<Form />));
  await user.click(screen.getByRole('button', { name: 'Apri' }));
  expect(await screen.findByText(/Questa parte non si è caricata/)).toBeVisible();
  expect(screen.getByDisplayValue('Testo scritto')).toBeVisible();
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Apri' }));
  expect(await screen.findByText('La finestra')).toBeVisible();
});
