import { variantNames } from '@wabu/shared/entities/microsites/picture-variants';
import { type Action, can, roles } from '@wabu/shared/entities/permissions';
import { problemCodes } from '@wabu/shared/entities/problem';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import type { ApiEnv } from '../../http/env.ts';
import { metadataOf, type RouteAnswer, type RouteMetadata } from '../../http/route-metadata.ts';

type Json = Record<string, unknown>;

/** An OpenAPI 3.1 document of an app's routes. */
export function describeCalls(app: Hono<ApiEnv>): Json {
  const paths: Record<string, Json> = {};
  for (const [name, metadata] of callsOf(app)) {
    const [method = '', path = ''] = name.split(' ');
    const template = path.replace(/:(\w+)(\{[^}]+\})?/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: operation(path, metadata) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Wabu', version: '1.0.0' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        deployment: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

export function callsOf(app: Hono<ApiEnv>): Map<string, RouteMetadata> {
  const calls = new Map<string, RouteMetadata>();
  for (const { method, path, handler } of app.routes) {
    if (method === 'ALL') continue;
    const name = `${method} ${path}`;
    calls.set(name, { ...calls.get(name), ...metadataOf(handler) });
  }
  return calls;
}

function operation(path: string, metadata: RouteMetadata): Json {
  const { summary, answer = {}, action, confirmation } = metadata;
  const others = [...new Set([...inputProblems(metadata), ...(answer.others ?? [])])];
  const allowed = action === undefined ? [] : rolesFor(action);
  return {
    summary,
    ...(allowed.length > 0 && {
      description: `Roles: ${allowed.join(', ')}.${confirmation ? CONFIRMATION : ''}`,
    }),
    security: securityOf(metadata),
    parameters: [...pathParameters(path), ...queryParameters(metadata)],
    ...requestBody(metadata),
    responses: Object.fromEntries([
      [answer.status ?? 200, { description: summary, ...content(answer) }],
      ...others.map((status) => [status, otherResponse(status)]),
    ]),
  };
}

const CONFIRMATION =
  ' The session must be confirmed: POST /api/d1/confirm or /api/d1/confirmpasskey.';

const rolesFor = (action: Action) => roles.filter((role) => can(role, action));

function securityOf({ action, deployToken }: RouteMetadata): Json[] {
  const session = action === undefined ? [] : [{ session: [] }];
  return deployToken ? [...session, { deployment: [] }] : session;
}

/** The problem statuses that follow from a route's permission, limits and input. */
function inputProblems(metadata: RouteMetadata): number[] {
  const { action, deployToken, confirmation, body, query, upload, perMinute, addsData } = metadata;
  const isForSome = action !== undefined && rolesFor(action).length < roles.length;
  return [
    ...(action !== undefined || deployToken ? [401] : []),
    ...(isForSome || upload || deployToken || confirmation ? [403] : []),
    ...(body !== undefined || upload ? [400, 413, 415] : []),
    ...(query === undefined ? [] : [400]),
    ...(perMinute === undefined ? [] : [429]),
    ...(addsData ? [507] : []),
  ];
}

const jsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters({ query }: RouteMetadata): Json[] {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(query, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function requestBody({ body, upload }: RouteMetadata): Json {
  if (upload) {
    const binary = { type: 'string', format: 'binary' };
    const variants = variantNames.map((name) => [`variant-${name}`, binary]);
    const properties = { file: binary, folder: text, ...Object.fromEntries(variants) };
    const schema = { type: 'object', properties, required: ['file', 'folder'] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (body === undefined) return {};
  const schema = jsonSchema(body, 'input');
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

function content({ json, type }: RouteAnswer): Json {
  if (json !== undefined)
    return { content: { 'application/json': { schema: jsonSchema(json, 'output') } } };
  return type === undefined ? {} : { content: { [type]: {} } };
}

function otherResponse(status: number): Json {
  if (status === 304) return { description: 'Unchanged' };
  const schema = { $ref: '#/components/schemas/Problem' };
  return {
    description: 'A problem; `message` is the sentence to show',
    content: { 'application/problem+json': { schema } },
  };
}

const text = { type: 'string' };
const sentence = {
  message: text,
  messageCode: { ...text, description: 'Names the sentence for pages in other languages' },
  values: { type: 'object', description: 'What stands in the sentence' },
};
const problemSchema: Json = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    ...sentence,
    code: { enum: problemCodes },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: text, ...sentence },
      },
    },
    current: { description: 'The stored record, when a save met a newer version' },
    changedBy: { ...text, description: 'Who saved that newer version' },
    changedAt: { type: 'integer', description: 'When: milliseconds since 1970' },
    linked: { type: 'array', items: text },
    missing: { description: 'What each language lacks for publication, by language' },
    confirmBy: {
      type: 'array',
      items: { enum: ['password', 'passkey'] },
      description: 'How the user can confirm the session',
    },
    requestId: text,
    traceId: text,
  },
};
