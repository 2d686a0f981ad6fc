import { screen, within } from '@testing-library/react';
import { createTestApi, type PlatformChange, type TestApi } from '@wabu/api/testing';
import type { FrontendInput } from '@wabu/shared/entities/frontend';
import type { Role } from '@wabu/shared/entities/permissions';
import type { LanguageCode } from '@wabu/shared/i18n';
import { aSupplier, renderModule, stubXhr } from '@wabu/shared/testing';
import type { ComponentType } from 'react';
import { face } from '../module.tsx';
import { TestsPage } from '../page/tests-page.tsx';

interface RenderOptions {
  role?: Role | null;
  language?: LanguageCode;
  frontends?: FrontendInput[];
  platform?: PlatformChange;
  /** Wraps the api, to inject faults. */
  wrapApi?: (api: TestApi) => TestApi;
}

export const supplier = aSupplier(1, { Nome: 'Lido Salò' });

/** Renders cards of the Tests page for a role, against the real api in memory. */
export async function renderCards(Cards: ComponentType, options: RenderOptions = {}) {
  const { role, language, frontends = [], wrapApi = (api) => api } = options;
  stubXhr();
  const api = await createTestApi(options.platform);
  await api.seedSuppliers([supplier]);
  const { api: calls } = await api.client('king');
  for (const json of frontends) await calls.d1.addfrontend.$post({ json });
  const module = { ...face, pages: { '/': Cards } };
  const page = await renderModule(module, { path: '/', api: wrapApi(api), role, language });
  return { ...page, api };
}

/** Renders all of the page. */
export async function renderTestsPage(options: RenderOptions = {}) {
  const page = await renderCards(TestsPage, options);
  // The rich text card is a lazy chunk.
  await screen.findByRole('region', { name: /Testo formattato|Formatted text/ });
  return page;
}

export function card(name: string) {
  const region = screen.getByRole('region', { name });
  return {
    region,
    ...within(region),
    press: (button: string) => within(region).getByRole('button', { name: button }),
  };
}
