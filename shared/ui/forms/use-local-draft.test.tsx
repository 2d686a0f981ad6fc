import 'fake-indexeddb/auto';
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible } from '../../testing/axe.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { DraftBanner } from './draft-banner.tsx';
import { type FoundDraft, readDrafts, removeDraft, setDraft } from './local-draft.ts';
import { useDraftRecords } from './use-draft-records.ts';
import { useLocalDraft } from './use-local-draft.ts';

const KEY = 'king/supplier/03012300178';

const stored = async () => (await readDrafts<string>(KEY)).map(({ value }) => value);

afterEach(async () => {
  jest.restoreAllMocks();
  for (const { slot } of await readDrafts(KEY)) await removeDraft(slot);
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
  const recover = (found: FoundDraft<string>) => {
    draft.take(found);
    setText(found.value);
  };
  const records = useDraftRecords('king/supplier/');
  return (
    <>
      <DraftBanner
        drafts={draft.found}
        isDirty={text !== ''}
        onRecover={recover}
        onDiscard={draft.discard}
      />
      <input aria-label="Nome" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={draft.drop}>
        Salva
      </button>
      <output aria-label="Con bozza">{[...records].join(' ')}</output>
    </>
  );
}

test('what is typed is kept every two seconds, with the version it belongs to', async () => {
  const { user } = renderUi(<Form />);
  await user.type(screen.getByLabelText('Nome'), 'Lido Blu');
  await waitFor(
    async () => expect(await readDrafts(KEY)).toMatchObject([{ value: 'Lido Blu', version: 3 }]),
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
  await setDraft(KEY, { value: 'Lido Blu', version: 2, savedAt: 1 });
  const { user } = renderUi(<Form />);
  await user.click(await screen.findByRole('button', { name: 'Recupera bozza' }));
  expect(screen.getByLabelText('Nome')).toHaveValue('Lido Blu');
  expect(screen.queryByRole('button', { name: 'Recupera bozza' })).toBeNull();
  expect(await stored()).toEqual(['Lido Blu']);
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(async () => expect(await stored()).toEqual([]));
});

test('a draft that is refused is gone', async () => {
  await setDraft(KEY, { value: 'Lido Blu', version: 2, savedAt: 1 });
  const { user } = renderUi(<Form />);
  await user.click(await screen.findByRole('button', { name: 'Scarta bozza' }));
  expect(screen.queryByRole('button', { name: 'Recupera bozza' })).toBeNull();
  await waitFor(async () => expect(await stored()).toEqual([]));
});

test('what is typed beside an offered draft takes not its place, and both are found again', async () => {
  await setDraft(KEY, { value: 'Lido Blu', version: 2, savedAt: 1 });
  const { user, unmount } = renderUi(<Form />);
  await screen.findByRole('button', { name: 'Recupera bozza' });
  await user.type(screen.getByLabelText('Nome'), 'Rocca');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(async () => expect(await stored()).toEqual(['Rocca', 'Lido Blu']));
  unmount();
  renderUi(<Form />);
  const [newest] = await screen.findAllByRole('button', { name: /^Scarta bozza \d/ });
  await user.click(newest ?? document.body);
  await user.click(screen.getByRole('button', { name: 'Recupera bozza' }));
  expect(screen.getByLabelText('Nome')).toHaveValue('Lido Blu');
});

const may = new Date(2026, 4, 3, 14, 5).getTime();
const june = new Date(2026, 5, 7, 9, 30).getTime();
const keepTwo = async () => {
  await setDraft(KEY, { value: 'Lido Blu', version: 2, savedAt: may });
  await setDraft(`${KEY}+`, { value: 'Lido Nuovo', version: 2, savedAt: june });
};

test('the notice of one draft says when it was written', async () => {
  await setDraft(KEY, { value: 'Lido Blu', version: 2, savedAt: may });
  renderUi(<Form />);
  expect(
    await screen.findByText('C’è una bozza che non hai salvato: 3 mag 2026, 14:05'),
  ).toBeVisible();
});

test('several drafts are counted and listed, the newest first, each with its time', async () => {
  await keepTwo();
  const { user } = renderUi(<Form />);
  expect(await screen.findByText('Ci sono 2 bozze che non hai salvato.')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('7 giu 2026, 09:30'),
    expect.stringContaining('3 mag 2026, 14:05'),
  ]);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: /^Recupera bozza 3 mag 2026/ }));
  expect(screen.getByLabelText('Nome')).toHaveValue('Lido Blu');
  // The other one is still offered.
  expect(screen.getByText('C’è una bozza che non hai salvato: 7 giu 2026, 09:30')).toBeVisible();
});

test('a draft replaces what was typed since only when asked, and that becomes a draft', async () => {
  neverAgain(2_000);
  await setDraft(KEY, { value: 'Lido Blu', version: 2, savedAt: may });
  const { user } = renderUi(<Form />);
  const recover = await screen.findByRole('button', { name: 'Recupera bozza' });
  await user.type(screen.getByLabelText('Nome'), 'Rocca');
  await user.click(recover);
  await user.click(await screen.findByRole('button', { name: 'Annulla' }));
  expect(screen.getByLabelText('Nome')).toHaveValue('Rocca');
  await user.click(recover);
  await user.click(await screen.findByRole('button', { name: 'Sostituisci' }));
  expect(screen.getByLabelText('Nome')).toHaveValue('Lido Blu');
  expect(screen.getByRole('button', { name: 'Recupera bozza' })).toBeVisible();
  await waitFor(async () => expect((await stored()).sort()).toEqual(['Lido Blu', 'Rocca']));
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(async () => expect(await stored()).toEqual(['Rocca']));
});

test('the records that have drafts are known, and follow what is written and saved', async () => {
  await keepTwo();
  await setDraft('king/frontend/terme', { value: '', version: 1, savedAt: 1 });
  await setDraft('anna/supplier/00743110157', { value: '', version: 1, savedAt: 1 });
  const { user } = renderUi(<Form />);
  const records = screen.getByRole('status', { name: 'Con bozza' });
  await waitFor(() => expect(records).toHaveTextContent(/^03012300178$/));
  await user.click(await screen.findByRole('button', { name: /^Scarta bozza 7/ }));
  await user.click(screen.getByRole('button', { name: 'Scarta bozza' }));
  await waitFor(() => expect(records).toBeEmptyDOMElement());
});

test('saving what was typed leaves the draft that nobody has looked at', async () => {
  await setDraft(KEY, { value: 'Lido Blu', version: 2, savedAt: 1 });
  const { user } = renderUi(<Form />);
  await screen.findByRole('button', { name: 'Recupera bozza' });
  await user.type(screen.getByLabelText('Nome'), 'Rocca');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(async () => expect(await stored()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(async () => expect(await stored()).toEqual(['Lido Blu']));
});
