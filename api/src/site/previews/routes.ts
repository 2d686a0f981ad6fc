import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import {
  previewAnswerSchema,
  previewLimits,
  previewStateSchema,
} from '@wabu/shared/entities/microsites/preview';
import * as z from 'zod/mini';
import { frontendKeySchema } from '../../frontends/record/frontend-key.ts';
import { newRoutes } from '../../http/env.ts';
import { expectedVersion } from '../../http/if-match.ts';
import { describeRoute, messageSchema } from '../../http/route-metadata.ts';
import { permit } from '../../http/sessions/permit.ts';
import { json, query } from '../../http/validate.ts';
import { addsData } from '../../records/store/require-space.ts';
import { readRecentAnswers } from './preview-repository.ts';
import { createPreview, previewStateOf, withdrawPreview } from './preview-service.ts';

const recentSchema = z.object({
  answers: z.array(z.extend(previewAnswerSchema, { URL: z.string(), isCurrent: z.boolean() })),
});

const RECENT_MS = previewLimits.days * DAY_MS;
const MAX_RECENT = 20;

/** The preview links of frontends, for staff. */
export const previewRoutes = newRoutes()
  .get(
    '/api/d1/getpreview',
    describeRoute('The preview link of a frontend, without its address, and what was answered', {
      json: previewStateSchema,
      others: [404],
    }),
    permit('frontends.read'),
    query(frontendKeySchema),
    async (c) => c.json(await previewStateOf(c, c.req.valid('query').URL), 200),
  )
  .get(
    '/api/d1/getpreviewanswers',
    describeRoute('The recent answers of suppliers, the newest first', { json: recentSchema }),
    permit('frontends.read'),
    async (c) => {
      const { database, now } = c.get('platform');
      const answers = await readRecentAnswers(database, now() - RECENT_MS, MAX_RECENT);
      return c.json({ answers }, 200);
    },
  )
  .post(
    '/api/d1/createpreview',
    describeRoute(
      'Makes a preview link to the saved version; the link before ends. Only this answer has the path',
      {
        status: 201,
        json: z.object({ path: z.string(), version: z.int(), expiresAt: z.int() }),
        others: [404, 409, 412],
      },
    ),
    permit('frontends.publish'),
    addsData(),
    json(frontendKeySchema),
    async (c) => c.json(await createPreview(c, c.req.valid('json').URL, expectedVersion(c)), 201),
  )
  .post(
    '/api/d1/withdrawpreview',
    describeRoute('Ends the preview link of a frontend', { json: messageSchema, others: [404] }),
    permit('frontends.publish'),
    json(frontendKeySchema),
    async (c) => {
      await withdrawPreview(c, c.req.valid('json').URL);
      return c.json({ message: 'Link di anteprima ritirato' }, 200);
    },
  );
