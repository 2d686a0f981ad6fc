import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { IconAdd } from './icons.ts';
import { ToolbarButton } from './toolbar-button.tsx';

const labelOf = (text: string) =>
  screen.getByText(text, { ignore: 'button *' }).parentElement?.parentElement;

test('the tooltip with the shortcut shows on hover and focus, and Escape hides it', async () => {
  const { user } = renderUi(
    <ToolbarButton label="Nuovo" shortcut="alt+n" icon={<IconAdd />} onPress={() => {}} />,
  );
  await user.hover(screen.getByRole('button', { name: 'Nuovo' }));
  expect(labelOf('Nuovo')).toHaveAttribute('data-open');
  expect(labelOf('Nuovo')).toHaveTextContent('Alt N');
  await user.keyboard('{Escape}');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Nuovo' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(labelOf('Nuovo')).not.toHaveAttribute('data-open');
});

test('a disabled button is focusable, has its reason as description, and does nothing', async () => {
  const onPress = jest.fn();
  const onRefused = jest.fn();
  const { user } = renderUi(
    <ToolbarButton
      label="Modifica"
      icon={<IconAdd />}
      onPress={onPress}
      onRefused={onRefused}
      disabledReason="Permessi non validi"
    />,
  );
  await user.tab();
  const button = screen.getByRole('button', { name: 'Modifica' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Permessi non validi');
  await user.click(button);
  expect(onPress).not.toHaveBeenCalled();
  expect(onRefused).toHaveBeenCalledTimes(1);
  await expectAccessible();
});

test('a busy button ignores presses', async () => {
  const onPress = jest.fn();
  const { user } = renderUi(
    <ToolbarButton label="Salva" icon={<IconAdd />} onPress={onPress} busy />,
  );
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  expect(onPress).not.toHaveBeenCalled();
});
