import { expect } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createTestApi, type TestApi } from '@wabu/api/testing';
import { folders } from '@wabu/shared/entities/files';
import type { Role } from '@wabu/shared/entities/permissions';
import type { LanguageCode } from '@wabu/shared/i18n';
import { renderModule, stubCanvas } from '@wabu/shared/testing';
import { face } from '../module.tsx';

interface RenderOptions {
  role?: Role;
  language?: LanguageCode;
  /** Wraps the api, to inject faults. */
  wrapApi?: (api: TestApi) => TestApi;
}

/** Renders the users page for a role, against the real api in memory. */
export async function renderUsers({ role, language, wrapApi = (api) => api }: RenderOptions = {}) {
  stubCanvas();
  const api = await createTestApi();
  const { api: calls } = await api.client('king');
  const page = await renderModule(face, {
    path: '/adminwabu/users',
    api: wrapApi(api),
    role,
    language,
  });
  const names = () =>
    meanwhile(async () => {
      const users = await (await calls.d1.getusers.$get()).json();
      return users.map((user) => user.clear_name);
    });
  const avatars = () =>
    meanwhile(async () => {
      const json = { foldername: folders.avatars };
      const { files } = await (await calls.r2.listfiles.$post({ json })).json();
      return files.map((path) => path.replace(`${folders.avatars}/`, ''));
    });
  return { ...page, api, calls, names, avatars };
}

/** Awaits work outside of React, and applies the state updates that it causes. */
export function meanwhile<T>(work: () => Promise<T>): Promise<T> {
  return act(work);
}

/** An api whose calls to one path end with `fail`. */
export function failOn(path: string, fail: () => Promise<Response>) {
  return (api: TestApi): TestApi => ({
    ...api,
    fetch: async (input, init) => (String(input).includes(path) ? fail() : api.fetch(input, init)),
  });
}

export const aPicture = () =>
  new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'io.png', {
    type: 'image/png',
  });

/** Opens and fills the add dialog; fields without a value stay empty. */
export async function fillAddDialog(
  user: Awaited<ReturnType<typeof renderUsers>>['user'],
  given: { name?: string; password?: string; role?: string; picture?: File },
) {
  await user.click(await screen.findByRole('button', { name: 'Aggiungi utente' }));
  const dialog = await screen.findByRole('dialog', { name: 'Aggiungi nuovo utente' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  const field = (label: RegExp) => within(dialog).getByLabelText(label);
  const write = async (label: RegExp, text: string) => {
    await user.click(field(label));
    await user.paste(text);
  };
  if (given.name) await write(/^Nome utente/, given.name);
  if (given.password) await write(/^Password/, given.password);
  if (given.role) await user.selectOptions(field(/^Ruolo/), given.role);
  if (given.picture) {
    await user.upload(field(/^Avatar/), given.picture);
    await within(dialog).findByRole('img', { name: 'Anteprima dell’avatar' });
  }
  return {
    dialog,
    field,
    confirm: () => user.click(within(dialog).getByRole('button', { name: 'Conferma' })),
  };
}

export async function findAlert(name: string) {
  const alert = await screen.findByRole('alertdialog', { name });
  await waitFor(() => expect(alert.contains(document.activeElement)).toBe(true));
  return alert;
}
