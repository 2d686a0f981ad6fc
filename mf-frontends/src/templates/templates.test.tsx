import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { templateMessages } from '@wabu/shared/entities/microsites/section-template';
import { localMessage } from '@wabu/shared/i18n';
import { findDialog } from '@wabu/shared/testing';
import { openDialog } from '../testing/open-dialog.tsx';
import { SaveTemplateDialog } from './save-template-dialog.tsx';
import { TemplatesDialog } from './templates-dialog.tsx';

const section = {
  visible: true,
  NomeSezione: { it: '<p>Orari</p>' },
  Contenuto: { de: '<p>Ab 9</p>' },
};
const copy = { section, origins: [] };
const onInsert = jest.fn();

const openTemplates = async (...names: string[]) => {
  const page = await openDialog(
    (onClose) => <TemplatesDialog onInsert={onInsert} onClose={onClose} />,
    [],
  );
  for (const name of names)
    await answer(page.calls.d1.addsectiontemplate.$post({ json: { name, ...copy } }));
  await page.queries.invalidateQueries();
  const dialog = within(await findDialog('Modelli di sezione'));
  const listed = async () =>
    (await answer(page.calls.d1.sectiontemplates.$get())).templates.map(({ name }) => name);
  return { ...page, dialog, listed };
};

test('a section is kept under a name, once per name, and taken back by its undo', async () => {
  const { user, calls } = await openDialog(
    (onClose) => <SaveTemplateDialog name="Orari" copy={copy} onClose={onClose} />,
    [],
  );
  const names = async () =>
    (await answer(calls.d1.sectiontemplates.$get())).templates.map(({ name }) => name);
  const dialog = within(await findDialog('Salva la sezione come modello'));
  await user.click(dialog.getByRole('button', { name: 'Salva' }));
  await screen.findByText('Modello «Orari» salvato');
  expect(await names()).toEqual(['Orari']);
  const notices = within(screen.getByRole('region', { name: 'Avvisi' }));
  await user.click(notices.getByRole('button', { name: 'Annulla' }));
  await waitFor(async () => expect(await names()).toEqual([]));
});

test('a name that is taken is rejected at its field @verify', async () => {
  const { user, calls } = await openDialog(
    (onClose) => <SaveTemplateDialog name="orari" copy={copy} onClose={onClose} />,
    [],
  );
  await answer(calls.d1.addsectiontemplate.$post({ json: { name: 'Orari', ...copy } }));
  const dialog = within(await findDialog('Salva la sezione come modello'));
  await user.click(dialog.getByRole('button', { name: 'Salva' }));
  expect(await dialog.findByText(localMessage(templateMessages.duplicate))).toBeInTheDocument();
});

test('a template is inserted with its texts', async () => {
  const { user, dialog } = await openTemplates('Orari');
  expect(await dialog.findByText('ITA, DEU')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Aggiungi: Orari' }));
  await waitFor(() => expect(onInsert).toHaveBeenCalledWith('Orari', copy));
});

test('a template is renamed and deleted, and each is taken back by its undo @verify', async () => {
  const { user, dialog, listed } = await openTemplates('Orari', 'Prezzi');
  await user.click(await dialog.findByRole('button', { name: 'Rinomina: Orari' }));
  const naming = within(await findDialog('Rinomina «Orari»'));
  await user.type(naming.getByRole('textbox', { name: /Nome/ }), ' estivi');
  await user.click(naming.getByRole('button', { name: 'Salva' }));
  await waitFor(async () => expect(await listed()).toEqual(['Orari estivi', 'Prezzi']));
  await user.click(await screen.findByRole('button', { name: 'Annulla', hidden: true }));
  await waitFor(async () => expect(await listed()).toEqual(['Orari', 'Prezzi']));

  await user.click(await screen.findByRole('button', { name: 'Cancella: Prezzi' }));
  await waitFor(async () => expect(await listed()).toEqual(['Orari']));
  await screen.findByText('Modello «Prezzi» cancellato: è nel cestino');
  const [undo] = await screen.findAllByRole('button', { name: 'Annulla', hidden: true });
  if (undo) await user.click(undo);
  await waitFor(async () => expect(await listed()).toEqual(['Orari', 'Prezzi']));
});

test('without a template it says where they come from', async () => {
  const { dialog } = await openTemplates();
  expect(await dialog.findByText('Non c’è ancora nessun modello.')).toBeInTheDocument();
});
