import {
  listedTemplateSchema,
  newTemplateSchema,
  renamedTemplateSchema,
  templateKeySchema,
  templateMessages,
  templateSchema,
} from '@wabu/shared/entities/microsites/section-template';
import * as z from 'zod/mini';
import { newRoutes } from '../../http/env.ts';
import { expectedVersion } from '../../http/if-match.ts';
import { notFound } from '../../http/problem.ts';
import { describeRoute, messageSchema } from '../../http/route-metadata.ts';
import { permit } from '../../http/sessions/permit.ts';
import { json, query } from '../../http/validate.ts';
import { addRecord, changeRecord, removeRecord } from '../../records/record-calls.ts';
import { addsData } from '../../records/store/require-space.ts';
import { templateKind } from './template-kind.ts';
import { readTemplates } from './template-repository.ts';

/** Above the limit of a stored template, because JSON inside JSON escapes its quotes. */
const BODY_LIMIT = 3 * 1024 * 1024;

/** Section templates: sections that staff keep to insert them into microsites. */
export const templateRoutes = newRoutes()
  .get(
    '/api/d1/sectiontemplates',
    describeRoute('The section templates without their texts, by name', {
      json: z.object({ templates: z.array(listedTemplateSchema) }),
    }),
    permit('frontends.write'),
    async (c) => c.json({ templates: await readTemplates(c.get('platform').database) }, 200),
  )
  .get(
    '/api/d1/sectiontemplate',
    describeRoute('One section template, with its texts and their origins', {
      json: templateSchema,
      others: [404],
    }),
    permit('frontends.write'),
    query(templateKeySchema),
    async (c) => {
      const [found] = await templateKind.read(c.get('platform').database, 'id', [
        c.req.valid('query').id,
      ]);
      if (found === undefined) throw notFound(templateMessages.notFound);
      return c.json(found, 200);
    },
  )
  .post(
    '/api/d1/addsectiontemplate',
    describeRoute('Stores a section as a template', {
      status: 201,
      json: z.extend(listedTemplateSchema, { message: z.string() }),
      others: [409],
    }),
    permit('frontends.write'),
    addsData(),
    json(newTemplateSchema, BODY_LIMIT),
    async (c) => c.json(await addRecord(c, templateKind, c.req.valid('json')), 201),
  )
  .put(
    '/api/d1/renamesectiontemplate',
    describeRoute('Gives a section template another name', {
      json: listedTemplateSchema,
      others: [404, 409, 412],
    }),
    permit('frontends.write'),
    addsData(),
    json(renamedTemplateSchema),
    async (c) => {
      const change = c.req.valid('json');
      const version = expectedVersion(c);
      return c.json(await changeRecord(c, templateKind, change.id, change, version), 200);
    },
  )
  .delete(
    '/api/d1/deletesectiontemplate',
    describeRoute('Moves a section template to the trash', {
      json: messageSchema,
      others: [404, 412],
    }),
    permit('frontends.write'),
    json(templateKeySchema),
    async (c) => {
      const { id } = c.req.valid('json');
      return c.json(await removeRecord(c, templateKind, id, expectedVersion(c)), 200);
    },
  );
