import { findTextsSchema, foundTextsSchema } from '@wabu/shared/entities/replace/find-texts';
import { newRoutes } from '../../http/env.ts';
import { describeRoute } from '../../http/route-metadata.ts';
import { permit } from '../../http/sessions/permit.ts';
import { json } from '../../http/validate.ts';
import { findTexts } from './find-texts.ts';

/** Find and replace across microsites. Clients replace by ordinary saves (`PUT /api/d1/updatefrontend`). */
export const replaceRoutes = newRoutes().post(
  '/api/d1/findtexts',
  describeRoute(
    'A page of the texts of all frontends that contain a text, with what a replacement would make of them; a page ends after some work, also without a match',
    { json: foundTextsSchema },
  ),
  permit('frontends.write'),
  json(findTextsSchema),
  async (c) => c.json(await findTexts(c.get('platform'), c.req.valid('json')), 200),
);
