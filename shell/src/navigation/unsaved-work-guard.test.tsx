import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useUnsavedWork } from '@wabu/shared/module';
import { renderUi } from '@wabu/shared/testing';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createPageHistory } from './page-history.ts';
import { UnsavedWorkGuard } from './unsaved-work-guard.tsx';

const history = createPageHistory();
beforeEach(() => history.replace('/adminwabu/form'));

/** A form with one field and the given save. */
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
  await user.type(screen.getByLabelText('Nome'), 'Rossi');
  return user;
}
const navigate = () => {
  act(() => history.push('/adminwabu/tickets'));
};
const where = () => window.location.pathname;
/** Answers the dialog and waits until it has closed. */
async function answer(user: Awaited<ReturnType<typeof renderForm>>, name: string) {
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

test('without unsaved work a navigation asks nothing', async () => {
  renderUi(<UnsavedWorkGuard history={history} />);
  navigate();
  expect(where()).toBe('/adminwabu/tickets');
});

/** An editor that hands its text over when the page is left. */
function LateEditor() {
  const [text, setText] = useState('');
  useEffect(() => {
    const handOver = () => flushSync(() => setText('Vista'));
    window.addEventListener('wabu:leaving', handOver);
    return () => window.removeEventListener('wabu:leaving', handOver);
  }, []);
  useUnsavedWork(text !== '', { save: async () => true, discard: () => setText('') });
  return null;
}

test('text that an editor hands over only when the page is left is unsaved work', async () => {
  renderUi(
    <>
      <UnsavedWorkGuard history={history} />
      <LateEditor />
    </>,
  );
  navigate();
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(where()).toBe('/adminwabu/form');
});

test.each([
  ['Continua a modificare', '/adminwabu/form', 'Rossi'],
  ['Esci senza salvare', '/adminwabu/tickets', ''],
  ['Salva ed esci', '/adminwabu/tickets', ''],
])('%s leads to %s', async (name, path, text) => {
  const user = await renderForm();
  navigate();
  await answer(user, name);
  await waitFor(() => expect(where()).toBe(path));
  expect(screen.getByLabelText('Nome')).toHaveValue(text);
});

test('a failed save keeps the page', async () => {
  const user = await renderForm(async () => false);
  navigate();
  await answer(user, 'Salva ed esci');
  expect(await screen.findByText(/Il salvataggio non è riuscito/)).toBeVisible();
  expect(where()).toBe('/adminwabu/form');
});

test('closing the tab asks only while work is unsaved', async () => {
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
