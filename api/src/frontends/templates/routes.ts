import {
  listedTemplateSchema,
  templateKeySchema,
  templateSchema,
} from '@wabu/shared/entities/microsites/section-template';
import * as z from 'zod/mini';
import { newRoutes } from '../../http/env.ts';
import { describeRoute } from '../../http/route-metadata.ts';
import { permit } from '../../http/sessions/permit.ts';
import { query } from '../../http/validate.ts';
import { currentRecord } from '../../records/pipeline/carry-out.ts';
import { addCall, changeCall, removeCall } from '../../records/pipeline/record-calls.ts';
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
    async (c) => c.json(await currentRecord(c, templateKind, c.req.valid('query').id, null), 200),
  )
  .post(
    '/api/d1/addsectiontemplate',
    ...addCall(
      templateKind,
      'Stores a section as a template',
      z.extend(listedTemplateSchema, { message: z.string() }),
      BODY_LIMIT,
    ),
  )
  .put(
    '/api/d1/renamesectiontemplate',
    ...changeCall(templateKind, 'Gives a section template another name', listedTemplateSchema),
  )
  .delete(
    '/api/d1/deletesectiontemplate',
    ...removeCall(templateKind, 'Moves a section template to the trash', templateKeySchema),
  );
