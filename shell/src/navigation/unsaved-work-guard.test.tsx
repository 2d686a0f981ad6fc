import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useUnsavedWork } from '@wabu/shared/module';
import { renderUi } from '@wabu/shared/testing';
import { useState } from 'react';
import { provideShellWords } from '../words/shell-words.ts';
import { createPageHistory } from './page-history.ts';
import { UnsavedWorkGuard } from './unsaved-work-guard.tsx';

const history = createPageHistory();
beforeEach(() => history.replace('/adminwabu/form'));

/** A form of one field that saves when the test lets it. */
function Form({ save }: { save: () => Promise<boolean> }) {
  const [text, setText] = useState('');
  const clear = () => setText('');
  useUnsavedWork(text !== '', {
    save: async () => {
      const saved = await save();
      if (saved) clear();
      return saved;
    },
    discard: clear,
  });
  return <input aria-label="Nome" value={text} onChange={(event) => setText(event.target.value)} />;
}

async function renderForm(save = async () => true) {
  const { user } = renderUi(
    <>
      <UnsavedWorkGuard history={history} />
      <Form save={save} />
    </>,
  );
  await act(() => provideShellWords());
  await user.type(screen.getByLabelText('Nome'), 'Rossi');
  return user;
}
const leave = () => {
  act(() => history.push('/adminwabu/tickets'));
};
const where = () => window.location.pathname;
/** Answers the question, and waits until it has gone from the screen. */
async function answer(user: Awaited<ReturnType<typeof renderForm>>, name: string) {
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

test('nothing to lose, nothing to ask', async () => {
  renderUi(<UnsavedWorkGuard history={history} />);
  leave();
  expect(where()).toBe('/adminwabu/tickets');
});

test('who stays keeps the page and the text', async () => {
  const user = await renderForm();
  leave();
  await answer(user, 'Continua a modificare');
  expect(where()).toBe('/adminwabu/form');
  expect(screen.getByLabelText('Nome')).toHaveValue('Rossi');
});

test('who leaves without saving leaves', async () => {
  const user = await renderForm();
  leave();
  await answer(user, 'Esci senza salvare');
  await waitFor(() => expect(where()).toBe('/adminwabu/tickets'));
});

test('who saves leaves once it is saved', async () => {
  const user = await renderForm();
  leave();
  await answer(user, 'Salva ed esci');
  await waitFor(() => expect(where()).toBe('/adminwabu/tickets'));
});

test('nobody leaves when the save fails', async () => {
  const user = await renderForm(async () => false);
  leave();
  await answer(user, 'Salva ed esci');
  expect(await screen.findByText(/Il salvataggio non è riuscito/)).toBeVisible();
  expect(where()).toBe('/adminwabu/form');
});

test('closing the tab is asked about only while something is unsaved', async () => {
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented ? 'asked' : 'closed';
  };
  const user = await renderForm();
  expect(close()).toBe('asked');
  await user.clear(screen.getByLabelText('Nome'));
  expect(close()).toBe('closed');
});
