import {
  type Frontend,
  type FrontendInput,
  frontendMessages,
  normaliseFrontendUrl,
} from '@wabu/shared/entities/frontend';
import { frontendImagesFolder } from '@wabu/shared/entities/frontend-url';
import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import { httpProblem, invalid, notFound } from '../http/problem.ts';
import { writeAndInvalidate } from '../lists/write-and-invalidate.ts';
import { ConstraintError } from '../platform/platform.ts';
import { authorOf } from '../store/author.ts';
import { lastChange, recordChange } from '../store/change-repository.ts';
import { moveToTrash } from '../store/trash-repository.ts';
import { moveFilesToTrash } from '../store/trashed-files-repository.ts';
import type { ReplyStatements } from '../store/with-idempotency-key.ts';
import { suppliersNamed } from '../suppliers/supplier-repository.ts';
import {
  atVersion,
  deleteFrontend,
  findFrontend,
  insertFrontend,
  rowKeyOf,
  type StoredFrontend,
  updateFrontend,
} from './frontend-repository.ts';
import { deleteProvenance, insertProvenance } from './provenance-repository.ts';
import { findPublication, withdrawMicrosite } from './publication-repository.ts';
import { withOrigins } from './with-origins.ts';

interface Added extends Frontend {
  message: string;
}

export async function addFrontend(
  c: Context<ApiEnv>,
  input: FrontendInput,
  replyStatements: ReplyStatements,
): Promise<Added> {
  const platform = c.get('platform');
  const author = authorOf(c);
  const { record, provenance } = await compose(input, await supplierOf(c, input), null, author);
  const { id, frontend } = record;
  const added = { message: frontendMessages.added, ...frontend };
  try {
    await writeAndInvalidate(
      platform,
      [listed(frontend)],
      [
        insertFrontend(record, author.at),
        insertProvenance(id, provenance, atVersion(id, 1)),
        recordChange(author, { ...frontendChange(record), action: 'create' }),
        ...replyStatements(added),
      ],
    );
  } catch (error) {
    if (error instanceof ConstraintError && error.constraint === 'frontends.url_key')
      throw duplicate();
    if (error instanceof ConstraintError && error.constraint === 'reference') throw noSupplier();
    throw error;
  }
  return added;
}

export async function changeFrontend(
  c: Context<ApiEnv>,
  input: FrontendInput,
  expected: number | null,
  action: 'update' | 'restore' = 'update',
): Promise<Frontend> {
  const platform = c.get('platform');
  const author = authorOf(c);
  const before = await currentFrontend(c, input.URL, expected);
  const supplier = await supplierOf(c, input, before.supplierId);
  const { record, provenance } = await compose(input, supplier, before, author);
  const { version } = before.frontend;
  const when = atVersion(before.id, version);
  const [, , , updated] = await writeAndInvalidate(
    platform,
    [listed(before.frontend, record.frontend)],
    [
      recordChange(
        author,
        {
          ...frontendChange(record),
          action,
          before: withOrigins(before.frontend),
          after: withOrigins({ ...record.frontend, ledger: provenance }),
        },
        when,
      ),
      deleteProvenance(before.id, when),
      insertProvenance(before.id, provenance, when),
      updateFrontend(record, version, author.at),
    ],
  );
  if (updated?.changes !== 1) return changeFrontend(c, input, expected, action);
  if (before.frontend.publication === undefined) return record.frontend;
  return { ...record.frontend, ...(await findPublication(platform.database, before.id)) };
}

export async function removeFrontend(
  c: Context<ApiEnv>,
  url: string,
  expected: number | null,
): Promise<void> {
  const author = authorOf(c);
  const stored = await currentFrontend(c, url, expected);
  const { id, supplierId } = stored;
  const { publication: _, ...frontend } = stored.frontend;
  const when = atVersion(id, frontend.version);
  const record = frontendChange(stored);
  const folder = frontendImagesFolder(normaliseFrontendUrl(frontend.URL));
  const results = await writeAndInvalidate(
    c.get('platform'),
    [listed(frontend), 'microsites'],
    [
      moveToTrash(
        author,
        { ...record, place: frontend.Fornitore, document: { supplierId, ...frontend } },
        when,
      ),
      moveFilesToTrash(record, { folder }, when),
      recordChange(author, { ...record, action: 'delete', before: withOrigins(frontend) }, when),
      deleteProvenance(id, when),
      withdrawMicrosite(id, when),
      deleteFrontend(id, frontend.version),
    ],
  );
  // D1 counts the deleted snapshots too.
  if (results[5]?.changes === 0) await removeFrontend(c, url, expected);
}

type Compose = typeof import('./compose-frontend.ts').composeFrontend;

/** Loaded on demand: the sanitizer is nearly half of the program. */
async function compose(...args: Parameters<Compose>): ReturnType<Compose> {
  const { composeFrontend } = await import('./compose-frontend.ts');
  return composeFrontend(...args);
}

export const frontendChange = ({ id, frontend }: { id: string; frontend: Frontend }) =>
  ({ entity: 'frontend', recordId: id, label: frontend.URL }) as const;

const listed = (...frontends: Frontend[]) => ({
  entity: 'frontends' as const,
  rows: frontends.map(rowKeyOf),
});

/** The stored frontend. Throws 404, or 412 with the current record if `expected` is older. */
export async function currentFrontend(
  c: Context<ApiEnv>,
  url: string,
  expected: number | null,
): Promise<StoredFrontend> {
  const stored = await findFrontend(c.get('platform').database, normaliseFrontendUrl(url));
  if (stored === null) throw notFound(frontendMessages.notFound);
  if (expected !== null && expected !== stored.frontend.version)
    throw httpProblem(412, 'changed-meanwhile', frontendMessages.changedMeanwhile, {
      current: stored.frontend,
      ...(await lastChange(c.get('platform').database, {
        entity: 'frontend',
        recordId: stored.id,
      })),
    });
  return stored;
}

/** The supplier of that name; of several namesakes the linked one. */
async function supplierOf(c: Context<ApiEnv>, { Fornitore: name }: FrontendInput, linked?: string) {
  const ids = await suppliersNamed(c.get('platform').database, name);
  const id = ids.find((one) => one === linked) ?? ids[0];
  if (id === undefined) throw noSupplier();
  return { id, name };
}

const noSupplier = () => invalid([{ field: 'Fornitore', message: frontendMessages.supplier }]);

const duplicate = () =>
  httpProblem(409, 'duplicate', frontendMessages.duplicate, {
    errors: [{ field: 'URL', message: frontendMessages.duplicate }],
  });
