import { screen, within } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { createTestApi, type TestApi } from '@wabu/api/testing';
import type { Role } from '@wabu/shared/entities/permissions';
import type { SupplierInput } from '@wabu/shared/entities/supplier';
import type { LanguageCode } from '@wabu/shared/i18n';
import { button, renderModule } from '@wabu/shared/testing';
// Loads the lazy chunk, so that tests do not wait for its compilation.
import '../form/supplier-form.tsx';
import { supplierPath } from '../model/supplier-path.ts';
import { face } from '../module.tsx';

interface RenderOptions {
  suppliers?: SupplierInput[];
  role?: Role;
  at?: string;
  /** One of the suppliers, which the address opens; `at` follows. */
  open?: SupplierInput;
  language?: LanguageCode;
  /** An api with data of an earlier page; default: a new one. */
  api?: TestApi;
  /** Wraps the api, to inject faults. */
  wrapApi?: (api: TestApi) => TestApi;
}

/** Renders the suppliers page for a role, against the real api in memory. */
export async function renderSuppliers(options: RenderOptions = {}) {
  const {
    suppliers = [],
    role = 'king',
    at = '',
    open,
    language,
    wrapApi = (api) => api,
  } = options;
  const api = options.api ?? (await createTestApi());
  await api.seedSuppliers(suppliers);
  const stored = async () => {
    const { api: calls } = await api.client('king');
    return answer(calls.d1.getallsuppliers.$get());
  };
  const opened = open && (await stored()).find(({ PIVA }) => PIVA === open.PIVA);
  const path = `${opened ? supplierPath(opened) : '/adminwabu/suppliers'}${at}`;
  const page = await renderModule(face, { path, api: wrapApi(api), role, language });
  return { ...page, api, stored };
}

export const field = (name: string) =>
  within(screen.getByRole('form')).getByLabelText(name, { exact: false });
type User = Awaited<ReturnType<typeof renderSuppliers>>['user'];

/** Replaces what fields hold, by their labels. */
export async function fill(user: User, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(field(label));
    await user.click(field(label));
    await user.paste(value);
  }
}

/** Opens the form of the selected supplier, and fills it in. */
export async function edit(user: User, values: Record<string, string> = {}): Promise<void> {
  await screen.findByRole('button', { name: 'Modifica' });
  await user.click(button('Modifica'));
  await screen.findByRole('form');
  await fill(user, values);
}

/** Opens the form of a new supplier beside others, and fills it in. */
export async function startNew(user: User, values: Record<string, string> = {}): Promise<void> {
  await screen.findAllByRole('option');
  await user.click(button('Nuovo'));
  await screen.findByRole('form');
  await fill(user, values);
}

/** The row of the list that has the focus. */
export const focusedRow = () => document.querySelector<HTMLElement>('[role=option]:focus');
