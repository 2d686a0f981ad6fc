import { expect, test } from '@jest/globals';
import { ApiProblem } from '@wabu/api/client';
import type { FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import { aFrontend } from '@wabu/shared/testing/builders';
import { keyOf } from '@wabu/shared/tree';
import { changes, isDirty } from '../model/draft/editor-state.ts';
import { savedOf } from '../model/draft/new-draft.ts';
import { createEditorStore } from './editor-store.tsx';
import { type SaveDependencies, saveWithMerge } from './save-with-merge.ts';

const { origins: _, ...input } = aFrontend('Terme');
const stored = (values: Partial<FrontendWithProvenance> = {}): FrontendWithProvenance => ({
  ...input,
  Sezioni: [],
  version: 1,
  ledger: [],
  ...values,
});
const newer = new ApiProblem(412, { code: 'changed-meanwhile', message: '' });

/** A server with one frontend that accepts a save of its current version only. */
function aServer(record: FrontendWithProvenance) {
  const asked: number[] = [];
  const tools: SaveDependencies & { decided: number } = {
    decided: 0,
    isNew: false,
    staysOpen: false,
    load: async () => record,
    send: async ({ draft }, version) => {
      asked.push(version ?? 0);
      if (version !== record.version) throw newer;
      record = { ...record, ...draft, version: version + 1 };
      return record;
    },
    resolveConflicts: async (conflicts) => {
      tools.decided += conflicts.length;
      return Object.fromEntries(conflicts.map(({ path }) => [keyOf(path), 'mine']));
    },
  };
  return { tools, asked, record: () => record };
}

test('merges a newer version without a question when nothing conflicts', async () => {
  const server = aServer(stored({ version: 2, Copertina: 'loro.jpg' }));
  const store = createEditorStore(savedOf(stored()));
  store.setState(changes.pictures({ Logo: 'mio.png' }));
  expect(await saveWithMerge(store, server.tools)).toMatchObject({ isMerged: true });
  expect(server.record()).toMatchObject({ Logo: 'mio.png', Copertina: 'loro.jpg', version: 3 });
  expect(server.tools.decided).toBe(0);
  expect(server.asked).toEqual([1, 2]);
});

test('asks about conflicts and keeps the form when the dialog is left', async () => {
  const server = aServer(stored({ version: 2, Logo: 'loro.png' }));
  const store = createEditorStore(savedOf(stored()));
  store.setState(changes.pictures({ Logo: 'mio.png' }));
  const back = await saveWithMerge(store, { ...server.tools, resolveConflicts: async () => null });
  expect(back).toBeNull();
  expect(store.getState().draft.Logo).toBe('mio.png');
  expect(isDirty(store.getState())).toBe(true);
  await saveWithMerge(store, server.tools);
  expect(server.record()).toMatchObject({ Logo: 'mio.png', version: 3 });
});

test('a save whose response was lost is not sent twice', async () => {
  const server = aServer(stored());
  const store = createEditorStore(savedOf(stored()));
  store.setState(changes.pictures({ Logo: 'a.png' }));
  await saveWithMerge(store, server.tools);
  const again = createEditorStore(savedOf(stored()));
  again.setState(changes.pictures({ Logo: 'a.png' }));
  expect(await saveWithMerge(again, server.tools)).toMatchObject({ isMerged: false });
  expect(server.record().version).toBe(2);
});

test('edits made during the save stay in the form', async () => {
  const server = aServer(stored());
  const store = createEditorStore(savedOf(stored()));
  store.setState(changes.pictures({ Logo: 'a.png' }));
  await saveWithMerge(store, {
    ...server.tools,
    send: async (save, version) => {
      store.setState(changes.address({ Citta: 'Salò' }));
      return server.tools.send(save, version);
    },
  });
  const state = store.getState();
  expect(state.version).toBe(2);
  expect(state.base.Logo).toBe('a.png');
  expect(state.draft.Localizzazione.Citta).toBe('Salò');
  expect(isDirty(state)).toBe(true);
});

test('a form that stays open takes what the server stored', async () => {
  const server = aServer(stored());
  const store = createEditorStore(savedOf(stored()));
  store.setState(changes.pictures({ Logo: 'a.png' }));
  const load = async () => ({ ...server.record(), Fornitore: 'Terme Srl' });
  await saveWithMerge(store, { ...server.tools, staysOpen: true, load });
  expect(store.getState()).toMatchObject({ version: 2, draft: { Fornitore: 'Terme Srl' } });
  expect(isDirty(store.getState())).toBe(false);
});
