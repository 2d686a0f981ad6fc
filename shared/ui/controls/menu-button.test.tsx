import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { IconMore } from './icons.ts';
import { MenuButton } from './menu-button.tsx';

const onCopy = jest.fn();

function renderMenu() {
  onCopy.mockClear();
  return renderUi(
    <MenuButton
      label="Altre azioni"
      icon={<IconMore />}
      actions={[
        { id: 'copy', label: 'Duplica', onPress: onCopy, shortcut: 'mod+shift+d' },
        { id: 'erase', label: 'Svuota', onPress: jest.fn() },
      ]}
    />,
  );
}
const opener = () => screen.getByRole('button', { name: 'Altre azioni' });
const item = (name: string) => screen.getByRole('menuitem', { name });

test('the keyboard opens the menu, moves through it and chooses', async () => {
  const { user } = renderMenu();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(item('Duplica')).toHaveFocus();
  expect(item('Duplica')).toHaveTextContent('Ctrl Shift D');
  await user.keyboard('{ArrowUp}');
  expect(item('Svuota')).toHaveFocus();
  await expectAccessible();
  await user.keyboard('{Home}{Enter}');
  expect(onCopy).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(opener()).toHaveFocus();
});

test('Escape and a press elsewhere close it', async () => {
  const { user } = renderMenu();
  await user.click(opener());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(opener()).toHaveFocus();
  await user.click(opener());
  await user.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});
