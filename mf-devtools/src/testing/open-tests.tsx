import { act, screen, within } from '@testing-library/react';
import { createTestApi, type PlatformChange, type TestApi } from '@wabu/api/testing';
import type { FrontendInput } from '@wabu/shared/entities/frontend';
import type { Role } from '@wabu/shared/entities/permissions';
import type { LanguageCode } from '@wabu/shared/i18n';
import { aSupplier, renderModule, stubXhr } from '@wabu/shared/testing';
import { face } from '../module.tsx';

interface Scene {
  role?: Role | null;
  language?: LanguageCode;
  frontends?: FrontendInput[];
  platform?: PlatformChange;
  /** Changes how the api answers, to make it fail where a test wants it to. */
  through?: (api: TestApi) => TestApi;
}

export const supplier = aSupplier(1, { Nome: 'Lido Salò' });

/** The Tests page as somebody with that role finds it, over the real api. */
export async function openTests(scene: Scene = {}) {
  const { role, language, frontends = [], through = (api) => api } = scene;
  stubXhr();
  const api = await createTestApi(scene.platform);
  await api.seedSuppliers([supplier]);
  const { api: calls } = await api.client('king');
  for (const json of frontends) await calls.d1.addfrontend.$post({ json });
  const path = '/adminwabu/tests';
  const page = await renderModule(face, { path, api: through(api), role, language });
  // The card of the editor arrives by itself.
  await screen.findByRole('region', { name: /Testo formattato|Formatted text/ });
  return { ...page, api, calls };
}

export function card(name: string) {
  const region = screen.getByRole('region', { name });
  return {
    region,
    ...within(region),
    press: (button: string) => within(region).getByRole('button', { name: button }),
  };
}

/** Waits for something outside of the page, while the page goes on. */
export function meanwhile<T>(work: () => Promise<T>): Promise<T> {
  return act(work);
}
