import { orderKey } from '@wabu/shared/entities/lists/order-key';
import {
  erasureAnswerSchema,
  type FoundPerson,
  foundPeopleSchema,
  heldDataSchema,
  PERSON_SEARCH_MAX_HITS,
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
import type { Database } from '../platform/platform.ts';
import { windowsOf } from '../records/history/windows-repository.ts';
import { authorOf } from '../records/store/author.ts';
import { recordChange } from '../records/store/change-repository.ts';
import { completeErasures, erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { countHeld, entityOf, requireHeld } from './held-data.ts';
import {
  findComments,
  findSuppliers,
  readAllUsers,
  readDeletedPeople,
  trashedWithTaxId,
} from './person-repository.ts';

/**
 * The persons that a text finds: suppliers by a part of the name, a whole tax id or email, users by a part of the
 * name, both also when they were deleted, and comments by a part of the text.
 */
export async function findPeople(
  database: Database,
  text: string,
): Promise<{ people: FoundPerson[]; more: boolean }> {
  const key = orderKey(text);
  const limit = PERSON_SEARCH_MAX_HITS + 1;
  const trashed = await trashedWithTaxId(database, text);
  const isNamed = ({ id, name }: FoundPerson) =>
    orderKey(name).includes(key) || trashed.includes(id);
  const past = new Map<string, FoundPerson>();
  for await (const window of windowsOf(database))
    for (const person of (await readDeletedPeople(database, window)).filter(isNamed))
      past.set(person.id, person);
  const found = [
    ...(await findSuppliers(database, { key, text, limit })),
    ...(await readAllUsers(database)).filter(isNamed),
    ...[...past.values()].reverse(),
    ...(await findComments(database, text, limit)),
  ];
  return {
    people: found.slice(0, PERSON_SEARCH_MAX_HITS),
    more: found.length > PERSON_SEARCH_MAX_HITS,
  };
}

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
      await completeErasures(platform);
      return c.json(await findPeople(platform.database, c.req.valid('json').text), 200);
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
      return c.json(
        await countHeld(database, await requireHeld(database, c.req.valid('json'))),
        200,
      );
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
      const held = await requireHeld(database, c.req.valid('json'));
      await database.write([
        recordChange(authorOf(c), { action: 'export', ...entityOf(held), label: held.person.name }),
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
