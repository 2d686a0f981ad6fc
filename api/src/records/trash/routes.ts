import { entitySchema, type TrashEntity } from '@wabu/shared/entities/history/history';
import {
  trashMessages,
  trashPageSchema,
  undeletedSchema,
} from '@wabu/shared/entities/history/trash';
import { plainText } from '@wabu/shared/entities/text';
import * as z from 'zod/mini';
import { newRoutes } from '../../http/env.ts';
import { describeRoute, messageSchema } from '../../http/route-metadata.ts';
import { permit } from '../../http/sessions/permit.ts';
import { json, query } from '../../http/validate.ts';
import { requireNamed } from '../pipeline/app-records.ts';
import { addsData } from '../store/require-space.ts';
import { readTrash } from '../store/trashed-repository.ts';
import { purge, undelete } from './trash-service.ts';

const PAGE = { rows: 50, most: 200 } as const;

const whole = (min: number, max: number) => {
  const message = `Un numero da ${min} a ${max}`;
  return z.int(message).check(z.minimum(min, message), z.maximum(max, message));
};
const written = (number: ReturnType<typeof whole>) =>
  z.pipe(z.pipe(z.string(), z.transform(Number)), number);
const id = whole(1, Number.MAX_SAFE_INTEGER);

const pageQuerySchema = z.object({
  after: z.optional(written(id)),
  limit: z._default(written(whole(1, PAGE.most)), PAGE.rows),
  entity: z.optional(entitySchema<TrashEntity>()),
});
const undeleteSchema = z.object({
  id,
  /** A new address or name; it counts while the record's own is taken. */
  key: z.optional(plainText(5_000, trashMessages.key)),
});

/** What was deleted in the last thirty days. */
export const trashRoutes = newRoutes()
  .get(
    '/api/d1/trash',
    describeRoute('A page of the deleted records and files, the last deleted first', {
      json: trashPageSchema,
    }),
    permit('trash.read'),
    query(pageQuerySchema),
    async (c) => {
      const { database, now } = c.get('platform');
      const page = c.req.valid('query');
      requireNamed(c, page.entity);
      return c.json(await readTrash(database, now(), page), 200);
    },
  )
  .post(
    '/api/d1/undelete',
    describeRoute(
      'Restores a deleted record with its files; of a frontend nothing is published. 409 names the way out: a new key, or what to restore first',
      { json: undeletedSchema, others: [404, 409] },
    ),
    permit('trash.restore'),
    addsData(),
    json(undeleteSchema),
    async (c) => c.json(await undelete(c, c.req.valid('json')), 200),
  )
  .post(
    '/api/d1/purge',
    describeRoute(
      'Deletes a record of the trash for good, with its files and the contents of its history',
      {
        json: messageSchema,
        others: [404],
      },
    ),
    permit('trash.purge'),
    json(z.object({ id })),
    async (c) => {
      await purge(c, c.req.valid('json').id);
      return c.json({ message: 'Eliminato definitivamente' }, 200);
    },
  );
