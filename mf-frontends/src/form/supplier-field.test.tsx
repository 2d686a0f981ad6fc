import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aSupplier, brokenConnection, button, interceptCalls, row } from '@wabu/shared/testing';
import { openEditForm } from '../testing/open-edit-form.tsx';
import { field, openFrontends, supplier } from '../testing/open-frontends.tsx';

const choice = () => screen.getByRole('combobox', { name: 'Fornitore' });

test('the form reads its own supplier only, and the server searches the others', async () => {
  let searches = 0;
  const { user, api } = await openEditForm({
    wrapApi: (api) =>
      interceptCalls('getallsuppliers', () => Promise.reject(new Error('the whole list')))(
        interceptCalls('searchsuppliers', (pass) => {
          searches += 1;
          return pass();
        })(api),
      ),
  });
  await waitFor(() => expect(button('Copia da fornitore')).not.toHaveAttribute('aria-disabled'));
  expect(searches).toBe(1);
  await api.seedSuppliers([aSupplier(2, { Nome: 'Vela Club', Citta: 'Torbole' })]);
  await user.clear(choice());
  await user.type(choice(), 'torbole');
  await user.click(await row('Vela Club'));
  expect(choice()).toHaveValue('Vela Club');
  expect(button('Copia da fornitore')).not.toHaveAttribute('aria-disabled');
});

test('a name that is typed in full is taken, also if the server answers after the field is left @verify', async () => {
  let answer: () => void = () => undefined;
  const { user } = await openFrontends({
    at: '?mode=new',
    wrapApi: interceptCalls('searchsuppliers', async (pass) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return pass();
    }),
  });
  await field('URL');
  await user.type(choice(), supplier.Nome.toUpperCase());
  await user.tab();
  expect(choice()).toHaveValue(supplier.Nome.toUpperCase());
  answer();
  await waitFor(() => expect(choice()).toHaveValue(supplier.Nome));
});

test('a search that fails says so, and leaves the supplier as it was @verify', async () => {
  const { user } = await openEditForm({
    wrapApi: interceptCalls('searchsuppliers', brokenConnection),
  });
  await user.type(choice(), 'x');
  expect(await screen.findByText('I fornitori non si sono caricati.')).toBeInTheDocument();
  await user.tab();
  expect(choice()).toHaveValue(supplier.Nome);
});
