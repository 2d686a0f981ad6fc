import * as z from 'zod/mini';
import type { CallAnswer } from './call-answer.ts';

/** The answers of the calls that release modules. */
export const moduleCallAnswers: Record<string, CallAnswer> = {
  'GET /api/modules': {
    summary: 'Every module, its kept builds and its history',
    status: 200,
    json: z.object({ modules: z.array(z.unknown()), history: z.array(z.unknown()) }),
    deployToken: true,
  },
  'GET /api/modules/:id/deployer': {
    summary: 'Who the deploy token belongs to, if it may release this module',
    status: 200,
    json: z.object({ name: z.string() }),
    deployToken: true,
  },
  'GET /api/modules/:id/versions/:version': {
    summary: 'One build, signed for this browser alone',
    status: 200,
    json: z.unknown(),
    refusals: [404],
  },
  'PUT /api/modules/:id/versions/:version': {
    summary: 'Publishes a build',
    status: 201,
    json: z.object({ id: z.string(), version: z.string(), size: z.int() }),
    refusals: [400, 409, 413, 415],
    deployToken: true,
  },
  'POST /api/modules/:id/live': {
    summary: 'Makes a version live',
    status: 200,
    json: z.unknown(),
    refusals: [404, 409],
    deployToken: true,
  },
  'POST /api/modules/:id/canary': {
    summary: 'Shows a version to a part of the visitors',
    status: 200,
    json: z.unknown(),
    refusals: [404, 409],
    deployToken: true,
  },
  'POST /api/modules/:id/blocked': {
    summary: 'Blocks or frees a version',
    status: 200,
    json: z.object({ blocked: z.boolean() }),
    refusals: [404],
    deployToken: true,
  },
  'POST /api/modules/:id/tokens': {
    summary: 'Makes a new deploy token for a module',
    status: 201,
    json: z.object({ token: z.string() }),
    refusals: [400],
    deployToken: true,
  },
  'POST /api/module-reports': {
    summary: 'What a browser says of a canary',
    status: 204,
    refusals: [429],
  },
};
