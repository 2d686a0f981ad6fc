import {
  type Frontend,
  type FrontendInput,
  type FrontendWithProvenance,
  frontendMessages,
  normaliseFrontendUrl,
} from '@wabu/shared/entities/frontend';
import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import { invalid } from '../http/problem.ts';
import { carryOutOne, currentRecord } from '../records/carry-out.ts';
import { authorOf } from '../records/store/author.ts';
import type { ReplyStatements } from '../records/store/with-idempotency-key.ts';
import { suppliersNamed } from '../suppliers/supplier-repository.ts';
import { frontendKind, type StoredFrontend } from './frontend-repository.ts';
import { findPublication } from './publication-repository.ts';

interface Added extends Frontend {
  message: string;
}

export async function addFrontend(
  c: Context<ApiEnv>,
  input: FrontendInput,
  replyStatements: ReplyStatements,
): Promise<Added> {
  const answer = ({ frontend }: StoredFrontend) => ({
    message: frontendMessages.added,
    ...withoutLedger(frontend),
  });
  const key = normaliseFrontendUrl(input.URL);
  const make = () => compose(c, input, null);
  return answer(
    await carryOutOne(
      c,
      frontendKind,
      { op: 'add', key, make },
      { also: (added) => ({ statements: replyStatements(answer(added)) }) },
    ),
  );
}

export async function changeFrontend(
  c: Context<ApiEnv>,
  input: FrontendInput,
  version: number | null,
  action: 'update' | 'restore' = 'update',
): Promise<Frontend> {
  const { id, frontend } = await carryOutOne(c, frontendKind, {
    op: 'change',
    key: normaliseFrontendUrl(input.URL),
    version,
    action,
    make: (before) => compose(c, input, before),
  });
  return {
    ...withoutLedger(frontend),
    ...(await findPublication(c.get('platform').database, id)),
  };
}

export const removeFrontend = (c: Context<ApiEnv>, url: string, version: number | null) =>
  carryOutOne(c, frontendKind, { op: 'delete', key: normaliseFrontendUrl(url), version });

const withoutLedger = ({ ledger: _, ...frontend }: FrontendWithProvenance): Frontend => frontend;

async function compose(c: Context<ApiEnv>, input: FrontendInput, before: StoredFrontend | null) {
  const supplier = await supplierOf(c, input, before?.supplierId);
  // Loaded on demand: the sanitizer is nearly half of the program.
  const { composeFrontend } = await import('./compose-frontend.ts');
  return composeFrontend(input, supplier, before, authorOf(c));
}

/** The stored frontend. Throws 404, or 412 with the current record if `expected` is older. */
export const currentFrontend = (c: Context<ApiEnv>, url: string, expected: number | null) =>
  currentRecord(c, frontendKind, normaliseFrontendUrl(url), expected);

/** The supplier of that name; of several namesakes the linked one. */
async function supplierOf(c: Context<ApiEnv>, { Fornitore: name }: FrontendInput, linked?: string) {
  const named = await suppliersNamed(c.get('platform').database, name);
  const { id } = named.find((one) => one.id === linked) ?? named[0] ?? {};
  if (id === undefined) throw invalid([{ field: 'Fornitore', message: frontendMessages.supplier }]);
  return { id, name };
}
