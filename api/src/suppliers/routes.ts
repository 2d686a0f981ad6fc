import {
  supplierInputSchema,
  supplierMessages,
  supplierSchema,
} from '@wabu/shared/entities/supplier';
import { requiredLine } from '@wabu/shared/entities/text';
import * as z from 'zod/mini';
import { newRoutes } from '../http/env.ts';
import { expectedVersion } from '../http/if-match.ts';
import { describeRoute, messageSchema } from '../http/route-metadata.ts';
import { json } from '../http/validate.ts';
import { cachedList } from '../lists/cached-list.ts';
import { permit } from '../sessions/permit.ts';
import { withIdempotencyKey } from '../store/with-idempotency-key.ts';
import { fileSupplierRecord } from './supplier-record.ts';
import { countSuppliers, readSuppliers } from './supplier-repository.ts';
import { addSupplier, changeSupplier, removeSupplier } from './supplier-service.ts';

const supplierKeySchema = z.object({
  PIVA: requiredLine(32).check(z.toUpperCase()),
});

export const supplierList = {
  path: '/api/d1/getallsuppliers',
  action: 'suppliers.read',
  entity: 'suppliers',
  read: readSuppliers,
  batchSize: 1_000,
} as const;

export const supplierRoutes = newRoutes()
  .get(
    supplierList.path,
    describeRoute('All suppliers, by name', { json: z.array(supplierSchema), others: [304] }),
    permit(supplierList.action),
    cachedList(supplierList),
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
    '/api/d1/addsupplier',
    describeRoute('Adds a supplier', { status: 201, json: supplierSchema, others: [409] }),
    permit('suppliers.write'),
    json(supplierInputSchema),
    async (c) => {
      const input = c.req.valid('json');
      const added = await withIdempotencyKey(c, input, (replyStatements) =>
        addSupplier(c, input, replyStatements),
      );
      return c.json(added, 201);
    },
  )
  .post(
    '/api/r2/addsupplier',
    describeRoute("Writes a supplier's record into its folder; may be repeated", {
      status: 201,
      json: z.object({ path: z.string() }),
    }),
    permit('suppliers.write'),
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
    json(supplierInputSchema),
    async (c) => c.json(await changeSupplier(c, c.req.valid('json'), expectedVersion(c)), 200),
  )
  .delete(
    '/api/d1/deletesupplier',
    describeRoute('Moves a supplier to the trash', {
      json: messageSchema,
      others: [404, 409, 412],
    }),
    permit('suppliers.write'),
    json(supplierKeySchema),
    async (c) => {
      await removeSupplier(c, c.req.valid('json').PIVA, expectedVersion(c));
      return c.json({ message: supplierMessages.deleted }, 200);
    },
  );
