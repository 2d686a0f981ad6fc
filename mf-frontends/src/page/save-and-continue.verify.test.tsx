import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { button, row } from '@wabu/shared/testing';
import { field, openFrontends } from '../testing/open-frontends.tsx';

const saveAndContinue = '{Control>}{Shift>}S{/Shift}{/Control}';

async function fillNew({ user }: Awaited<ReturnType<typeof openFrontends>>, url: string) {
  await user.type(await field('URL'), url);
  await user.click(screen.getByRole('combobox', { name: 'Fornitore' }));
  await user.click(await row('Terme di Sirmione'));
  await user.click(button('Copia da fornitore'));
}

test('a new frontend that is saved is edited and saved further without a question, and another one can follow', async () => {
  const page = await openFrontends({ at: '?mode=new' });
  const { user, stored, address } = page;
  await fillNew(page, 'terme-nuove');
  await user.keyboard(saveAndContinue);
  expect(await screen.findByText('Frontend aggiunto con successo!')).toBeInTheDocument();
  await waitFor(() => expect(address()).toContain('frontend=terme-nuove&mode=edit'));
  expect(await field('URL')).toHaveValue('terme-nuove');
  expect(screen.getByRole('heading', { level: 2, name: 'terme-nuove' })).toBeInTheDocument();
  const town = screen.getByRole('textbox', { name: /^Città/ });
  await user.type(town, 'X');
  await user.keyboard(saveAndContinue);
  expect(await screen.findByText('Microsito [terme-nuove] salvato')).toBeInTheDocument();
  expect(town).toHaveFocus();
  await user.keyboard('Y');
  await user.click(button('Altri modi di salvare'));
  await user.click(screen.getByRole('menuitem', { name: 'Salva e nuovo' }));
  await user.click(await screen.findByRole('button', { name: 'Sovrascrivi' }));
  await waitFor(() => expect(address()).toContain('mode=new'));
  expect((await stored('terme-nuove')).Localizzazione.Citta).toMatch(/XY$/);
  await waitFor(async () => expect(await field('URL')).toHaveValue(''));
});
