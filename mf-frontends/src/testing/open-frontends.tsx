import { screen } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { createTestApi, type PlatformChange, type TestApi } from '@wabu/api/testing';
import { type FrontendInput, frontendImagesFolder } from '@wabu/shared/entities/frontend';
import type { Role } from '@wabu/shared/entities/permissions';
import type { LanguageCode } from '@wabu/shared/i18n';
import { aFrontend, aSupplier, renderModule, stubXhr } from '@wabu/shared/testing';
// Chunks of their own: what a test waits for is the page, not their translation.
import '../page/editing-panel.tsx';
import '../preview/preview-drawer.tsx';
import '../translation/translate-dialog.tsx';
import { face } from '../module.tsx';
import { aPicture } from './a-picture.ts';

export const supplier = aSupplier(1, { Nome: 'Terme di Sirmione' });

/** A microsite of that supplier at the address. */
export const frontendAt = (URL: string, changes: Partial<FrontendInput> = {}) =>
  aFrontend(supplier.Nome, 1, { URL, ...changes });

/** The form of the one microsite there is, `terme`. */
export const editScene = (changes: Partial<FrontendInput> = {}) => ({
  frontends: [frontendAt('terme', changes)],
  at: '?frontend=terme&mode=edit',
});

interface Scene {
  frontends?: FrontendInput[];
  role?: Role | null;
  /** What stands behind the path. */
  at?: string;
  language?: LanguageCode;
  platform?: PlatformChange;
  /** Names of pictures in the folder of the first frontend. */
  pictures?: string[];
  /** Changes how the api answers, to make it fail where a test wants it to. */
  wrapApi?: (api: TestApi) => TestApi;
}

/** The page of frontends as somebody with that role finds it, over the real api. */
export async function openFrontends(scene: Scene = {}) {
  const { frontends = [], role = 'king', at = '', language, wrapApi = (api) => api } = scene;
  const api = await createTestApi(scene.platform);
  await api.seedSuppliers([supplier]);
  const { api: calls } = await api.client('king');
  for (const json of frontends) await answer(calls.d1.addfrontend.$post({ json }));
  for (const name of scene.pictures ?? []) {
    const folder = frontendImagesFolder(frontends[0]?.URL ?? '');
    await answer(calls.r2.upload.$post({ form: { file: aPicture(name), folder } }));
  }
  const path = `/adminwabu/frontends${at}`;
  stubXhr();
  const page = await renderModule(face, { path, api: wrapApi(api), role, language });
  const stored = (URL: string) => answer(calls.d1.getfrontend.$get({ query: { URL } }));
  return { ...page, api, calls, stored };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const noButton = (name: string | RegExp) => screen.queryByRole('button', { name });
/** The row of a frontend in the list; waits for the list to arrive. */
export const row = (name: string | RegExp) => screen.findByRole('option', { name });
export const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
export const alertDialog = (name: string | RegExp) => screen.findByRole('alertdialog', { name });
/** A field of the form; waits for it, as the form is a chunk of its own. */
export const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
