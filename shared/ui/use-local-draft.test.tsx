import 'fake-indexeddb/auto';
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { dropDraft, keepDraft, readDrafts } from './local-draft.ts';
import { useLocalDraft } from './use-local-draft.ts';

const KEY = 'king/supplier/03012300178';

const stored = async () => (await readDrafts<string>(KEY)).found.map(({ value }) => value);

afterEach(async () => {
  jest.restoreAllMocks();
  for (const { slot } of (await readDrafts(KEY)).found) await dropDraft(slot);
});

/** What happens every so many milliseconds never happens: a test of what happens besides. */
function neverAgain(milliseconds: number): void {
  const real = window.setInterval.bind(window);
  const some = (...[act, delay]: Parameters<typeof real>) =>
    delay === milliseconds ? 0 : real(act, delay);
  jest.spyOn(window, 'setInterval').mockImplementation(some as unknown as typeof setInterval);
}

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
      {draft.found && <DraftNotice onRecover={recover} onDiscard={draft.refuse} />}
      <input aria-label="Nome" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={draft.drop}>
        Salva
      </button>
    </>
  );
}

test('what is typed is kept every two seconds, with the version it belongs to', async () => {
  const { user } = renderUi(<Form />);
  await user.type(screen.getByLabelText('Nome'), 'Lido Blu');
  await waitFor(
    async () =>
      expect((await readDrafts(KEY)).found).toMatchObject([{ value: 'Lido Blu', version: 3 }]),
    { timeout: 20_000 },
  );
}, 30_000);

test.each([
  ['the tab is closed', () => window.dispatchEvent(new Event('pagehide'))],
  ['another tab is shown', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['another window is used', () => window.dispatchEvent(new Event('blur'))],
])(
  'what is typed is kept when %s, before the two seconds are over',
  async (_, leave) => {
    neverAgain(2_000);
    const { user } = renderUi(<Form />);
    await user.type(screen.getByLabelText('Nome'), 'Lido Blu');
    await waitFor(
      async () => {
        leave();
        expect(await stored()).toEqual(['Lido Blu']);
      },
      { timeout: 20_000 },
    );
  },
  30_000,
);

test('an earlier draft is offered and comes back, and stays stored until it is saved', async () => {
  await keepDraft(KEY, { value: 'Lido Blu', version: 2, savedAt: 1 });
  const { user } = renderUi(<Form />);
  await user.click(await screen.findByRole('button', { name: 'Recupera bozza' }));
  expect(screen.getByLabelText('Nome')).toHaveValue('Lido Blu');
  expect(screen.queryByRole('button', { name: 'Recupera bozza' })).toBeNull();
  expect(await stored()).toEqual(['Lido Blu']);
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(async () => expect(await stored()).toEqual([]));
});

test('a draft that is refused is gone', async () => {
  await keepDraft(KEY, { value: 'Lido Blu', version: 2, savedAt: 1 });
  const { user } = renderUi(<Form />);
  await user.click(await screen.findByRole('button', { name: 'Scarta bozza' }));
  expect(screen.queryByRole('button', { name: 'Recupera bozza' })).toBeNull();
  await waitFor(async () => expect(await stored()).toEqual([]));
});

test('what is typed beside an offered draft takes not its place, and both are found again', async () => {
  await keepDraft(KEY, { value: 'Lido Blu', version: 2, savedAt: 1 });
  const { user, unmount } = renderUi(<Form />);
  await screen.findByRole('button', { name: 'Recupera bozza' });
  await user.type(screen.getByLabelText('Nome'), 'Rocca');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(async () => expect(await stored()).toEqual(['Rocca', 'Lido Blu']));
  unmount();
  renderUi(<Form />);
  await user.click(await screen.findByRole('button', { name: 'Scarta bozza' }));
  await user.click(screen.getByRole('button', { name: 'Recupera bozza' }));
  expect(screen.getByLabelText('Nome')).toHaveValue('Lido Blu');
});

test('saving what was typed leaves the draft that nobody has looked at', async () => {
  await keepDraft(KEY, { value: 'Lido Blu', version: 2, savedAt: 1 });
  const { user } = renderUi(<Form />);
  await screen.findByRole('button', { name: 'Recupera bozza' });
  await user.type(screen.getByLabelText('Nome'), 'Rocca');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(async () => expect(await stored()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(async () => expect(await stored()).toEqual(['Lido Blu']));
});
