import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible } from '../../testing/axe.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { showToast, usePageToast } from './toasts.ts';

const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

function showOneToast(...toast: Parameters<typeof showToast>) {
  jest.useFakeTimers();
  renderUi(null);
  act(() => void showToast(...toast));
}

test('a toast disappears after six seconds', () => {
  showOneToast({ text: 'Fornitore salvato', kind: 'success' });
  wait(5);
  expect(screen.getByText('Fornitore salvato')).toBeVisible();
  wait(2);
  expect(screen.queryByText('Fornitore salvato')).toBeNull();
});

test('a toast with an action stays at least ten seconds', () => {
  showOneToast({
    text: 'Fornitore salvato',
    seconds: 1,
    actions: [{ label: 'Riapri', onPress: () => {} }],
  });
  wait(9);
  expect(screen.getByRole('button', { name: 'Riapri' })).toBeVisible();
  wait(2);
  expect(screen.queryByRole('button', { name: 'Riapri' })).toBeNull();
});

test('a toast stays while it is hovered', () => {
  showOneToast({ text: 'Fornitore salvato' });
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Avvisi' }));
  wait(60);
  expect(screen.getByText('Fornitore salvato')).toBeVisible();
  fireEvent.pointerLeave(screen.getByRole('region', { name: 'Avvisi' }));
  wait(7);
  expect(screen.queryByText('Fornitore salvato')).toBeNull();
});

test('an error stays until it is closed', () => {
  showOneToast({ text: 'Errore salvataggio fornitore', kind: 'error' });
  wait(600);
  fireEvent.click(screen.getByRole('button', { name: 'Chiudi avviso' }));
  expect(screen.queryByText('Errore salvataggio fornitore')).toBeNull();
});

test('an action runs once and closes the toast', async () => {
  const onPress = jest.fn();
  const { user } = renderUi(null);
  act(() => void showToast({ text: 'Cancellato', actions: [{ label: 'Annulla', onPress }] }));
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Cancellato')).toBeNull();
});

test('a toast over a dialog is rendered in it and reachable by keyboard', async () => {
  const onPress = jest.fn();
  const { user } = renderUi(
    <Dialog title="Nuovo" footer={<Button>Salva</Button>} onClose={() => {}} />,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Nuovo' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Salva' })).toHaveFocus());
  act(() => void showToast({ text: 'Scade', actions: [{ label: 'Rinnova', onPress }] }));
  expect(within(dialog).getByText('Scade')).toBeVisible();
  await expectAccessible();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Rinnova' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(1);
});

/** A page that opens a dialog on demand. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Apri</Button>
      {isOpen && <Dialog title="Nuovo" footer={<Button>Salva</Button>} onClose={() => {}} />}
    </>
  );
}

test('opening a dialog neither pauses nor restarts a toast', () => {
  jest.useFakeTimers();
  renderUi(<Page />);
  act(() => void showToast({ text: 'Fornitore salvato' }));
  wait(4);
  fireEvent.click(screen.getByRole('button', { name: 'Apri' }));
  wait(1);
  expect(within(screen.getByRole('dialog')).getByText('Fornitore salvato')).toBeVisible();
  wait(2);
  expect(screen.queryByText('Fornitore salvato')).toBeNull();
});

test('a hovered toast that moves into a dialog disappears in time', () => {
  jest.useFakeTimers();
  renderUi(<Page />);
  act(() => void showToast({ text: 'Fornitore salvato' }));
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Avvisi' }));
  fireEvent.click(screen.getByRole('button', { name: 'Apri' }));
  wait(7);
  expect(screen.queryByText('Fornitore salvato')).toBeNull();
});

test('a toast that waits for dialogs appears after the dialog closes', () => {
  jest.useFakeTimers();
  const { rerender } = renderUi(<Dialog title="Nuovo" footer={null} onClose={() => {}} />);
  act(() => void showToast({ text: 'Nuova versione', waitsForDialogs: true }));
  wait(60);
  expect(screen.queryByText('Nuova versione')).toBeNull();
  rerender(<main>Fornitori</main>);
  wait(5);
  expect(screen.getByText('Nuova versione')).toBeVisible();
  wait(2);
  expect(screen.queryByText('Nuova versione')).toBeNull();
});

function SuppliersPage() {
  const notifyOnPage = usePageToast();
  const actions = [{ label: 'Riapri', onPress: () => {} }];
  return <Button onClick={() => notifyOnPage({ text: 'Salvato', actions })}>Salva</Button>;
}

test('a toast of an unmounted page loses its actions', () => {
  const { rerender } = renderUi(<SuppliersPage />);
  fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
  expect(screen.getByRole('button', { name: 'Riapri' })).toBeVisible();
  rerender(<main>Utenti</main>);
  expect(screen.getByText('Salvato')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Riapri' })).toBeNull();
});
