import { screen } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { createTestApi, type PlatformChange, type TestApi } from '@wabu/api/testing';
import { type FrontendInput, frontendImagesFolder } from '@wabu/shared/entities/frontend';
import type { Role } from '@wabu/shared/entities/permissions';
import type { LanguageCode } from '@wabu/shared/i18n';
import { languageCodes } from '@wabu/shared/i18n/languages';
import {
  aFrontend,
  aSection,
  aSupplier,
  button,
  renderModule,
  stubXhr,
} from '@wabu/shared/testing';
// Preloads the lazy chunks, so that tests do not wait for their compilation.
import '../pictures/alt-text/alt-text-dialog.tsx';
import '../translation/checks/editor-checks.tsx';
import '../pictures/chosen-picture.tsx';
import '../translation/contact-sheet/contact-sheet.tsx';
import '../translation/checks/record-checks.tsx';
import '../translation/checks/text-checks.tsx';
import '../publication/legal/editor-legal.tsx';
import '../publication/legal/legal-list.tsx';
import '../page/editing-panel.tsx';
import '../publication/own-host.tsx';
import '../publication/preview-drawer.tsx';
import '../page/supplier-link.tsx';
import '../translation/translate-dialog.tsx';
import { face } from '../module.tsx';
import { quiet } from '../parts/when-quiet.ts';
import { aPicture } from './a-picture.ts';

quiet.wait = async () => undefined;

export const supplier = aSupplier(1, { Nome: 'Terme di Sirmione' });

/** A frontend of that supplier with this URL. */
export const frontendAt = (URL: string, changes: Partial<FrontendInput> = {}) =>
  aFrontend(supplier.Nome, 1, { URL, ...changes });

const inAll = (text: string) =>
  Object.fromEntries(languageCodes.map((code) => [code, `<p>${text} ${code}</p>`]));
/** A section whose texts are complete. */
export const complete = {
  Sezioni: [aSection({ NomeSezione: inAll('Nome'), Contenuto: inAll('Testo') })],
};

/** A scene with the form of the only frontend, `terme`. */
export const editScene = (changes: Partial<FrontendInput> = {}) => ({
  frontends: [frontendAt('terme', changes)],
  at: '?frontend=terme&mode=edit',
});

interface Scene {
  frontends?: FrontendInput[];
  role?: Role | null;
  /** The search part of the URL. */
  at?: string;
  language?: LanguageCode;
  platform?: PlatformChange;
  /** File names in the folder of the first frontend. */
  pictures?: string[];
  /** Wraps the api, for example to make a call fail. */
  wrapApi?: (api: TestApi) => TestApi;
}

/** Opens the Frontends page with this role, over the real api. */
export async function openFrontends(scene: Scene = {}) {
  const { frontends = [], role = 'king', at = '', language, wrapApi = (api) => api } = scene;
  const server = await serverWith(frontends, scene.platform);
  const { api, calls } = server;
  for (const name of scene.pictures ?? []) {
    const folder = frontendImagesFolder(frontends[0]?.URL ?? '');
    await answer(calls.r2.upload.$post({ form: { file: aPicture(name), folder } }));
  }
  const path = `/adminwabu/frontends${at}`;
  const page = await renderModule(face, { path, api: wrapApi(api), role, language });
  return { ...page, ...server };
}

/** The real api with the supplier and these frontends. */
export async function serverWith(frontends: readonly FrontendInput[], platform?: PlatformChange) {
  const api = await createTestApi(platform);
  await api.seedSuppliers([supplier]);
  const { api: calls } = await api.client('king');
  for (const json of frontends) await answer(calls.d1.addfrontend.$post({ json }));
  stubXhr();
  const stored = (URL: string) => answer(calls.d1.getfrontend.$get({ query: { URL } }));
  return { api, calls, stored };
}

type Person = Awaited<ReturnType<typeof openFrontends>>['user'];

/** Saves the form over its record. */
export async function overwrite(user: Person): Promise<void> {
  await user.click(button('Salva'));
  await user.click(await screen.findByRole('button', { name: 'Sovrascrivi' }));
}
/** The same for `terme`, until it is done. */
export async function save(user: Person): Promise<void> {
  await overwrite(user);
  await screen.findByText('Microsito [terme] salvato');
}

export const noButton = (name: string | RegExp) => screen.queryByRole('button', { name });
/** Waits for a field; the form is a lazy chunk. */
export const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
