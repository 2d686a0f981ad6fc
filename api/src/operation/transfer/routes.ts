import * as z from 'zod/mini';
import { permitOperator } from '../../deployers/deploy-tokens.ts';
import { readBytes } from '../../http/bounded-body.ts';
import { newRoutes } from '../../http/env.ts';
import { describeRoute, messageSchema } from '../../http/route-metadata.ts';
import { json } from '../../http/validate.ts';
import { addsData } from '../../records/store/require-space.ts';
import { readLastKey, readPage } from './rows-repository.ts';
import {
  abandonTransfer,
  beginTransfer,
  describeTransfer,
  findTable,
  finishSource,
  finishTarget,
  hashObjects,
  readObject,
  receiveObject,
  receiveRows,
  requireOpenTarget,
  requireTransfer,
} from './transfer-service.ts';

/** A page of rows; a row is at most 1.5 MB, and its quotes are escaped. */
const MAX_PAGE_BYTES = 16 * 1024 * 1024;
/** More than the largest upload, and than a build. */
const MAX_OBJECT_BYTES = 64 * 1024 * 1024;

const id = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const table = z.string().check(z.maxLength(100));
const value = z.union([z.string(), z.int(), z.null()]);
const row = z.array(value);
const blob = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const beginning = z.object({ id, role: z.enum(['source', 'target']) });
const wantedPage = z.object({ table, after: z.nullable(row) });
const wantedTable = z.object({ table });
const arriving = z.object({ table, rows: z.array(row) });
const wantedHashes = z.object({ blobs: z.array(blob).check(z.maxLength(50)) });
const lists = z.object({
  sequences: z.record(z.string(), z.int()),
  erasures: z.array(z.string().check(z.regex(/^[\w:.\- ]{1,300}$/))),
});

const description = z.object({
  transfer: z.nullable(z.object({ id, role: z.string(), state: z.string() })),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), key: z.array(z.string()) }),
  ),
  sequences: z.record(z.string(), z.int()),
  erasures: z.array(z.string()),
  hasEncryptedSeeds: z.boolean(),
  secretMark: z.string(),
});

/** The calls of `npm run transfer`, which moves all data to another installation. */
export const transferRoutes = newRoutes()
  .get(
    '/api/transfer',
    describeRoute('Tables and lists of this installation, and its transfer', { json: description }),
    permitOperator(),
    async (c) => c.json(await describeTransfer(c.get('platform')), 200),
  )
  .post(
    '/api/transfer',
    describeRoute('Begins or continues a transfer: records can only be read', {
      json: messageSchema,
      others: [409],
    }),
    permitOperator(),
    json(beginning),
    async (c) => {
      await beginTransfer(c.get('platform'), c.req.valid('json'));
      return c.json({ message: 'begun' }, 200);
    },
  )
  .delete(
    '/api/transfer',
    describeRoute('Ends a transfer without a move: records can be changed again', {
      json: messageSchema,
      others: [404, 409],
    }),
    permitOperator(),
    async (c) => {
      await abandonTransfer(c.get('platform'));
      return c.json({ message: 'ended' }, 200);
    },
  )
  .post(
    '/api/transfer/:id/page',
    describeRoute('A page of the rows of a table, in the order of its key', {
      json: z.object({ rows: z.array(row), next: z.nullable(row) }),
      others: [404, 409],
    }),
    permitOperator(),
    json(wantedPage),
    async (c) => {
      const platform = c.get('platform');
      const { table: name, after } = c.req.valid('json');
      const found = await findTable(platform, c.req.param('id'), name);
      return c.json(await readPage(platform.database, found, after), 200);
    },
  )
  .post(
    '/api/transfer/:id/last',
    describeRoute('The key of the last row of a table', {
      json: z.object({ key: z.nullable(row) }),
      others: [404, 409],
    }),
    permitOperator(),
    json(wantedTable),
    async (c) => {
      const platform = c.get('platform');
      const found = await findTable(platform, c.req.param('id'), c.req.valid('json').table);
      return c.json({ key: await readLastKey(platform.database, found) }, 200);
    },
  )
  .post(
    '/api/transfer/:id/rows',
    describeRoute('Adds rows to the target of a transfer', {
      json: messageSchema,
      others: [404, 409],
    }),
    permitOperator(),
    addsData(),
    json(arriving, MAX_PAGE_BYTES),
    async (c) => {
      const { table: name, rows } = c.req.valid('json');
      await receiveRows(c.get('platform'), c.req.param('id'), name, rows);
      return c.json({ message: 'added' }, 200);
    },
  )
  .get(
    '/api/transfer/:id/objects',
    describeRoute('The names of all objects', {
      json: z.object({ blobs: z.array(blob) }),
      others: [409],
    }),
    permitOperator(),
    async (c) => {
      await requireTransfer(c.get('platform'), c.req.param('id'));
      return c.json({ blobs: (await c.get('platform').objects.list()).sort() }, 200);
    },
  )
  .get(
    '/api/transfer/:id/objects/:blob',
    describeRoute('An object', { type: 'application/octet-stream', others: [404, 409] }),
    permitOperator(),
    async (c) => {
      await requireTransfer(c.get('platform'), c.req.param('id'));
      const bytes = await readObject(c.get('platform'), c.req.param('blob'));
      return c.body(bytes, 200, { 'Content-Type': 'application/octet-stream' });
    },
  )
  .put(
    '/api/transfer/:id/objects/:blob',
    describeRoute('Adds an object to the target of a transfer', {
      json: z.object({ sha256: z.string() }),
      others: [400, 409, 413],
    }),
    permitOperator(),
    addsData(),
    async (c) => {
      const platform = c.get('platform');
      await requireOpenTarget(platform, c.req.param('id'));
      const bytes = await readBytes(c, MAX_OBJECT_BYTES);
      return c.json({ sha256: await receiveObject(platform, c.req.param('blob'), bytes) }, 200);
    },
  )
  .post(
    '/api/transfer/:id/hashes',
    describeRoute('The hashes of objects', {
      json: z.object({ hashes: z.array(z.nullable(z.string())) }),
      others: [409],
    }),
    permitOperator(),
    json(wantedHashes),
    async (c) => {
      await requireTransfer(c.get('platform'), c.req.param('id'));
      const { blobs } = c.req.valid('json');
      return c.json({ hashes: await hashObjects(c.get('platform'), blobs) }, 200);
    },
  )
  .post(
    '/api/transfer/:id/finish',
    describeRoute('Opens the target of a transfer for everybody', {
      json: messageSchema,
      others: [409],
    }),
    permitOperator(),
    json(lists, MAX_PAGE_BYTES),
    async (c) => {
      await finishTarget(c.get('platform'), c.req.param('id'), c.req.valid('json'));
      return c.json({ message: 'finished' }, 200);
    },
  )
  .post(
    '/api/transfer/:id/close',
    describeRoute('Leaves the source of a transfer readable', {
      json: messageSchema,
      others: [409],
    }),
    permitOperator(),
    async (c) => {
      await finishSource(c.get('platform'), c.req.param('id'));
      return c.json({ message: 'closed' }, 200);
    },
  );
