import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui.tsx';
import { Button } from '../controls/button.tsx';
import { useAlert } from './use-alert.tsx';
import { useConfirm } from './use-confirm.tsx';

const question = {
  title: 'Confermi la cancellazione del fornitore?',
  confirmLabel: 'Cancella',
  danger: true,
};

function PageWithQuestion() {
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
      {here && <PageWithQuestion />}
      <Button onClick={() => setHere(false)}>Vai altrove</Button>
    </>
  );
}

function PageWithAlert() {
  const alert = useAlert();
  return (
    <Button onClick={() => alert({ title: 'Errori:', detail: 'Il CAP ha cinque cifre.' })}>
      Prova
    </Button>
  );
}

async function openQuestion() {
  const { user } = renderUi(<Page />);
  await user.click(screen.getByRole('button', { name: 'Chiedi' }));
  await screen.findByRole('alertdialog', { name: question.title });
  return user;
}

test('only the confirming button answers true', async () => {
  const user = await openQuestion();
  await user.click(screen.getByRole('button', { name: 'Cancella' }));
  expect(await screen.findByText('sì')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('the cancel button of a dangerous question has the focus, so that Enter does not delete', async () => {
  const user = await openQuestion();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Chiudi' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('no')).toBeVisible();
});

test('Escape answers false and returns the focus', async () => {
  const user = await openQuestion();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('no')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Chiedi' })).toHaveFocus());
});

test('the dialog closes when the component that opened it unmounts', async () => {
  await openQuestion();
  act(() => screen.getByText('Vai altrove').click());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('an alert has a title and a description, and OK closes it', async () => {
  const { user } = renderUi(<PageWithAlert />);
  await user.click(screen.getByRole('button', { name: 'Prova' }));
  const alert = await screen.findByRole('alertdialog', { name: 'Errori:' });
  await waitFor(() => expect(alert).toHaveAccessibleDescription('Il CAP ha cinque cifre.'));
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
