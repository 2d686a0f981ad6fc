import 'fake-indexeddb/auto';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { dropDraft, keepDraft, readDraft } from './local-draft.ts';
import { useLocalDraft } from './use-local-draft.ts';

const KEY = 'king/supplier/03012300178';

afterEach(async () => {
  jest.useRealTimers();
  await dropDraft(KEY);
});

function Form() {
  const [text, setText] = useState('');
  const draft = useLocalDraft<string>({
    key: KEY,
    version: 3,
    read: () => (text === '' ? null : text),
  });
  const recover = () => {
    setText(draft.found?.value ?? '');
    draft.take();
  };
  return (
    <>
      {draft.found && <DraftNotice onRecover={recover} onDiscard={draft.drop} />}
      <input aria-label="Nome" value={text} onChange={(event) => setText(event.target.value)} />
    </>
  );
}

test('what is typed is kept within two seconds, with the version it belongs to', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'performance'] });
  renderUi(<Form />);
  act(() => screen.getByLabelText('Nome').focus());
  const { default: userEvent } = await import('@testing-library/user-event');
  await userEvent.setup({ delay: null }).keyboard('Lido Blu');
  act(() => jest.advanceTimersByTime(2_000));
  jest.useRealTimers();
  await waitFor(async () =>
    expect(await readDraft(KEY)).toMatchObject({ value: 'Lido Blu', version: 3 }),
  );
});

test('an earlier draft is offered and comes back', async () => {
  await keepDraft(KEY, { value: 'Lido Blu', version: 2, savedAt: 1 });
  const { user } = renderUi(<Form />);
  await user.click(await screen.findByRole('button', { name: 'Recupera bozza' }));
  expect(screen.getByLabelText('Nome')).toHaveValue('Lido Blu');
  expect(screen.queryByRole('button', { name: 'Recupera bozza' })).toBeNull();
  expect(await readDraft(KEY)).toBeDefined();
});

test('a draft that is thrown away is gone', async () => {
  await keepDraft(KEY, { value: 'Lido Blu', version: 2, savedAt: 1 });
  const { user } = renderUi(<Form />);
  await user.click(await screen.findByRole('button', { name: 'Scarta bozza' }));
  expect(screen.queryByRole('button', { name: 'Recupera bozza' })).toBeNull();
  await waitFor(async () => expect(await readDraft(KEY)).toBeUndefined());
});
