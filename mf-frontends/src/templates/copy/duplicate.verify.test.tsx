import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import {
  type FrontendWithProvenance,
  frontendImagesFolder,
  frontendMessages,
} from '@wabu/shared/entities/frontend';
import { textHash } from '@wabu/shared/entities/translation-provenance';
import { localMessage } from '@wabu/shared/i18n';
import { aSection, findDialog } from '@wabu/shared/testing';
import { useEffect, useState } from 'react';
import { loadFrontend } from '../../api/frontend-calls.ts';
import { aPicture } from '../../testing/a-picture.ts';
import { openDialog } from '../../testing/open-dialog.tsx';
import { frontendAt, supplier } from '../../testing/open-frontends.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';

const IT = '<p>Benvenuti</p>';
const source = frontendAt('terme', {
  Logo: 'logo.png',
  altTexts: { 'logo.png': { texts: { it: 'Il logo' } } },
  Sezioni: [aSection({ id: 's', Contenuto: { it: IT, de: '<p>Willkommen</p>' } })],
  origins: [
    {
      section: 's',
      field: 'Contenuto',
      language: 'de',
      kind: 'machine',
      sourceLanguage: 'it',
      sourceHash: textHash(IT),
    },
  ],
});

/** The dialog of `terme`, as it is stored. */
interface DuplicateProps {
  onDone: (URL: string) => void;
  onClose: () => void;
}

function Duplicate({ onDone, onClose }: DuplicateProps) {
  const [frontend, setFrontend] = useState<FrontendWithProvenance>();
  useEffect(() => void loadFrontend('terme').then(setFrontend), []);
  return (
    frontend && (
      <DuplicateDialog
        frontend={frontend}
        takenUrls={new Set(['terme'])}
        onDone={onDone}
        onClose={onClose}
      />
    )
  );
}

async function openDuplicate() {
  const onDone = jest.fn<DuplicateProps['onDone']>();
  const page = await openDialog(
    (onClose) => <Duplicate onDone={onDone} onClose={onClose} />,
    [source, frontendAt('porto')],
  );
  const { calls } = page;
  const form = { file: aPicture('logo.png'), folder: frontendImagesFolder('terme') };
  await answer(calls.r2.upload.$post({ form }));
  const dialog = within(await findDialog('Duplica [terme]'));
  return { ...page, dialog, onDone };
}

test('a duplicate has the texts, pictures and address, is not published, and is taken back by its undo', async () => {
  const { user, calls, dialog, stored, onDone } = await openDuplicate();
  expect(dialog.getByRole('textbox', { name: /URL/ })).toHaveValue('terme-copia');
  await user.click(dialog.getByRole('button', { name: 'Duplica' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('terme-copia'));
  const { ledger, publication, ...copy } = await stored('terme-copia');
  const { origins: _, ...input } = source;
  expect(copy).toEqual({ ...input, URL: 'terme-copia', version: 1 });
  expect(publication).toBeUndefined();
  expect(
    ledger.find(({ language, field }) => field === 'Contenuto' && language === 'de'),
  ).toMatchObject({ kind: 'machine', sourceHash: textHash(IT) });
  const json = { foldername: frontendImagesFolder('terme-copia') };
  expect((await answer(calls.r2.listfiles.$post({ json }))).files).toHaveLength(1);
  const notices = within(screen.getByRole('region', { name: 'Avvisi' }));
  await user.click(await notices.findByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(stored('terme-copia')).rejects.toMatchObject({ status: 404 }));
});

test('only the chosen parts are taken along; the address is then that of the supplier', async () => {
  const { user, dialog, stored, onDone } = await openDuplicate();
  await user.click(dialog.getByRole('checkbox', { name: 'Testi' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Localizzazione' }));
  await user.click(dialog.getByRole('button', { name: 'Duplica' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('terme-copia'));
  const copy = await stored('terme-copia');
  const { Indirizzo, Citta, email } = supplier;
  expect(copy).toMatchObject({ Logo: 'logo.png', Localizzazione: { Indirizzo, Citta, email } });
  expect(copy.Sezioni.map(({ id }) => id)).toEqual(['included', 'not-included']);
});

test('a URL that is taken or wrong is named at its field', async () => {
  const { user, dialog } = await openDuplicate();
  const url = dialog.getByRole('textbox', { name: /URL/ });
  await user.clear(url);
  await user.type(url, 'terme');
  expect(dialog.getByText(localMessage(frontendMessages.duplicate))).toBeInTheDocument();
  // Added by somebody else since: the server says so.
  await user.clear(url);
  await user.type(url, 'porto');
  await user.click(dialog.getByRole('button', { name: 'Duplica' }));
  expect(await dialog.findByText(localMessage(frontendMessages.duplicate))).toBeInTheDocument();
  await user.clear(url);
  await user.type(url, 'a b?');
  await user.click(dialog.getByRole('button', { name: 'Duplica' }));
  expect(await dialog.findByText(localMessage(frontendMessages.url))).toBeInTheDocument();
});
