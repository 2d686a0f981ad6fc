import {
  BULK_BODY_LIMIT,
  type BulkAnswer,
  bulkAnswerSchema,
  bulkSuppliersSchema,
  findSuppliersSchema,
} from '@wabu/shared/entities/lists/bulk-suppliers';
import { MAX_PAGE_ROWS } from '@wabu/shared/entities/lists/list-pages';
import type { SupplierFilters } from '@wabu/shared/entities/lists/supplier-search';
import {
  supplierFields,
  supplierInputSchema,
  supplierSchema,
  taxIdText,
} from '@wabu/shared/entities/supplier';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { answerJson, answerText } from '../http/compressed.ts';
import { newRoutes } from '../http/env.ts';
import { expectedVersion } from '../http/if-match.ts';
import { describeRoute, messageSchema } from '../http/route-metadata.ts';
import { permit } from '../http/sessions/permit.ts';
import { json, query } from '../http/validate.ts';
import {
  answerPage,
  listAnswerSchema,
  pageQuerySchema,
  pageSchema,
  searchBodySchema,
  searchList,
  sortSchema,
} from '../records/lists/list-page.ts';
import { wholeList } from '../records/lists/whole-list.ts';
import { addRecord, bulkRecords, changeRecord, removeRecord } from '../records/record-calls.ts';
import { addsData } from '../records/store/require-space.ts';
import { supplierKind } from './supplier-kind.ts';
import { fileSupplierRecord } from './supplier-record.ts';
import {
  countSuppliers,
  readSupplierUses,
  supplierList,
  supplierSearch,
} from './supplier-repository.ts';

const filter = z.optional(z.string());
const filtersSchema = z.object({
  Tipologia: filter,
  Contratto: filter,
  Nazione: filter,
  Provincia: filter,
}) satisfies z.ZodMiniType<SupplierFilters>;

const keySchema = z.object({ PIVA: taxIdText });

/** Deletions make room, so that they work on a full disk too. */
const onlyDeletes = (c: Context): boolean => {
  const { operations } = c.req.valid('json' as never) as z.infer<typeof bulkSuppliersSchema>;
  return operations.every(({ op }) => op === 'delete');
};

export const supplierRoutes = newRoutes()
  .get(
    '/api/d1/getallsuppliers',
    describeRoute('All suppliers, by name', { json: z.array(supplierSchema), others: [304] }),
    permit('suppliers.read'),
    wholeList(supplierList),
  )
  .get(
    '/api/d1/suppliers',
    describeRoute(
      'A page of the suppliers, by name; with `since`, what has changed since a revision',
      {
        json: listAnswerSchema(supplierSchema),
        others: [409],
      },
    ),
    permit('suppliers.read'),
    query(pageQuerySchema),
    (c) => answerPage(c, supplierList, c.req.valid('query')),
  )
  .post(
    '/api/d1/searchsuppliers',
    describeRoute(
      'A page of the suppliers that contain every word and match every filter, by name or by a field',
      {
        json: pageSchema(supplierSchema),
        others: [409],
      },
    ),
    permit('suppliers.read'),
    json(z.extend(searchBodySchema(filtersSchema), { sort: sortSchema(supplierFields) })),
    async (c) => {
      const { text, filters, ...page } = c.req.valid('json');
      const search = { ...page, where: supplierSearch(text, filters) };
      return answerText(c, await searchList(c.get('platform'), supplierList, search));
    },
  )
  .post(
    '/api/d1/findsuppliers',
    describeRoute('The suppliers with up to 500 tax ids, in no order; others are left out', {
      json: z.array(supplierSchema),
    }),
    permit('suppliers.read'),
    json(findSuppliersSchema),
    async (c) => {
      const taxIds = c.req.valid('json').PIVA.map((taxId) => taxId.trim().toUpperCase());
      return answerJson(c, await supplierKind.read(c.get('platform').database, 'key', taxIds));
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
      const { database } = c.get('platform');
      return answerJson(c, { uses: await readSupplierUses(database, c.req.valid('json').PIVA) });
    },
  )
  .post(
    '/api/d1/addsupplier',
    describeRoute('Adds a supplier', { status: 201, json: supplierSchema, others: [409] }),
    permit('suppliers.write'),
    addsData(),
    json(supplierInputSchema),
    async (c) => c.json(await addRecord(c, supplierKind, c.req.valid('json')), 201),
  )
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
    describeRoute('Changes a supplier; If-Match names the version that the change is based on', {
      json: supplierSchema,
      others: [404, 412],
    }),
    permit('suppliers.write'),
    addsData(),
    json(supplierInputSchema),
    async (c) => {
      const input = c.req.valid('json');
      const version = expectedVersion(c);
      return c.json(await changeRecord(c, supplierKind, input.PIVA, input, version), 200);
    },
  )
  .delete(
    '/api/d1/deletesupplier',
    describeRoute('Moves a supplier to the trash', {
      json: messageSchema,
      others: [404, 409, 412],
    }),
    permit('suppliers.write'),
    json(keySchema),
    async (c) => {
      const { PIVA } = c.req.valid('json');
      return c.json(await removeRecord(c, supplierKind, PIVA, expectedVersion(c)), 200);
    },
  )
  .post(
    '/api/d1/bulksuppliers',
    describeRoute(
      'Adds, changes and deletes up to 500 suppliers in one write, each with the rules of its own call; says of each what became of it',
      { json: bulkAnswerSchema },
    ),
    permit('suppliers.write'),
    json(bulkSuppliersSchema, BULK_BODY_LIMIT),
    addsData(onlyDeletes),
    async (c) => {
      const { operations } = c.req.valid('json');
      const schemas = { input: supplierInputSchema, key: keySchema };
      const answer = await bulkRecords(c, supplierKind, schemas, operations);
      return c.json(answer as BulkAnswer, 200);
    },
  );
