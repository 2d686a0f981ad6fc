import {
  type Frontend,
  type FrontendInput,
  type FrontendWithProvenance,
  frontendInputSchema,
  frontendMessages,
  normaliseFrontendUrl,
} from '@wabu/shared/entities/frontend';
import { frontendImagesFolder } from '@wabu/shared/entities/frontend-url';
import type { Context } from 'hono';
import type { ApiEnv } from '../../http/env.ts';
import { invalid } from '../../http/problem.ts';
import { carryOutOne, currentRecord } from '../../records/pipeline/carry-out.ts';
import { defineRecord, type Writes } from '../../records/pipeline/define-record.ts';
import { authorOf } from '../../records/store/author.ts';
import { frontendRows, type StoredFrontend } from './frontend-repository.ts';
import { suppliersNamed } from './named-suppliers-repository.ts';
import { deleteProvenance, insertProvenance } from './provenance-repository.ts';
import { findPublication, withdrawMicrosite } from './publication-repository.ts';
import { comeBack, fromContent } from './restore-frontend.ts';
import { withOrigins } from './with-origins.ts';

export const frontendKind = defineRecord({
  store: frontendRows,
  entity: 'frontend',
  write: 'frontends.write',
  keyField: 'URL',
  keyOf: ({ frontend }) => normaliseFrontendUrl(frontend.URL),
  toKey: normaliseFrontendUrl,
  input: frontendInputSchema,
  create: (c, input) => compose(c, input, null),
  change: (c, before, input) => compose(c, input, before),
  label: ({ frontend }) => frontend.URL,
  content: ({ frontend }) => withOrigins(frontend),
  trashed: ({ supplierId, frontend: { publication: _, ...frontend } }) => ({
    document: { supplierId, ...frontend },
    place: frontend.Fornitore,
  }),
  folder: ({ frontend }) => frontendImagesFolder(normaliseFrontendUrl(frontend.URL)),
  along: (_, { added, returned, changed, removed }) => ({
    before: removed.flatMap(({ id }) => [deleteProvenance(id), withdrawMicrosite(id)]),
    after: [...added, ...returned, ...changed.map(({ after }) => after)].flatMap(
      ({ id, frontend }) => [deleteProvenance(id), insertProvenance(id, frontend.ledger)],
    ),
  }),
  lists,
  shown: ({ frontend }) => frontend,
  added: ({ frontend }) => ({
    message: 'Frontend aggiunto con successo!',
    ...withoutLedger(frontend),
  }),
  comeBack,
  fromContent,
  messages: frontendMessages,
  deleted: 'Frontend cancellato',
  restored: 'Ripristinato: non è pubblicato, pubblicalo quando è pronto',
});

function lists({ removed }: Writes<StoredFrontend>): string[] {
  return removed.length > 0 ? ['frontends', 'microsites'] : ['frontends'];
}

/** Changes a frontend, and says what is public of it now. */
export async function changeFrontend(
  c: Context<ApiEnv>,
  input: FrontendInput,
  version: number | null,
): Promise<Frontend> {
  const key = normaliseFrontendUrl(input.URL);
  const make = (before: StoredFrontend) => compose(c, input, before);
  const { id, frontend } = await carryOutOne(c, frontendKind, { op: 'change', key, version, make });
  const publication = await findPublication(c.get('platform').database, id);
  return { ...withoutLedger(frontend), ...publication };
}

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
