import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';

const items = [
  { key: 'Nome', label: 'Nome', mine: 'Lido Blu', theirs: 'Lido Bello' },
  { key: 'CAP', label: 'CAP', mine: '37017', theirs: '37018' },
];

test('shows both texts of every field and returns the choice', async () => {
  const onAnswer = jest.fn();
  const { user } = renderUi(<ConflictDialog items={items} onAnswer={onAnswer} />);
  const name = await screen.findByRole('group', { name: 'Nome' });
  expect(name).toHaveTextContent('Lido Blu');
  expect(name).toHaveTextContent('Lido Bello');
  await expectAccessible();
  await user.click(screen.getByRole('radio', { name: 'Il testo salvato Lido Bello' }));
  await user.click(screen.getByRole('button', { name: 'Salva la tua scelta' }));
  expect(onAnswer).toHaveBeenCalledWith({ Nome: 'theirs', CAP: 'mine' });
});

test('Escape returns no choice', async () => {
  const onAnswer = jest.fn();
  const { user } = renderUi(<ConflictDialog items={items} onAnswer={onAnswer} />);
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  expect(onAnswer).toHaveBeenCalledWith(null);
});

test('a text can be copied', async () => {
  const { user } = renderUi(<ConflictDialog items={items} onAnswer={() => {}} />);
  await user.click(await screen.findByRole('button', { name: 'Copia: Nome, Il tuo testo' }));
  expect(await navigator.clipboard.readText()).toBe('Lido Blu');
});

test('shows who saved the other version and when, if known', async () => {
  const changedAt = new Date(2026, 10, 22, 14, 5).getTime();
  const saved = { changedBy: 'anna', changedAt };
  const { rerender } = renderUi(<ConflictDialog items={items} saved={saved} onAnswer={() => {}} />);
  expect(await screen.findByText('Salvato da anna: 22 nov 2026, 14:05')).toBeVisible();
  rerender(<ConflictDialog items={items} onAnswer={() => {}} />);
  expect(screen.queryByText(/Salvato da/)).toBeNull();
});
