import 'fake-indexeddb/auto';
import { expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { hasUnsavedWork } from '../../module/index.ts';
import { session } from '../../session/index.ts';
import { aToken } from '../../testing/a-token.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { keyOf, mergeAsking, same } from '../../tree/index.ts';
import { DraftBanner } from '../forms/draft-banner.tsx';
import { readDrafts, setDraft } from '../forms/local-draft.ts';
import type { FormHost, OpenForm } from '../records/use-form-slot.ts';
import { useRecordForm } from './use-record-form.ts';
import type { FormState } from './use-save-record.ts';

interface Town {
  name: string;
  cap: string;
}
type Stored = Town & { version: number };
type State = FormState<Town>;

const garda: Stored = { name: 'Garda', cap: '37016', version: 1 };
const valuesOf = ({ name, cap }: Town): Town => ({ name, cap });
const stateOf = (stored: Stored, draft = valuesOf(stored)): State => ({
  base: valuesOf(stored),
  version: stored.version,
  draft,
});

/** A server with one town, which accepts a save of its present version only. */
function aServer(town = garda) {
  const server = {
    town,
    async send({ draft }: State, version: number | null): Promise<Stored> {
      if (version !== server.town.version) throw rejection(412, { current: server.town });
      server.town = { ...draft, version: version + 1 };
      return server.town;
    },
  };
  return { ...server, server, send: jest.fn(server.send) };
}
const rejection = (status: number, problem: object) =>
  Object.assign(new Error(), { status, problem: { code: '', message: '', ...problem } });

interface FormProps {
  store: StoreApi<State>;
  /** The record as the page knows it. */
  shown: StoreApi<{ stored: Stored | null }>;
  send: ReturnType<typeof aServer>['send'];
  onSaved: () => void;
}

function TownPage(props: FormProps) {
  const [isOpen, setOpen] = useState(true);
  const [form, show] = useState<OpenForm<State> | null>(null);
  const { onSaved } = props;
  const [host] = useState(() => ({ show, close: () => setOpen(false), onSaved }));
  const buttons = {
    save: () => form?.save(),
    continue: () => form?.save('edit'),
    copy: () => form?.saveAsNew(),
    leave: () => form?.leave(),
    cancel: () => form?.cancel(),
  };
  return (
    <>
      {isOpen ? <TownForm {...props} host={host} /> : 'closed'}
      {Object.entries(buttons).map(([name, act]) => (
        <button key={name} type="button" onClick={() => void act()}>
          {name}
        </button>
      ))}
    </>
  );
}

function TownForm({ store, shown, send, host }: FormProps & { host: FormHost<Stored, State> }) {
  const state = useStore(store);
  const { stored } = useStore(shown);
  const form = useRecordForm<Stored, State>({
    host,
    calls: {
      scope: 'town',
      send,
      load: async (town) => town,
      async rebase({ base, draft }, town, ask) {
        const merged = await mergeAsking({ base, mine: draft, theirs: valuesOf(town) }, ask);
        return merged && stateOf(town, merged);
      },
      isDirty: ({ base, draft }) => !same(base, draft),
      toItems: async (conflicts) =>
        conflicts.map(({ path, mine, theirs }) => {
          const key = keyOf(path);
          return { key, label: key, mine: String(mine), theirs: String(theirs) };
        }),
    },
    entity: 'town',
    recordKey: 'garda',
    getState: store.getState,
    setState: store.setState,
    stored,
    prepare: async () => store.getState(),
    problemsOf: () => [],
    showProblems: async () => undefined,
    failedTitle: () => 'Not saved',
    recover: async ({ value }) => value,
  });
  return (
    <>
      <DraftBanner
        drafts={form.draft.found}
        isDirty={form.isDirty}
        onRecover={form.draft.recover}
        onDiscard={form.draft.discard}
      />
      <output>{`${state.draft.name} ${state.draft.cap}`}</output>
    </>
  );
}

function openForm({ server, send }: ReturnType<typeof aServer>) {
  const store = createStore<State>(() => stateOf(garda));
  const shown = createStore(() => ({ stored: garda as Stored | null }));
  const onSaved = jest.fn();
  const page = renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <TownPage store={store} shown={shown} send={send} onSaved={onSaved} />
    </QueryClientProvider>,
  );
  const type = (values: Partial<Town>) =>
    act(() => store.setState((now) => ({ draft: { ...now.draft, ...values } })));
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  const show = (stored: Stored | null) => act(async () => shown.setState({ stored }));
  return { ...page, server, store, onSaved, type, press, show };
}

const conflict = () => screen.findByRole('alertdialog', { name: /ha salvato prima di te/ });

test('a save closes the form, and one that continues shows what the server stored', async () => {
  const { press, type, store, onSaved } = openForm(aServer());
  type({ name: 'Garda Nuova' });
  await press('continue');
  await waitFor(() => expect(store.getState()?.version).toBe(2));
  expect(onSaved).toHaveBeenLastCalledWith(expect.objectContaining({ as: 'same', next: 'edit' }));
  await press('save');
  expect(await screen.findByText('closed')).toBeVisible();
  expect(onSaved).toHaveBeenLastCalledWith(expect.objectContaining({ next: 'list' }));
});

