import { DAY_MS } from '../../entities/measures/durations.ts';
import 'fake-indexeddb/auto';
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible } from '../../testing/axe.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { DraftBanner } from './draft-banner.tsx';
import {
  type FoundDraft,
  nextSlot,
  pruneDrafts,
  readDrafts,
  readSlots,
  removeDraft,
  setDraft,
} from './local-draft.ts';
import { useDraftRecords } from './use-draft-records.ts';
import { useLocalDraft } from './use-local-draft.ts';

const KEY = 'king/supplier/03012300178';

const stored = async () => (await readDrafts<string>(KEY)).map(({ value }) => value);

afterEach(async () => {
  for (const { slot } of await readDrafts(KEY)) await removeDraft(slot);
});

/** Disables intervals of this length, to test other triggers. */
function disableInterval(milliseconds: number): void {
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
    draft.recover(found);
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
      <button type="button" onClick={draft.remove}>
        Salva
      </button>
      <output aria-label="Con bozza">{[...records].join(' ')}</output>
    </>
  );
}

test('edits are stored every two seconds, with the version of the record', async () => {
  const { user } = renderUi(<Form />);
  await user.type(screen.getByLabelText('Nome'), 'Lido Blu');
  await waitFor(async () =>
    expect(await readDrafts(KEY)).toMatchObject([{ value: 'Lido Blu', version: 3 }]),
  );
});

test.each([
  ['the tab is closed', () => window.dispatchEvent(new Event('pagehide'))],
  ['another tab is shown', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['another window is used', () => window.dispatchEvent(new Event('blur'))],
])('edits are stored at once when %s', async (_, leave) => {
  disableInterval(2_000);
  const { user } = renderUi(<Form />);
  await user.type(screen.getByLabelText('Nome'), 'Lido Blu');
  await waitFor(async () => {
    leave();
    expect(await stored()).toEqual(['Lido Blu']);
  });
});

test('a stored draft is offered, recovered, and stays stored until a save', async () => {
  await setDraft(KEY, { value: 'Lido Blu', version: 2, savedAt: 1 });
  const { user } = renderUi(<Form />);
  await user.click(await screen.findByRole('button', { name: 'Recupera bozza' }));
  expect(screen.getByLabelText('Nome')).toHaveValue('Lido Blu');
  expect(screen.queryByRole('button', { name: 'Recupera bozza' })).toBeNull();
  expect(await stored()).toEqual(['Lido Blu']);
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(async () => expect(await stored()).toEqual([]));
});

test('a discarded draft is deleted', async () => {
  await setDraft(KEY, { value: 'Lido Blu', version: 2, savedAt: 1 });
  const { user } = renderUi(<Form />);
  await user.click(await screen.findByRole('button', { name: 'Scarta bozza' }));
  expect(screen.queryByRole('button', { name: 'Recupera bozza' })).toBeNull();
  await waitFor(async () => expect(await stored()).toEqual([]));
});

test('edits beside an offered draft do not overwrite it, and both are found again', async () => {
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
const storeTwo = async () => {
  await setDraft(KEY, { value: 'Lido Blu', version: 2, savedAt: may });
  await setDraft(`${KEY}+`, { value: 'Lido Nuovo', version: 2, savedAt: june });
};

test('several drafts are counted and listed, the newest first, each with its time', async () => {
  await storeTwo();
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

test('recovering over edits asks first, and the edits become a draft', async () => {
  disableInterval(2_000);
  await setDraft(KEY, { value: 'Lido Blu', version: 2, savedAt: may });
  const { user } = renderUi(<Form />);
  const recover = await screen.findByRole('button', { name: 'Recupera bozza' });
  await user.type(screen.getByLabelText('Nome'), 'Rocca');
  await user.click(recover);
  await user.click(await screen.findByRole('button', { name: 'Chiudi' }));
  expect(screen.getByLabelText('Nome')).toHaveValue('Rocca');
  await user.click(recover);
  await user.click(await screen.findByRole('button', { name: 'Sostituisci' }));
  expect(screen.getByLabelText('Nome')).toHaveValue('Lido Blu');
  expect(screen.getByRole('button', { name: 'Recupera bozza' })).toBeVisible();
  await waitFor(async () => expect((await stored()).sort()).toEqual(['Lido Blu', 'Rocca']));
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(async () => expect(await stored()).toEqual(['Rocca']));
});

test('the set of records with drafts follows writes and deletions', async () => {
  await storeTwo();
  await setDraft('king/frontend/terme', { value: '', version: 1, savedAt: 1 });
  await setDraft('anna/supplier/00743110157', { value: '', version: 1, savedAt: 1 });
  const { user } = renderUi(<Form />);
  const records = screen.getByRole('status', { name: 'Con bozza' });
  await waitFor(() => expect(records).toHaveTextContent(/^03012300178$/));
  await user.click(await screen.findByRole('button', { name: /^Scarta bozza 7/ }));
  await user.click(screen.getByRole('button', { name: 'Scarta bozza' }));
  await waitFor(() => expect(records).toBeEmptyDOMElement());
});

test('drafts end after ninety days, and the oldest of more than a hundred', async () => {
  const draft = (days: number) => ({
    value: 'x',
    version: null,
    savedAt: Date.now() - days * DAY_MS,
  });
  await setDraft('king/old/1', draft(91));
  await setDraft('king/old/2', draft(89));
  await pruneDrafts();
  expect(await readSlots('king/old/')).toEqual(['king/old/2']);
  for (let number = 0; number < 100; number += 1) await setDraft(`king/new/${number}`, draft(0));
  await pruneDrafts();
  expect(await readSlots('king/old/')).toEqual([]);
  expect(await readSlots('king/new/')).toHaveLength(100);
  for (const slot of await readSlots('king/')) await removeDraft(slot);
});

test('a record has five drafts at most: the next one replaces the oldest', async () => {
  for (let number = 1; number <= 7; number += 1) {
    const slot = nextSlot('king/five', await readDrafts('king/five'));
    await setDraft(slot, { value: `draft ${number}`, version: null, savedAt: Date.now() + number });
  }
  const drafts = await readDrafts('king/five');
  expect(drafts.map(({ value }) => value)).toEqual([
    'draft 7',
    'draft 6',
    'draft 5',
    'draft 4',
    'draft 3',
  ]);
  for (const { slot } of drafts) await removeDraft(slot);
});
