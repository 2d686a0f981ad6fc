import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { Button } from '../controls/button.tsx';
import { Input } from '../forms/form-controls.tsx';
import { FormField } from '../forms/form-field.tsx';
import { useErrorsDialog } from './errors-dialog.tsx';

const errors = [
  { id: 'CAP', label: 'CAP', message: 'Solo numeri, 5 cifre' },
  { id: 'email', label: 'Email', message: 'Email non valida' },
  { message: 'Il fornitore non esiste più' },
];

function Form() {
  const showErrors = useErrorsDialog();
  return (
    <>
      <FormField id="CAP" label="CAP">
        <Input />
      </FormField>
      <FormField id="email" label="Email">
        <Input />
      </FormField>
      <Button onClick={() => showErrors(errors)}>Salva</Button>
    </>
  );
}

async function openErrors() {
  const { user } = renderUi(<Form />);
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  await screen.findByRole('alertdialog', { name: 'Errori:' });
  // The dialog returns the focus once it has taken it, which is a frame after it is in the page.
  await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus());
  return user;
}

test('lists all errors under the title of the specification', async () => {
  await openErrors();
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual([
    'CAP: Solo numeri, 5 cifre',
    'Email: Email non valida',
    'Il fornitore non esiste più',
  ]);
  await expectAccessible();
});

test('an entry focuses its field', async () => {
  const user = await openErrors();
  await user.click(screen.getByRole('button', { name: 'Email: Email non valida' }));
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
});

test('OK focuses the first invalid field', async () => {
  const user = await openErrors();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.getByLabelText('CAP')).toHaveFocus());
});
