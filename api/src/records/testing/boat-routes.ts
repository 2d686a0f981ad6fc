import * as z from 'zod/mini';
import { newRoutes } from '../../http/env.ts';
import { permit } from '../../http/sessions/permit.ts';
import { listCalls } from '../lists/list-calls.ts';
import { wholeList } from '../lists/whole-list.ts';
import { addCall, bulkCall, changeCall, removeCall } from '../pipeline/record-calls.ts';
import { boatInputSchema, boatKind, boatList, boatSchema } from './boat.ts';

const key = z.object({ name: boatInputSchema.shape.name });
const operationSchema = z.looseObject({
  op: z.enum(['add', 'change', 'delete']),
  version: z.optional(z.int()),
});
const list = listCalls(boatList, {
  read: 'suppliers.read',
  rows: 'boats',
  found: 'boats that contain a text',
  order: 'name',
  listed: boatSchema,
  filters: z.object({}),
  where: (text) => [{ condition: 'instr(name, ?) > 0', args: [text] }],
});
export const boatRoutes = newRoutes()
  .get('/api/d1/getallboats', permit('suppliers.read'), wholeList(boatList))
  .get('/api/d1/boats', ...list.page)
  .post('/api/d1/searchboats', ...list.search)
  .post('/api/d1/addboat', ...addCall(boatKind, 'Adds a boat', boatSchema))
  .put('/api/d1/updateboat', ...changeCall(boatKind, 'Changes a boat', boatSchema))
  .delete('/api/d1/deleteboat', ...removeCall(boatKind, 'Deletes a boat', key))
  .post(
    '/api/d1/bulkboats',
    ...bulkCall(boatKind, 'Adds, changes and deletes boats', {
      key,
      body: z.object({ operations: z.array(operationSchema) }),
      answer: z.object({ results: z.array(z.looseObject({ status: z.int() })) }),
    }),
  );
