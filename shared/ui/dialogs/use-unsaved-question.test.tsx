import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui.tsx';
import { Button } from '../controls/button.tsx';
import { useUnsavedQuestion } from './use-unsaved-question.tsx';

function PageToLeave() {
  const ask = useUnsavedQuestion();
  const [answer, setAnswer] = useState('');
  return (
    <>
      <Button onClick={async () => setAnswer(await ask())}>Esci</Button>
      <output>{answer}</output>
    </>
  );
}

test.each([
  ['Salva ed esci', 'save'],
  ['Esci senza salvare', 'discard'],
  ['Continua a modificare', 'stay'],
])('%s returns %s', async (button, answer) => {
  const { user } = renderUi(<PageToLeave />);
  await user.click(screen.getByRole('button', { name: 'Esci' }));
  await screen.findByRole('alertdialog', { name: 'Hai modifiche non salvate' });
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(answer)).toBeVisible();
});

test('Escape stays', async () => {
  const { user } = renderUi(<PageToLeave />);
  await user.click(screen.getByRole('button', { name: 'Esci' }));
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  expect(await screen.findByText('stay')).toBeVisible();
});
