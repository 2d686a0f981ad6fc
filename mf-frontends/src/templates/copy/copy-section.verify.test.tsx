import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { textHash } from '@wabu/shared/entities/translation-provenance';
import { expectAccessible, findDialog } from '@wabu/shared/testing';
import { openDialog } from '../../testing/open-dialog.tsx';
import { frontendAt } from '../../testing/open-frontends.tsx';
import { CopySectionDialog } from './copy-section-dialog.tsx';

const IT = '<p>Aperto dalle 9</p>';
const copy = {
  section: {
    visible: true,
    NomeSezione: { it: '<p>Orari</p>' },
    Contenuto: { it: IT, de: '<p>Ab 9 Uhr</p>' },
  },
  origins: [
    {
      field: 'Contenuto',
      language: 'de',
      kind: 'machine',
      sourceLanguage: 'it',
      sourceHash: textHash(IT),
    },
  ],
} as const;

const openCopy = () =>
  openDialog(
    (onClose) => (
      <CopySectionDialog
        name="Orari"
        copy={{ ...copy, origins: [...copy.origins] }}
        from="terme"
        onClose={onClose}
      />
    ),
    ['terme', 'battelli', 'cantina'].map((URL) => frontendAt(URL)),
  );

test('a section is added at the end of the chosen microsites, and taken back by one undo', async () => {
  const { user, stored } = await openCopy();
  const dialog = within(await findDialog('Copia «Orari» in altri micrositi'));
  await user.click(await dialog.findByRole('button', { name: 'Seleziona tutti i trovati' }));
  expect(await dialog.findByText('2 micrositi scelti')).toBeInTheDocument();
  expect(dialog.queryByRole('checkbox', { name: /^terme/ })).toBeNull();
  await expectAccessible();
  await user.click(dialog.getByRole('checkbox', { name: /^cantina/ }));
  await user.click(dialog.getByRole('button', { name: 'Copia in 1' }));

  const result = within(await findDialog('Copia della sezione'));
  expect(result.getByText('«Orari» copiata in 1 microsito.')).toBeInTheDocument();
  const { Sezioni, ledger } = await stored('battelli');
  expect(Sezioni).toHaveLength(2);
  expect(Sezioni[1]).toMatchObject(copy.section);
  const german = ledger.find(
    ({ section, language }) => section === Sezioni[1]?.id && language === 'de',
  );
  expect(german).toMatchObject({ kind: 'machine', sourceHash: textHash(IT) });
  expect((await stored('cantina')).Sezioni).toHaveLength(1);

  await user.click(result.getByRole('button', { name: 'Chiudi' }));
  await user.click(await screen.findByRole('button', { name: 'Annulla', hidden: true }));
  await waitFor(async () => expect((await stored('battelli')).Sezioni).toHaveLength(1));
});

test('a search narrows what can be chosen, and keeps what is', async () => {
  const { user } = await openCopy();
  const dialog = within(await findDialog('Copia «Orari» in altri micrositi'));
  await user.click(await dialog.findByRole('checkbox', { name: /^cantina/ }));
  await user.type(dialog.getByRole('searchbox'), 'batt');
  await waitFor(() => expect(dialog.queryByRole('checkbox', { name: /^cantina/ })).toBeNull());
  await user.click(dialog.getByRole('checkbox', { name: /^battelli/ }));
  expect(dialog.getByRole('button', { name: 'Copia in 2' })).toBeEnabled();
});