test('a double click saves once', async () => {
  const server = aServer();
  const { user, type } = openForm(server);
  type({ name: 'Garda Nuova' });
  await user.dblClick(screen.getByRole('button', { name: 'save' }));
  expect(await screen.findByText('closed')).toBeVisible();
  expect(server.send).toHaveBeenCalledTimes(1);
});

test('a newer version is merged without a question when nothing conflicts', async () => {
  const { press, type, server, onSaved } = openForm(
    aServer({ ...garda, cap: '37017', version: 2 }),
  );
  type({ name: 'Garda Nuova' });
  await press('save');
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ isMerged: true }));
  expect(server.town).toEqual({ name: 'Garda Nuova', cap: '37017', version: 3 });
});

test('a conflict is asked about, and leaving the question keeps the form', async () => {
  const { user, press, type, server } = openForm(aServer({ ...garda, name: 'Loro', version: 2 }));
  type({ name: 'Mio' });
  await press('save');
  await conflict();
  await user.keyboard('{Escape}');
  expect(screen.getByText('Mio 37016')).toBeVisible();
  await press('save');
  const dialog = await conflict();
  await user.click(within(dialog).getByRole('button', { name: 'Salva la tua scelta' }));
  await waitFor(() => expect(server.town).toMatchObject({ name: 'Mio', version: 3 }));
});

test('a save whose response was lost is not sent again', async () => {
  const { press, type, server, onSaved } = openForm(aServer({ ...garda, name: 'Mio', version: 2 }));
  type({ name: 'Mio' });
  await press('save');
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ isMerged: false }));
  expect(server.town.version).toBe(2);
});

test('edits made during the save stay in the form', async () => {
  const server = aServer();
  const { press, type, store, onSaved } = openForm(server);
  type({ name: 'Mio' });
  server.send.mockImplementationOnce(async (...sent) => {
    type({ cap: '37010' });
    return server.server.send(...sent);
  });
  await press('save');
  await waitFor(() => expect(store.getState()?.version).toBe(2));
  expect(store.getState()).toMatchObject({
    base: { name: 'Mio', cap: '37016' },
    draft: { name: 'Mio', cap: '37010' },
  });
  expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ next: 'edit' }));
});

test('a rejected save shows the reason and keeps the form', async () => {
  const server = aServer();
  const { press, type } = openForm(server);
  type({ name: 'Mio' });
  server.send.mockRejectedValueOnce(rejection(409, { message: 'In uso' }));
  await press('copy');
  expect(await screen.findByRole('alertdialog', { name: 'Not saved' })).toHaveTextContent('In uso');
  expect(screen.getByText('Mio 37016')).toBeVisible();
});

test.each([
  ['Continua a modificare', 'Mio 37016', 1],
  ['Esci senza salvare', 'closed', 1],
  ['Salva ed esci', 'closed', 2],
])('leaving unsaved work asks: %s', async (answer, shown, version) => {
  const { user, press, type, server } = openForm(aServer());
  type({ name: 'Mio' });
  expect(hasUnsavedWork()).toBe(true);
  await press('leave');
  await user.click(await screen.findByRole('button', { name: answer }));
  expect(await screen.findByText(shown)).toBeVisible();
  await waitFor(() => expect(hasUnsavedWork()).toBe(shown !== 'closed'));
  expect(server.town.version).toBe(version);
});

test('leaving asks nothing when everything is as it was', async () => {
  const { press, type } = openForm(aServer());
  type({ name: 'Mio' });
  type({ name: 'Garda' });
  await press('leave');
  expect(await screen.findByText('closed')).toBeVisible();
});

test('an untouched form shows a newer record; unsaved work stays', async () => {
  const { type, show, store } = openForm(aServer());
  await show({ ...garda, name: 'Loro', version: 2 });
  expect(await screen.findByText('Loro 37016')).toBeVisible();
  type({ cap: '37010' });
  await show({ ...garda, version: 3 });
  await show(null);
  expect(store.getState()).toMatchObject({ version: 2, draft: { name: 'Loro', cap: '37010' } });
});

test('a form that is left while it is saved does not move its page', async () => {
  const server = aServer();
  const { press, user, type, onSaved } = openForm(server);
  type({ name: 'Mio' });
  let arrive: () => void = () => undefined;
  server.send.mockImplementationOnce(async (...sent) => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return server.server.send(...sent);
  });
  await press('save');
  await press('leave');
  await user.click(await screen.findByRole('button', { name: 'Esci senza salvare' }));
  arrive();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ next: 'nothing' }));
});

test('the draft of an earlier visit is offered, and is gone after a cancel', async () => {
  session.signIn(aToken({ username: 'anna', role: 'admin' }));
  const draft = { name: 'Mio', cap: garda.cap };
  const stored = { value: stateOf(garda, draft), version: 1, savedAt: Date.now() };
  await setDraft('anna/town/garda', stored);
  const { user, press } = openForm(aServer());
  await user.click(await screen.findByRole('button', { name: 'Recupera bozza' }));
  expect(screen.getByText('Mio 37016')).toBeVisible();
  await press('cancel');
  expect(await readDrafts('anna/town/garda')).toEqual([]);
});
