import * as z from 'zod/mini';
import { answerText } from '../../http/compressed.ts';
import { newRoutes } from '../../http/env.ts';
import { expectedVersion } from '../../http/if-match.ts';
import { permit } from '../../http/sessions/permit.ts';
import { json, query } from '../../http/validate.ts';
import {
  answerPage,
  pageQuerySchema,
  searchBodySchema,
  searchList,
  sortSchema,
} from '../lists/list-page.ts';
import { wholeList } from '../lists/whole-list.ts';
import { addRecord, bulkRecords, changeRecord, removeRecord } from '../record-calls.ts';
import { boatInputSchema, boatKind, boatList } from './boat.ts';

const keySchema = z.object({ name: boatInputSchema.shape.name });
const searchSchema = z.extend(searchBodySchema(z.object({})), {
  sort: sortSchema(['name', 'berth']),
});
const operationSchema = z.looseObject({
  op: z.enum(['add', 'change', 'delete']),
  version: z.optional(z.int()),
});

export const boatRoutes = newRoutes()
  .get('/api/d1/getallboats', permit('suppliers.read'), wholeList(boatList))
  .get('/api/d1/boats', permit('suppliers.read'), query(pageQuerySchema), (c) =>
    answerPage(c, boatList, c.req.valid('query')),
  )
  .post('/api/d1/searchboats', permit('suppliers.read'), json(searchSchema), async (c) => {
    const { text, ...page } = c.req.valid('json');
    const where = [{ condition: 'instr(name, ?) > 0', args: [text] }];
    return answerText(c, await searchList(c.get('platform'), boatList, { ...page, where }));
  })
  .post('/api/d1/addboat', permit('suppliers.write'), json(boatInputSchema), async (c) =>
    c.json(await addRecord(c, boatKind, c.req.valid('json')), 201),
  )
  .put('/api/d1/updateboat', permit('suppliers.write'), json(boatInputSchema), async (c) => {
    const input = c.req.valid('json');
    return c.json(await changeRecord(c, boatKind, input.name, input, expectedVersion(c)), 200);
  })
  .delete('/api/d1/deleteboat', permit('suppliers.write'), json(keySchema), async (c) =>
    c.json(await removeRecord(c, boatKind, c.req.valid('json').name, expectedVersion(c)), 200),
  )
  .post(
    '/api/d1/bulkboats',
    permit('suppliers.write'),
    json(z.object({ operations: z.array(operationSchema) })),
    async (c) => {
      const schemas = { input: boatInputSchema, key: keySchema };
      const { operations } = c.req.valid('json');
      return c.json(await bulkRecords(c, boatKind, schemas, operations), 200);
    },
  );
