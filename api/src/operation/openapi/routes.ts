import * as z from 'zod/mini';
import { newRoutes } from '../../http/env.ts';
import { notFound } from '../../http/problem.ts';
import { describeRoute } from '../../http/route-metadata.ts';

/** The document that the build writes (`scripts/write-openapi.ts`). */
export const openapiRoutes = newRoutes().get(
  '/api/openapi.json',
  describeRoute('This document', { json: z.looseObject({ openapi: z.string() }), others: [404] }),
  async (c) => {
    const document = await c.get('platform').builds.read('api', 'openapi.json');
    if (document === null) throw notFound();
    return c.body(document, 200, { 'Content-Type': 'application/json' });
  },
);
