import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { button, renderUi } from '../../testing/index.ts';
import { Dialog } from './dialog.tsx';

/** A dialog listens from a later frame on, and answers in the next one. */
const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

function renderDialog() {
  const onClose = jest.fn();
  const dialog = (
    <Dialog title="Titolo" footer={<button type="button">Riprova</button>} onClose={onClose} />
  );
  const { user } = renderUi(
    <>
      <button type="button">Prima</button>
      {dialog}
    </>,
  );
  return { user, onClose };
}

test('focus that another dialog returns to the page does not close a dialog', async () => {
  const { onClose } = renderDialog();
  await screen.findByRole('dialog', { name: 'Titolo' });
  await aMoment();
  act(() => screen.getByText('Prima').focus());
  await aMoment();
  expect(onClose).not.toHaveBeenCalled();
  expect(button('Riprova')).toBeVisible();
});

test('Escape closes a dialog', async () => {
  const { user, onClose } = renderDialog();
  await screen.findByRole('dialog', { name: 'Titolo' });
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
