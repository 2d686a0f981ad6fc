import { act, screen, within } from '@testing-library/react';
import { createTestApi, type TestApi } from '@wabu/api/testing';
import { folders } from '@wabu/shared/entities/files';
import type { Role } from '@wabu/shared/entities/permissions';
import type { LanguageCode } from '@wabu/shared/i18n';
import { findDialog, renderModule, stubCanvas } from '@wabu/shared/testing';
import { face } from '../module.tsx';

interface RenderOptions {
  role?: Role;
  language?: LanguageCode;
  /** The fragment of the address. */
  hash?: string;
  /** Wraps the api, to inject faults. */
  wrapApi?: (api: TestApi) => TestApi;
}

/** Renders the users page for a role, against the real api in memory. */
export async function renderUsers(options: RenderOptions = {}) {
  const { role, language, hash = '', wrapApi = (api) => api } = options;
  stubCanvas();
  const api = await createTestApi();
  const { api: calls } = await api.client('king');
  const page = await renderModule(face, {
    path: `/adminwabu/users${hash}`,
    api: wrapApi(api),
    role,
    language,
  });
  const names = () =>
    act(async () => {
      const users = await (await calls.d1.getusers.$get()).json();
      return users.map((user) => user.clear_name);
    });
  const avatars = () =>
    act(async () => {
      const json = { foldername: folders.avatars };
      const { files } = await (await calls.r2.listfiles.$post({ json })).json();
      return files.map((path) => path.replace(`${folders.avatars}/`, ''));
    });
  return { ...page, api, calls, names, avatars };
}

const PNG_SIGNATURE = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A valid new user for `fillAddDialog`. */
export const anna = {
  name: 'anna',
  password: 'Vela bianca a Malcesine',
  role: 'admin',
  picture: new File([PNG_SIGNATURE], 'io.png', { type: 'image/png' }),
};

/** Opens and fills the add dialog; fields without a value stay empty. */
export async function fillAddDialog(
  user: Awaited<ReturnType<typeof renderUsers>>['user'],
  given: { name?: string; password?: string; role?: string; picture?: File },
) {
  await user.click(await screen.findByRole('button', { name: 'Aggiungi utente' }));
  const dialog = await findDialog('Aggiungi nuovo utente');
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
