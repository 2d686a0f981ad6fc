import {
  erasureAnswerSchema,
  foundPeopleSchema,
  heldDataSchema,
  personErasureSchema,
  personKeySchema,
  personSearchSchema,
} from '@wabu/shared/entities/privacy/person';
import * as z from 'zod/mini';
import { newRoutes } from '../http/env.ts';
import { describeRoute } from '../http/route-metadata.ts';
import { confirmed } from '../http/sessions/confirmed.ts';
import { permit } from '../http/sessions/permit.ts';
import { json } from '../http/validate.ts';
import { recordsOf } from '../records/pipeline/app-records.ts';
import { authorOf } from '../records/store/author.ts';
import { recordChange } from '../records/store/change-repository.ts';
import { completeErasures, erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { countHeld, recordOf, requireHeld } from './held-data.ts';
import { findPeople } from './person-repository.ts';

/** The data of a person. All calls are POST: a name or a tax code must not stand in an address. */
export const peopleRoutes = newRoutes()
  .post(
    '/api/d1/findpeople',
    describeRoute(
      'The persons that a text finds. Completes erasures first that were interrupted, or that a restore undid',
      { json: foundPeopleSchema },
    ),
    permit('people.manage'),
    json(personSearchSchema),
    async (c) => {
      const platform = c.get('platform');
      const { kinds } = recordsOf(c);
      await completeErasures(platform, kinds);
      return c.json(await findPeople(platform.database, kinds, c.req.valid('json').text), 200);
    },
  )
  .post(
    '/api/d1/getperson',
    describeRoute('How much is held of a person: what an export contains and an erasure deletes', {
      json: heldDataSchema,
      others: [404],
    }),
    permit('people.manage'),
    json(personKeySchema),
    async (c) => {
      const { database } = c.get('platform');
      return c.json(await countHeld(database, await requireHeld(c, c.req.valid('json'))), 200);
    },
  )
  .post(
    '/api/d1/exportperson',
    describeRoute('Everything that is held of a person; the history records the export', {
      json: z.looseObject({ exportedAt: z.string(), kind: z.string(), name: z.string() }),
      others: [404],
    }),
    permit('people.manage'),
    json(personKeySchema),
    async (c) => {
      const { database, now } = c.get('platform');
      const held = await requireHeld(c, c.req.valid('json'));
      await database.write([
        recordChange(authorOf(c), {
          action: 'export',
          ...recordOf(held.scope),
          label: held.person.name,
        }),
      ]);
      return c.body(exportPerson(database, held, now()), 200, {
        'Content-Type': 'application/json',
        'Content-Disposition': 'attachment; filename="dati.json"',
        'Cache-Control': 'no-store',
      });
    },
  )
  .post(
    '/api/d1/eraseperson',
    describeRoute(
      'Erases a person for good, everywhere; `name` confirms it. `pending`: the server will complete it by itself',
      { json: erasureAnswerSchema, others: [404, 503] },
    ),
    permit('people.manage'),
    json(personErasureSchema),
    confirmed(),
    async (c) => c.json({ state: await erasePerson(c, c.req.valid('json')) }, 200),
  );
