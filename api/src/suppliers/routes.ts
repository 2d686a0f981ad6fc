import {
  bulkAnswerSchema,
  bulkSuppliersSchema,
  findSuppliersSchema,
} from '@wabu/shared/entities/lists/bulk-suppliers';
import { MAX_PAGE_ROWS } from '@wabu/shared/entities/lists/list-pages';
import { type SupplierFilters, supplierFilters } from '@wabu/shared/entities/lists/supplier-search';
import { supplierInputSchema, supplierSchema, taxIdText } from '@wabu/shared/entities/supplier';
import * as z from 'zod/mini';
import { readSupplierUses } from '../frontends/record/named-suppliers-repository.ts';
import { answerJson } from '../http/compressed.ts';
import { newRoutes } from '../http/env.ts';
import { describeRoute } from '../http/route-metadata.ts';
import { permit } from '../http/sessions/permit.ts';
import { json } from '../http/validate.ts';
import { listCalls } from '../records/lists/list-calls.ts';
import { wholeList } from '../records/lists/whole-list.ts';
import { addCall, bulkCall, changeCall, removeCall } from '../records/pipeline/record-calls.ts';
import { addsData } from '../records/store/require-space.ts';
import { supplierKind } from './supplier-kind.ts';
import { fileSupplierRecord } from './supplier-record.ts';
import { countSuppliers, supplierList, supplierSearch } from './supplier-repository.ts';

const filters = supplierFilters.map((field) => [field, z.optional(z.string())] as const);
const filtersSchema = z.object(
  Object.fromEntries(filters) as Record<keyof SupplierFilters, (typeof filters)[0][1]>,
);

const keySchema = z.object({ PIVA: taxIdText });

const list = listCalls(supplierList, {
  read: 'suppliers.read',
  rows: 'suppliers',
  found: 'suppliers that contain every word and match every filter',
  order: 'name',
  listed: supplierSchema,
  filters: filtersSchema,
  where: supplierSearch,
});

export const supplierRoutes = newRoutes()
  .get(
    '/api/d1/getallsuppliers',
    describeRoute('All suppliers, by name', { json: z.array(supplierSchema), others: [304] }),
    permit('suppliers.read'),
    wholeList(supplierList),
  )
  .get('/api/d1/suppliers', ...list.page)
  .post('/api/d1/searchsuppliers', ...list.search)
  .post(
    '/api/d1/findsuppliers',
    describeRoute('The suppliers with up to 500 tax ids, in no order; others are left out', {
      json: z.array(supplierSchema),
    }),
    permit('suppliers.read'),
    json(findSuppliersSchema),
    async (c) => {
      const taxIds = c.req.valid('json').PIVA.map(supplierKind.toKey);
      return answerJson(
        c,
        await supplierKind.store.read(c.get('platform').database, 'key', taxIds),
      );
    },
  )
  .get(
    '/api/d1/countsuppliers',
    describeRoute('The number of suppliers, and of those without a frontend', {
      json: z.object({ total: z.int(), withoutFrontend: z.int() }),
    }),
    permit('suppliers.read'),
    async (c) => c.json(await countSuppliers(c.get('platform').database), 200),
  )
  .post(
    '/api/d1/supplieruses',
    describeRoute('The frontends that name suppliers with these tax ids', {
      json: z.object({ uses: z.array(z.object({ PIVA: z.string(), URL: z.string() })) }),
    }),
    permit('suppliers.read'),
    json(z.object({ PIVA: z.array(z.string()).check(z.maxLength(MAX_PAGE_ROWS)) })),
    async (c) => {
      const taxIds = c.req.valid('json').PIVA;
      const uses = await readSupplierUses(c.get('platform').database, 'tax_id', taxIds);
      return answerJson(c, { uses: uses.map(({ PIVA, URL }) => ({ PIVA, URL })) });
    },
  )
  .post('/api/d1/addsupplier', ...addCall(supplierKind, 'Adds a supplier', supplierSchema))
  .post(
    '/api/r2/addsupplier',
    describeRoute("Writes a supplier's record into its folder; may be repeated", {
      status: 201,
      json: z.object({ path: z.string() }),
    }),
    permit('suppliers.write'),
    addsData(),
    json(supplierInputSchema),
    async (c) => c.json(await fileSupplierRecord(c, c.req.valid('json')), 201),
  )
  .put(
    '/api/d1/updatesupplier',
    ...changeCall(
      supplierKind,
      'Changes a supplier; If-Match names the version that the change is based on',
      supplierSchema,
    ),
  )
  .delete(
    '/api/d1/deletesupplier',
    ...removeCall(supplierKind, 'Moves a supplier to the trash', keySchema),
  )
  .post(
    '/api/d1/bulksuppliers',
    ...bulkCall(
      supplierKind,
      'Adds, changes and deletes up to 500 suppliers in one write, each with the rules of its own call; says of each what became of it',
      { key: keySchema, body: bulkSuppliersSchema, answer: bulkAnswerSchema },
    ),
  );
