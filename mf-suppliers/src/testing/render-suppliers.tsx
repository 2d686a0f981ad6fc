import { screen, within } from '@testing-library/react';
import { createTestApi, type TestApi } from '@wabu/api/testing';
import type { Role } from '@wabu/shared/entities/permissions';
import type { SupplierInput } from '@wabu/shared/entities/supplier';
import type { LanguageCode } from '@wabu/shared/i18n';
import { renderModule } from '@wabu/shared/testing';
// Loads the lazy chunk, so that tests do not wait for its compilation.
import '../form/supplier-editor-host.tsx';
import '../form/supplier-form.tsx';
import { face } from '../module.tsx';

interface RenderOptions {
  suppliers?: SupplierInput[];
  role?: Role;
  at?: string;
  language?: LanguageCode;
  /** An api with data of an earlier page; default: a new one. */
  api?: TestApi;
  /** Wraps the api, to inject faults. */
  wrapApi?: (api: TestApi) => TestApi;
}

/** Renders the suppliers page for a role, against the real api in memory. */
export async function renderSuppliers(options: RenderOptions = {}) {
  const { suppliers = [], role = 'king', at = '', language, wrapApi = (api) => api } = options;
  const api = options.api ?? (await createTestApi());
  await api.seedSuppliers(suppliers);
  const path = `/adminwabu/suppliers${at}`;
  const page = await renderModule(face, { path, api: wrapApi(api), role, language });
  const stored = async () => {
    const { api: calls } = await api.client('king');
    return (await calls.d1.getallsuppliers.$get()).json();
  };
  return { ...page, api, stored };
}

export const field = (name: string) =>
  within(screen.getByRole('form')).getByLabelText(name, { exact: false });
/** The row that `aria-activedescendant` of the focused list names. */
export const focusedRow = (): HTMLElement | null => {
  const list = document.activeElement;
  return document.getElementById(list?.getAttribute('aria-activedescendant') ?? '');
};
