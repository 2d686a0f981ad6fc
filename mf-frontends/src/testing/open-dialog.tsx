import { jest } from '@jest/globals';
import { answer } from '@wabu/api/client';
import { createTestApi, type TestApi } from '@wabu/api/testing';
import type { FrontendInput } from '@wabu/shared/entities/frontend';
import type { Role } from '@wabu/shared/entities/permissions';
import { renderModule, stubXhr } from '@wabu/shared/testing';
import type { ReactNode } from 'react';
import { face } from '../module.tsx';
import { supplier } from './open-frontends.tsx';

interface Scene {
  frontends: readonly FrontendInput[];
  role?: Role;
  wrapApi?: (api: TestApi) => TestApi;
}

/** Opens a dialog of this module alone, over the real api. */
export async function openDialog(
  dialog: (onClose: () => void) => ReactNode,
  { frontends, role = 'king', wrapApi = (api) => api }: Scene,
) {
  const api = await createTestApi();
  await api.seedSuppliers([supplier]);
  const { api: calls } = await api.client('king');
  for (const json of frontends) await answer(calls.d1.addfrontend.$post({ json }));
  const onClose = jest.fn();
  stubXhr();
  const pages = { '/': () => dialog(onClose) };
  const page = await renderModule({ ...face, pages }, { path: '/', api: wrapApi(api), role });
  const stored = (URL: string) => answer(calls.d1.getfrontend.$get({ query: { URL } }));
  return { ...page, api, calls, stored, onClose };
}
