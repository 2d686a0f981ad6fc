import { expect } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createTestApi, type TestApi } from '@wabu/api/testing';
import type { Role } from '@wabu/shared/entities/permissions';
import type { SupplierInput } from '@wabu/shared/entities/supplier';
import type { LanguageCode } from '@wabu/shared/i18n';
import { renderModule } from '@wabu/shared/testing';
import { face } from '../module.tsx';

interface Scene {
  suppliers?: SupplierInput[];
  role?: Role;
  at?: string;
  language?: LanguageCode;
  /** An api that knows suppliers already. */
  api?: TestApi;
  /** Changes how the api answers, to make it fail where a test wants it to. */
  through?: (api: TestApi) => TestApi;
}

/** The page of suppliers as somebody with that role finds it, over the real api. */
export async function openSuppliers(scene: Scene = {}) {
  const { suppliers = [], role = 'king', at = '', language, through = (api) => api } = scene;
  const api = scene.api ?? (await createTestApi());
  await api.seedSuppliers(suppliers);
  const path = `/adminwabu/suppliers${at}`;
  const page = await renderModule(face, { path, api: through(api), role, language });
  const stored = async () => {
    const { api: calls } = await api.client('king');
    return (await calls.d1.getallsuppliers.$get()).json();
  };
  return { ...page, api, stored };
}

export const button = (name: string) => screen.getByRole('button', { name });
export const field = (name: string) =>
  within(screen.getByRole('form')).getByLabelText(name, { exact: false });
/** The option of a supplier in the list; waits for the list to arrive. */
export const row = (name: string | RegExp) => screen.findByRole('option', { name });
/** An open dialog, once it has taken the focus. */
export async function alertDialog(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('alertdialog', { name });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return dialog;
}
/** The row that has the focus of the list. */
export const focusedRow = (): HTMLElement | null => {
  const list = document.activeElement;
  return document.getElementById(list?.getAttribute('aria-activedescendant') ?? '');
};
