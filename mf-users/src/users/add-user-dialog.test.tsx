import { beforeEach, expect, jest, test } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userMessages } from '@wabu/shared/entities/user';
import { hasUnsavedWork } from '@wabu/shared/module';
import { session } from '@wabu/shared/session';
import { expectConsoleError } from '@wabu/shared/testing';
import {
  aPicture,
  failOn,
  fillAddDialog,
  findAlert,
  meanwhile,
  renderUsers,
} from '../testing/render-users.tsx';

const anna = {
  name: 'anna',
  password: 'Vela bianca a Malcesine',
  role: 'admin',
  picture: aPicture(),
};
beforeEach(() => void jest.spyOn(console, 'info').mockImplementation(() => undefined));
const gone = (options = {}) =>
  waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), options);
const goneAfterRetries = () => gone({ timeout: 10_000 });

test('adds a user with a picture, and shows the new list', async () => {
  const { user, names, avatars } = await renderUsers();
  const { confirm } = await fillAddDialog(user, anna);
  await confirm();
  await gone();
  expect(await screen.findByText('Utente creato correttamente!')).toBeVisible();
  expect(await screen.findByRole('rowheader', { name: 'anna' })).toBeVisible();
  expect(console.info).toHaveBeenCalledWith('Utente creato correttamente!');
  expect(await names()).toContain('anna');
  expect(await avatars()).toContain('avatar_anna.webp');
});

test.each(['name', 'password', 'role', 'picture'] as const)('requires %s', async (missing) => {
  const { user, names } = await renderUsers();
  const { confirm, dialog } = await fillAddDialog(user, { ...anna, [missing]: undefined });
  await confirm();
  const alert = await findAlert('Compila tutti i campi!');
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  expect(dialog).toBeVisible();
  expect(await names()).toHaveLength(3);
});

test('a duplicate name is rejected before any request', async () => {
  const { user, avatars } = await renderUsers();
  const before = await avatars();
  const { confirm } = await fillAddDialog(user, { ...anna, name: 'Rookie' });
  await confirm();
  await findAlert('Nome utente già presente! Scegli un altro nome.');
  expect(await avatars()).toEqual(before);
});

test('a name that another person has just used is rejected, and its avatar is deleted', async () => {
  const { user, calls, avatars, names } = await renderUsers();
  const { confirm, field } = await fillAddDialog(user, anna);
  const json = {
    clear_name: 'anna',
    clear_psw: anna.password,
    clear_role: 'admin',
    clear_avatar: 'avatar_default.gif',
  } as const;
  await meanwhile(() => calls.d1.adduser.$post({ json }));
  expectConsoleError(/Errore creazione utente/);
  await confirm();
  const alert = await findAlert('Nome utente già presente! Scegli un altro nome.');
  expect(await avatars()).not.toContain('avatar_anna.webp');
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  await user.clear(field(/^Nome utente/));
  await user.type(field(/^Nome utente/), 'anna rossi');
  await confirm();
  await gone();
  expect(await names()).toContain('anna rossi');
});

test('a failed upload creates no user', async () => {
  const { user, names } = await renderUsers({
    wrapApi: failOn('upload', async () => new Response('', { status: 503 })),
  });
  const { confirm, dialog } = await fillAddDialog(user, anna);
  await confirm();
  await findAlert('Errore upload avatar');
  expect(dialog).toBeInTheDocument();
  expect(await names()).not.toContain('anna');
});

test('an avatar of another user is not overwritten', async () => {
  const { user, calls, names } = await renderUsers();
  const form = {
    folder: '[Users]/avatars',
    file: new File([await shrunkBytes()], 'avatar_anna.webp'),
  };
  const json = {
    clear_name: 'bea',
    clear_psw: anna.password,
    clear_role: 'admin',
    clear_avatar: 'avatar_anna.webp',
  } as const;
  await meanwhile(() => calls.r2.upload.$post({ form }));
  await meanwhile(() => calls.d1.adduser.$post({ json }));
  const { confirm } = await fillAddDialog(user, anna);
  await confirm();
  expect(await findAlert('Errore upload avatar')).toHaveTextContent(
    'Esiste già un file con lo stesso nome',
  );
  expect(await names()).not.toContain('anna');
});

test('an upload without a response is retried', async () => {
  let isLost = true;
  const { user, names } = await renderUsers({
    wrapApi: (api) => ({
      ...api,
      fetch: async (input, init) => {
        const answer = await api.fetch(input, init);
        if (!String(input).includes('upload') || !isLost) return answer;
        isLost = false;
        throw new TypeError('the response was lost');
      },
    }),
  });
  const { confirm } = await fillAddDialog(user, anna);
  await confirm();
  await goneAfterRetries();
  expect(await names()).toContain('anna');
});

