import 'fake-indexeddb/auto';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import {
  button,
  emptyResponse,
  expectAccessible,
  failUntilRepaired,
  findAlert,
  findDialog,
  interceptCalls,
  row,
} from '@wabu/shared/testing';
import '../add/add-request-dialog.tsx';
import '../bulk/bulk-bar.tsx';
import '../merge/merge-dialog.tsx';
import './request-history.tsx';
import '../../../shared/ui/history/dialog/history-dialog.tsx';
import '../../../shared/ui/history/dialog/undo-batch.tsx';
import { renderRequests } from '../testing/render-requests.tsx';
import { anna, luca } from '../testing/requests.ts';

const notices = () => within(screen.getByRole('region', { name: 'Avvisi' }));
const undo = () => notices().getByRole('button', { name: 'Annulla' });
const inMenu = async (user: Awaited<ReturnType<typeof renderRequests>>['user'], name: string) => {
  await user.click(button('Altre azioni'));
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(name) }));
};
const rows = () => screen.getAllByRole('option').filter((one) => one.closest('[role=listbox]'));

test('the list begins with what is to do, the newest first, and marks what nobody has read', async () => {
  const { d1, ids, user } = await renderRequests({
    requests: [luca, anna, { ...luca, text: 'x' }],
  });
  await act(() => answer(d1.updaterequest.$put({ json: { id: ids[2] ?? '', state: 'held' } })));
  await waitFor(() => expect(rows()).toHaveLength(2));
  await expectAccessible();
  expect(rows()[0]).toHaveTextContent('Non letta: Anna Weiß');
  await user.click(button(/^Filtri/));
  await user.selectOptions(screen.getByLabelText('Stato'), 'Spam');
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Luca Bo'));
  expect(rows()).toHaveLength(1);
});

test('a search and the person who answers narrow the list', async () => {
  const { d1, ids, user } = await renderRequests({ requests: [luca, anna] });
  await act(() => answer(d1.updaterequest.$put({ json: { id: ids[0] ?? '', assignee: 'admin' } })));
  await row(/Luca Bo/);
  await user.type(screen.getByRole('searchbox'), 'weiss');
  await waitFor(() => expect(rows()).toHaveLength(1));
  await user.clear(screen.getByRole('searchbox'));
  await user.click(button(/^Filtri/));
  await user.selectOptions(screen.getByLabelText('Assegnata a'), 'Assegnate a me');
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Luca Bo'));
  expect(rows()).toHaveLength(1);
});

test('who called is added with what they asked, and opens; a wrong address is said beside its field', async () => {
  const { user } = await renderRequests({ requests: [] });
  await user.click(await screen.findByRole('button', { name: /elenco/i }));
  await user.click(await screen.findByRole('menuitem', { name: 'Nuova richiesta' }));
  const form = within(await findDialog('Nuova richiesta'));
  await user.type(form.getByLabelText(/Nome/), 'Pia Neri');
  await user.type(form.getByLabelText(/E-mail/), 'pia');
  await user.type(form.getByLabelText(/Che cosa chiede/), 'Un tavolo per sei');
  await user.keyboard('{Escape}');
  await user.click(form.getByRole('button', { name: 'Aggiungi' }));
  expect(await form.findByText('Scrivi un indirizzo e-mail valido')).toBeVisible();
  expect(form.getByLabelText(/E-mail/)).toHaveFocus();
  await expectAccessible();
  await user.type(form.getByLabelText(/E-mail/), '@example.org');
  await user.selectOptions(form.getByLabelText('Lingua'), 'Deutsch');
  await user.click(form.getByRole('button', { name: 'Aggiungi' }));
  expect(await screen.findByRole('article')).toHaveTextContent('Un tavolo per sei');
  await user.click(undo());
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
});

