import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui.tsx';
import { Button } from '../controls/button.tsx';
import { AlertDialog, useAlert } from './alert-dialog.tsx';
import { useConfirm } from './confirm-dialog.tsx';

const question = {
  title: 'Confermi la cancellazione del fornitore?',
  confirmLabel: 'Cancella',
  danger: true,
};

function Asking() {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('');
  const ask = async () => setAnswer((await confirm(question)) ? 'sì' : 'no');
  return (
    <>
      <Button onClick={ask}>Chiedi</Button>
      <output>{answer}</output>
    </>
  );
}

function Page() {
  const [here, setHere] = useState(true);
  return (
    <>
      {here && <Asking />}
      <Button onClick={() => setHere(false)}>Vai altrove</Button>
    </>
  );
}

function Telling() {
  const alert = useAlert();
  return <Button onClick={() => alert({ title: 'Permessi non validi' })}>Prova</Button>;
}

async function asked() {
  const { user } = renderUi(<Page />);
  await user.click(screen.getByRole('button', { name: 'Chiedi' }));
  await screen.findByRole('alertdialog', { name: question.title });
  return user;
}

test('answers yes only to the button that does it', async () => {
  const user = await asked();
  await user.click(screen.getByRole('button', { name: 'Cancella' }));
  expect(await screen.findByText('sì')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a careless Enter does not delete: the safe button has the focus', async () => {
  const user = await asked();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Annulla' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('no')).toBeVisible();
});

test('Escape answers no, and the focus goes back to where it was', async () => {
  const user = await asked();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('no')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Chiedi' })).toHaveFocus());
});

test('the question goes with the page that asked it', async () => {
  await asked();
  act(() => screen.getByText('Vai altrove').click());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('an alert says its sentence and is left by OK', async () => {
  const { user } = renderUi(<Telling />);
  await user.click(screen.getByRole('button', { name: 'Prova' }));
  await screen.findByRole('alertdialog', { name: 'Permessi non validi' });
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('an alert reads its detail out as its description', async () => {
  renderUi(<AlertDialog title="Errori:" detail="Il CAP ha cinque cifre." onClose={() => {}} />);
  const alert = await screen.findByRole('alertdialog', { name: 'Errori:' });
  await waitFor(() => expect(alert).toHaveAccessibleDescription('Il CAP ha cinque cifre.'));
});
