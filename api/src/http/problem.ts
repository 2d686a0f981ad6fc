import { say } from '@wabu/shared/entities/messages/messages';
import type { FieldProblem, Problem, ProblemCode } from '@wabu/shared/entities/problem';
import { problemMessages } from '@wabu/shared/entities/problem-messages';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { StoreError } from '../platform/platform.ts';
import type { ApiEnv } from './env.ts';

export type ProblemStatus =
  | 400
  | 401
  | 403
  | 404
  | 409
  | 412
  | 413
  | 415
  | 429
  | 500
  | 502
  | 503
  | 507;

/** An error answer of the api. Thrown anywhere, turned into a response by `answerProblem`. */
export class HttpProblem extends Error {
  readonly problem: Problem;

  constructor(
    readonly status: ProblemStatus,
    { errors, ...problem }: Problem,
    readonly headers: Record<string, string> = {},
  ) {
    const sentence = say(problem.message);
    super(sentence.message);
    this.problem = { ...problem, ...sentence };
    if (errors) this.problem.errors = errors.map((one) => ({ ...one, ...say(one.message) }));
  }
}

type Extras = Pick<
  Problem,
  'errors' | 'current' | 'linked' | 'missing' | 'confirmBy' | 'changedBy' | 'changedAt'
>;

export function httpProblem(
  status: ProblemStatus,
  code: ProblemCode,
  message: string,
  extras: Extras = {},
): HttpProblem {
  return new HttpProblem(status, { message, code, ...extras });
}

export const malformed = (message: string = problemMessages.malformed) =>
  httpProblem(400, 'malformed', message);
export const invalid = (errors: FieldProblem[], message = errors[0]?.message) =>
  httpProblem(400, 'invalid', message ?? problemMessages.invalid, { errors });
export const unauthenticated = (message: string = problemMessages.unauthenticated) =>
  new HttpProblem(401, { code: 'unauthenticated', message }, { 'WWW-Authenticate': 'Bearer' });
export const forbidden = (message: string = problemMessages.forbidden) =>
  httpProblem(403, 'forbidden', message);
export const notFound = (message: string = problemMessages.notFound) =>
  httpProblem(404, 'not-found', message);
export const tooLarge = (message: string = problemMessages.tooLarge) =>
  httpProblem(413, 'too-large', message);
export const unsupportedType = (message: string = problemMessages.unsupportedType) =>
  httpProblem(415, 'unsupported-type', message);
export const unavailable = (message: string) =>
  new HttpProblem(503, { code: 'unavailable', message }, { 'Retry-After': '2' });
export const tooMany = (seconds: number, message: string = problemMessages.tooMany) =>
  new HttpProblem(429, { code: 'too-many-requests', message }, { 'Retry-After': String(seconds) });

/** The response for a thrown error, as `application/problem+json`. Unknown errors show a request id only. */
export function answerProblem(error: unknown, c: Context<ApiEnv>): Response {
  const { status, problem, headers } = toHttpProblem(error, c);
  const { requestId, traceId } = c.var;
  const body: Problem & { traceId?: string } =
    status >= 500 ? { ...problem, requestId, traceId } : problem;
  return c.body(JSON.stringify(body), status, {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  });
}

function toHttpProblem(error: unknown, c: Context<ApiEnv>): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error instanceof HTTPException && error.status < 500) return malformed();
  if (error instanceof StoreError && error.reason === 'moving') return moving();
  const { log } = c.get('platform');
  const { requestId, traceId } = c.var;
  log('error', 'unexpected', { requestId, traceId, error: describe(error) });
  if (error instanceof StoreError) return storeProblem(error);
  return httpProblem(500, 'unexpected', problemMessages.unexpected);
}

/** All data moves to another installation: who reads is answered, who writes waits. */
const moving = () =>
  new HttpProblem(
    503,
    { code: 'unavailable', message: problemMessages.moving },
    { 'Retry-After': '60' },
  );

function storeProblem(error: StoreError): HttpProblem {
  if (error.reason === 'full') return httpProblem(507, 'unavailable', problemMessages.full);
  return unavailable(problemMessages.unavailable);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : ` caused by ${describe(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}