test('a request whose answer was lost is sent again, also corrected @verify', async () => {
  let isLost = true;
  const wrapApi = interceptCalls('addrequest', async (pass) => {
    const response = await pass();
    if (!isLost) return response;
    isLost = false;
    throw new TypeError('Failed to fetch');
  });
  const page = await renderRequests({ requests: [luca], wrapApi });
  const { user } = page;
  await user.click(await screen.findByRole('button', { name: /elenco/i }));
  await user.click(await screen.findByRole('menuitem', { name: 'Nuova richiesta' }));
  const form = within(await findDialog('Nuova richiesta'));
  await user.type(form.getByLabelText(/Nome/), 'Pia Neri');
  await user.type(form.getByLabelText(/E-mail/), 'pia@example.org');
  await user.type(form.getByLabelText(/Che cosa chiede/), 'Un tavolo');
  await user.click(form.getByRole('button', { name: 'Aggiungi' }));
  const alert = await findAlert('La richiesta non è stata aggiunta');
  await user.click(within(alert).getByRole('button'));
  await user.type(form.getByLabelText(/Che cosa chiede/), ' per sei');
  await user.click(form.getByRole('button', { name: 'Aggiungi' }));
  expect(await screen.findByRole('article')).toHaveTextContent('Un tavolo per sei');
});

test('an opened request is read, with the facts of its visitor', async () => {
  const { stored } = await renderRequests({ isOpen: true });
  await waitFor(() => expect(rows()[0]).not.toHaveTextContent('Non letta'));
  expect((await stored()).unread).toBe(false);
  const detail = within(screen.getByRole('region', { name: 'Dettagli richiesta' }));
  expect(detail.getByRole('link', { name: anna.email })).toHaveAttribute(
    'href',
    `mailto:${encodeURIComponent(anna.email)}`,
  );
  expect(detail.getByText('1 lug 2027 – 3 lug 2027')).toBeVisible();
  expect(screen.getByText(anna.text, { selector: '[lang=de] *' })).toBeVisible();
  await expectAccessible();
});

test('who only reads leaves it unread, and has nothing to write with @verify', async () => {
  const { stored } = await renderRequests({ isOpen: true, role: 'rookie' });
  expect(screen.getByText('Nuova', { selector: 'bdi' })).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect((await stored()).unread).toBe(true);
});

test('state and person change at once, and one press takes that back', async () => {
  const { user, stored } = await renderRequests({ isOpen: true });
  await user.selectOptions(await screen.findByLabelText('Assegnata a'), 'admin');
  await notices().findByText('Richiesta di Anna Weiß: Nuova · admin');
  await user.selectOptions(screen.getByLabelText('Stato'), 'Chiusa');
  const done = await notices().findByText('Richiesta di Anna Weiß: Chiusa · admin');
  expect(await stored()).toMatchObject({ state: 'closed', assignee: 'admin' });
  const toast = within(done.closest('li') ?? document.body);
  await user.click(toast.getByRole('button', { name: 'Annulla' }));
  await waitFor(async () =>
    expect(await stored()).toMatchObject({ state: 'new', assignee: 'admin' }),
  );
});

test('keys take and close a request @verify', async () => {
  const { user, stored } = await renderRequests({ isOpen: true });
  await waitFor(async () => expect((await stored()).unread).toBe(false));
  await user.keyboard('{Alt>}a{/Alt}');
  await waitFor(async () => expect((await stored()).assignee).toBe('admin'));
  await user.keyboard('{Alt>}c{/Alt}');
  await waitFor(async () => expect((await stored()).state).toBe('closed'));
});

test('a deleted request comes back by one press', async () => {
  const { user, d1, id } = await renderRequests({ isOpen: true });
  await user.click(button('Cancella'));
  const question = within(await findAlert('Cancellare la richiesta di Anna Weiß?'));
  await user.click(question.getByRole('button', { name: 'Cancella' }));
  await notices().findByText('Richiesta di Anna Weiß cancellata');
  await user.click(undo());
  await waitFor(async () => expect((await d1.getrequest.$get({ query: { id } })).status).toBe(200));
});

