import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { expectAccessible } from '../testing/axe.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { conflictFields } from './conflict.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

const labels = { Nome: 'Nome', Citta: 'Città', CAP: 'CAP', email: 'Email' };
const base = { Nome: 'Lido', Citta: 'Garda', CAP: '37016', email: 'a@esempio.it' };
const mine = { ...base, Nome: 'Lido Blu', CAP: '37017' };
const theirs = { ...base, Nome: 'Lido Bello', email: 'b@esempio.it' };
const fields = conflictFields(labels, { base, mine, theirs });

test('proposes each change of either side, and mine where both changed the same', () => {
  expect(fields.map(({ key, proposed }) => [key, proposed])).toEqual([
    ['Nome', 'mine'],
    ['CAP', 'mine'],
    ['email', 'theirs'],
  ]);
});

test('shows both texts of every field and answers what was chosen', async () => {
  const onAnswer = jest.fn();
  const { user } = renderUi(<ConflictDialog fields={fields} onAnswer={onAnswer} />);
  const name = await screen.findByRole('group', { name: 'Nome' });
  expect(name).toHaveTextContent('Lido Blu');
  expect(name).toHaveTextContent('Lido Bello');
  await expectAccessible();
  await user.click(screen.getByRole('radio', { name: 'Il testo salvato Lido Bello' }));
  await user.click(screen.getByRole('button', { name: 'Salva la tua scelta' }));
  expect(onAnswer).toHaveBeenCalledWith({
    Nome: 'Lido Bello',
    CAP: '37017',
    email: 'b@esempio.it',
  });
});

test('leaving it decides nothing', async () => {
  const onAnswer = jest.fn();
  const { user } = renderUi(<ConflictDialog fields={fields} onAnswer={onAnswer} />);
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  expect(onAnswer).toHaveBeenCalledWith(null);
});

test('either text can be copied', async () => {
  const { user } = renderUi(<ConflictDialog fields={fields} onAnswer={() => {}} />);
  await user.click(await screen.findByRole('button', { name: 'Copia: Nome, Il tuo testo' }));
  expect(await navigator.clipboard.readText()).toBe('Lido Blu');
});
