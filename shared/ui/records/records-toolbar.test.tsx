import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { RecordsToolbar, type RecordsToolbarProps } from './records-toolbar.tsx';

const names = [
  'add',
  'edit',
  'remove',
  'history',
  'save',
  'saveAndContinue',
  'saveAndNew',
  'saveAsNew',
  'cancel',
] as const;

function renderToolbar(props: Partial<RecordsToolbarProps>) {
  const press = jest.fn<(name: string) => void>();
  const actions = Object.fromEntries(names.map((name) => [name, () => press(name)]));
  const page = renderUi(
    <RecordsToolbar
      label="Azioni"
      mode="none"
      canWrite
      hasForm
      isSaving={false}
      notAllowed="hidden"
      actions={actions as RecordsToolbarProps['actions']}
      {...props}
    />,
  );
  return { ...page, press };
}

const shown = () => screen.getAllByRole('button').map((button) => button.textContent);

test.each([
  ['none', ['Nuovo']],
  ['view', ['Nuovo', 'Modifica', 'Cancella', 'Cronologia']],
  ['new', ['Salva', '', 'Annulla modifiche']],
  ['edit', ['Salva', '', 'Annulla modifiche', 'Salva come nuovo', 'Cronologia']],
] as const)('shows what can be done now: %s', async (mode, buttons) => {
  renderToolbar({ mode });
  expect(shown()).toEqual(buttons);
  await expectAccessible();
});

test('a narrow window has the history of a form in the menu', async () => {
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const recordActions = [{ id: 'copy', label: 'Duplica', onPress: () => undefined }];
  const { user, press } = renderToolbar({ mode: 'edit', recordActions });
  expect(shown()).not.toContain('Cronologia');
  await user.click(screen.getByRole('button', { name: 'Altre azioni' }));
  await user.click(screen.getByRole('menuitem', { name: 'Cronologia' }));
  expect(press).toHaveBeenCalledWith('history');
});

test('the keys of a form save it, save it and go on, and begin nothing new', async () => {
  const { user, press } = renderToolbar({ mode: 'edit' });
  await user.keyboard('{Control>}s{/Control}{Control>}{Shift>}S{/Shift}{/Control}{Alt>}n{/Alt}');
  expect(press.mock.calls).toEqual([['save'], ['saveAndContinue']]);
});

test('a user without permission reads who can help, and a press is answered by the page', async () => {
  const { user, press } = renderToolbar({ canWrite: false, notAllowed: 'disabled', mode: 'view' });
  expect(screen.getByText(/chiedi a un admin o a un king/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancella' }));
  expect(press).toHaveBeenCalledWith('remove');
});