test('another request of the same address is merged, and separated by one press @verify', async () => {
  const { user, stored } = await renderRequests({
    requests: [anna, { ...anna, text: 'Noch eine Frage' }, luca],
    isOpen: true,
  });
  await inMenu(user, 'Unisci un’altra richiesta');
  const dialog = within(await findDialog('Unisci un’altra richiesta'));
  expect(await dialog.findByText('Noch eine Frage')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Unisci' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  await user.click(undo());
  await waitFor(async () => expect((await stored()).messages).toHaveLength(1));
});

test('the history shows states in words, and messages as they look @verify', async () => {
  const { user } = await renderRequests({ isOpen: true });
  await user.selectOptions(await screen.findByLabelText('Stato'), 'Chiusa');
  await notices().findByText(/Chiusa/);
  await user.click(button('Cronologia'));
  const history = within(await findDialog('Cronologia di Anna Weiß'));
  const state = (await history.findByRole('heading', { name: 'Stato' })).closest('li');
  expect(state?.querySelector('del')).toHaveTextContent('Nuova');
  expect(state?.querySelector('ins')).toHaveTextContent('Chiusa');
});

test.each([
  ['Chiudi', 'Chiudi 2 richieste', { state: 'closed' }],
  ['Assegna', 'Assegna 2 richieste', { assignee: 'admin' }],
])('«%s» of many is done in one step with one undo', async (action, start, changed) => {
  const { user, ids, stored } = await renderRequests({ requests: [anna, luca] });
  await row(/Luca Bo/);
  await user.click(screen.getByRole('listbox', { name: 'Elenco richieste' }));
  await user.keyboard('{Control>}a{/Control}');
  const bar = within(await screen.findByRole('region', { name: 'Selezione' }));
  await user.click(bar.getByRole('button', { name: action }));
  await user.click(await screen.findByRole('button', { name: start }));
  await waitFor(async () => expect(await stored(ids[1])).toMatchObject(changed));
  expect(await stored()).toMatchObject(changed);
  await user.click(await notices().findByRole('button', { name: 'Annulla' }));
  await waitFor(async () => expect(await stored()).toMatchObject({ state: 'new', assignee: '' }));
});

test('a request that does not load says so, and loads when it is asked for again @verify', async () => {
  const fault = failUntilRepaired(emptyResponse(500));
  const { user } = await renderRequests({ wrapApi: interceptCalls('getrequest', fault.answer) });
  await user.click(await row(/Anna/));
  await screen.findByText('La richiesta non si è caricata');
  fault.repair();
  await user.click(button('Riprova'));
  expect(await screen.findByRole('article')).toBeVisible();
});

test('staff give the supplier a link, show the visitor what the supplier proposes, and withdraw the link', async () => {
  const { api, user, id, stored } = await renderRequests();
  const [{ messages }] = [await stored()];
  const proposal = { ...messages[0], id: 'p', author: 'supplier', by: 'Battelli', proposed: true };
  await api.platform.database.write([
    {
      sql: `UPDATE requests SET supplier = 'Battelli', version = version + 1, messages = ? WHERE id = ?`,
      args: [JSON.stringify([...messages, proposal]), id],
    },
  ]);
  await user.click(await row(/Anna/));
  await screen.findAllByRole('article');
  await inMenu(user, 'Inoltra al fornitore');
  const link = within(await findAlert('Link per Battelli'));
  expect(link.getByText(/\/richiesta\/[0-9a-f]{64}/)).toBeVisible();
  await user.click(link.getByRole('button', { name: 'OK' }));
  await user.click(await screen.findByRole('button', { name: 'Approva' }));
  await waitFor(async () => expect((await stored()).messages[1]?.proposed).toBeUndefined());
  await user.click(button('Revoca il link'));
  await waitFor(async () => expect(await stored()).not.toHaveProperty('supplierLinkUntil'));
  await waitFor(() => expect(screen.queryByText('Link per il fornitore')).toBeNull());
});

test('a mail that failed is sent again by one press @verify', async () => {
  const { api, user, id, stored } = await renderRequests();
  const [message] = (await stored()).messages;
  await api.platform.database.write([
    {
      sql: `INSERT INTO mails (request_id, message_id, next_at, error) VALUES (?, ?, NULL, 'down')`,
      args: [id, message?.id ?? ''],
    },
  ]);
  await user.click(await row(/Anna/));
  expect(await screen.findByText('E-mail non riuscita')).toBeVisible();
  await user.click(button('Invia di nuovo'));
  expect(await screen.findByText('E-mail in partenza')).toBeVisible();
});