test('a create without a response is retried and creates one user', async () => {
  let fails = 2;
  const { user, names } = await renderUsers({
    wrapApi: (api) => ({
      ...api,
      fetch: async (input, init) => {
        const answer = await api.fetch(input, init);
        const isLost = String(input).includes('adduser') && fails-- > 0;
        if (isLost) throw new TypeError('the response was lost');
        return answer;
      },
    }),
  });
  const { confirm } = await fillAddDialog(user, anna);
  await confirm();
  await goneAfterRetries();
  expect((await names()).filter((name) => name === 'anna')).toHaveLength(1);
});

test('an offline save waits for the network, and Annulla withdraws it', async () => {
  const { user, names } = await renderUsers();
  const OFFLINE = 'Sei offline. Il salvataggio parte appena torna la connessione.';
  const first = await fillAddDialog(user, anna);
  act(() => onlineManager.setOnline(false));
  await first.confirm();
  expect(await screen.findByText(OFFLINE)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Annulla' }));
  await act(async () => onlineManager.setOnline(true));
  expect(await names()).not.toContain('anna');
  const second = await fillAddDialog(user, anna);
  act(() => onlineManager.setOnline(false));
  await second.confirm();
  await screen.findByText(OFFLINE);
  await act(async () => onlineManager.setOnline(true));
  await gone();
  expect(await names()).toContain('anna');
});

test('a common password shows an error beside its field and is not sent', async () => {
  const { user, names } = await renderUsers();
  const { confirm, dialog } = await fillAddDialog(user, { ...anna, password: 'password123' });
  await confirm();
  expect(await within(dialog).findByText(userMessages.passwordCommon)).toBeVisible();
  expect(await names()).not.toContain('anna');
});

test('replacing a rejected password removes its error', async () => {
  const { user } = await renderUsers();
  const { confirm, dialog } = await fillAddDialog(user, { ...anna, password: 'password123' });
  await confirm();
  expect(await within(dialog).findByText(userMessages.passwordCommon)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Genera' }));
  expect(within(dialog).getByText('Ottima')).toBeVisible();
  await waitFor(() =>
    expect(within(dialog).queryByText(userMessages.passwordCommon)).not.toBeInTheDocument(),
  );
});

test('a password can be generated, shown and copied', async () => {
  const { user } = await renderUsers();
  const { dialog, field } = await fillAddDialog(user, {});
  expect(field(/^Password/)).toHaveAttribute('type', 'password');
  await user.click(within(dialog).getByRole('button', { name: 'Genera' }));
  const password = field(/^Password/);
  expect(password).toHaveAttribute('type', 'text');
  expect(within(dialog).getByText('Ottima')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Copia' }));
  expect(await navigator.clipboard.readText()).toBe((password as HTMLInputElement).value);
  await user.click(within(dialog).getByRole('button', { name: 'Nascondi password' }));
  expect(password).toHaveAttribute('type', 'password');
});

test('a file that is not a picture shows an error beside its field', async () => {
  const { user } = await renderUsers();
  const { dialog, field } = await fillAddDialog(user, { name: 'anna' });
  await user.upload(field(/^Avatar/), new File(['<svg/>'], 'io.png', { type: 'image/png' }));
  expect(await within(dialog).findByText('Scegli un file PNG, JPEG, GIF o WebP')).toBeVisible();
});

test('Escape keeps the dialog and its unsaved work, and Annulla closes it', async () => {
  const { user } = await renderUsers();
  const { dialog } = await fillAddDialog(user, { name: 'anna' });
  await user.keyboard('{Escape}');
  expect(dialog).toBeInTheDocument();
  expect(hasUnsavedWork()).toBe(true);
  await user.click(within(dialog).getByRole('button', { name: 'Annulla' }));
  await gone();
  expect(hasUnsavedWork()).toBe(false);
});

test('a double click creates one user', async () => {
  let posts = 0;
  const { user } = await renderUsers({
    wrapApi: (api) => ({
      ...api,
      fetch: async (input, init) => {
        if (String(input).includes('adduser')) posts += 1;
        return api.fetch(input, init);
      },
    }),
  });
  const { dialog } = await fillAddDialog(user, anna);
  await user.dblClick(within(dialog).getByRole('button', { name: 'Conferma' }));
  await gone();
  expect(posts).toBe(1);
});

test('a forged role opens the dialog, and the server rejects the request', async () => {
  const { user, api, names } = await renderUsers();
  const { confirm } = await fillAddDialog(user, anna);
  await meanwhile(async () => session.signIn(await api.signIn('admin')));
  await confirm();
  expect(await findAlert('Errore upload avatar')).toHaveTextContent('Permessi non validi');
  expect(await names()).not.toContain('anna');
});

async function shrunkBytes(): Promise<ArrayBuffer> {
  const blob = await new Promise<Blob | null>((done) =>
    document.createElement('canvas').toBlob(done),
  );
  return new Response(blob).arrayBuffer();
}
