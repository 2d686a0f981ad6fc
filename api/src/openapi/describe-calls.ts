import { type Action, can, roles } from '@wabu/shared/entities/permissions';
import { problemCodes } from '@wabu/shared/entities/problem';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import type { ApiEnv } from '../http/env.ts';
import { metadataOf, type RouteMetadata } from '../http/route-metadata.ts';
import type { CallAnswer } from './call-answer.ts';
import { callAnswers } from './call-answers.ts';

type Json = Record<string, unknown>;

/** An OpenAPI 3.1 document of an app's routes. */
export function describeCalls(app: Hono<ApiEnv>): Json {
  const paths: Record<string, Json> = {};
  for (const [name, facts] of callsOf(app)) {
    const [method = '', path = ''] = name.split(' ');
    const answer = callAnswers[name];
    if (answer === undefined) continue;
    const shown = path.replace(/:(\w+)/g, '{$1}');
    paths[shown] = { ...paths[shown], [method.toLowerCase()]: operation(path, facts, answer) };
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

/** The calls of an app, each with the metadata of all its handlers. */
export function callsOf(app: Hono<ApiEnv>): Map<string, RouteMetadata> {
  const calls = new Map<string, RouteMetadata>();
  for (const { method, path, handler } of app.routes) {
    if (method === 'ALL') continue;
    const name = `${method} ${path}`;
    calls.set(name, { ...calls.get(name), ...metadataOf(handler) });
  }
  return calls;
}

function operation(path: string, facts: RouteMetadata, answer: CallAnswer): Json {
  const { summary, status, refusals = [] } = answer;
  const refused = [...new Set([...refusalsOf(facts, answer), ...refusals])].sort((a, b) => a - b);
  const allowed = facts.action === undefined ? [] : rolesFor(facts.action);
  return {
    summary,
    ...(allowed.length > 0 && { description: `Roles: ${allowed.join(', ')}.` }),
    security: securityOf(facts, answer),
    parameters: [...pathParameters(path), ...queryParameters(facts)],
    ...requestBody(facts),
    responses: Object.fromEntries([
      [status, { description: summary, ...content(answer) }],
      ...refused.map((refusal) => [refusal, refusalResponse(refusal)]),
    ]),
  };
}

const rolesFor = (action: Action) => roles.filter((role) => can(role, action));

function securityOf({ action }: RouteMetadata, { deployToken }: CallAnswer): Json[] {
  const session = action === undefined ? [] : [{ session: [] }];
  return deployToken ? [...session, { deployment: [] }] : session;
}

/** The problem statuses that follow from a route's input. */
function refusalsOf(facts: RouteMetadata, { deployToken }: CallAnswer): number[] {
  const isForSome = facts.action !== undefined && rolesFor(facts.action).length < roles.length;
  return [
    ...(facts.action !== undefined || deployToken ? [401] : []),
    ...(isForSome || facts.upload || deployToken ? [403] : []),
    ...(facts.json !== undefined || facts.upload ? [400, 413, 415] : []),
    ...(facts.query === undefined ? [] : [400]),
    ...(facts.perMinute === undefined ? [] : [429]),
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

function requestBody({ json, upload }: RouteMetadata): Json {
  if (upload) {
    const properties = { file: { type: 'string', format: 'binary' }, folder: { type: 'string' } };
    const schema = { type: 'object', properties, required: ['file', 'folder'] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (json === undefined) return {};
  const schema = jsonSchema(json, 'input');
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

function content({ json, type }: CallAnswer): Json {
  if (json !== undefined)
    return { content: { 'application/json': { schema: jsonSchema(json, 'output') } } };
  return type === undefined ? {} : { content: { [type]: {} } };
}

function refusalResponse(status: number): Json {
  if (status === 304) return { description: 'Unchanged' };
  const schema = { $ref: '#/components/schemas/Problem' };
  return {
    description: 'Refused; `message` is the sentence to show',
    content: { 'application/problem+json': { schema } },
  };
}

const text = { type: 'string' };
const problemSchema: Json = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: text,
    code: { enum: problemCodes },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: text, message: text },
      },
    },
    current: { description: 'The stored record, when a save met a newer version' },
    changedBy: { ...text, description: 'Who saved that newer version' },
    changedAt: { type: 'integer', description: 'When: milliseconds since 1970' },
    linked: { type: 'array', items: text },
    requestId: text,
  },
};
