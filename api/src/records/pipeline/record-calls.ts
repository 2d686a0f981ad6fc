import { toFieldProblems } from '@wabu/shared/entities/field-problems';
import { BULK_BODY_LIMIT } from '@wabu/shared/entities/lists/bulk-suppliers';
import type { Context, TypedResponse } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { JSONParsed } from 'hono/utils/types';
import * as z from 'zod/mini';
import type { ApiEnv } from '../../http/env.ts';
import { expectedVersion } from '../../http/if-match.ts';
import { HttpProblem, invalid } from '../../http/problem.ts';
import { describeRoute, messageSchema } from '../../http/route-metadata.ts';
import { permit } from '../../http/sessions/permit.ts';
import { bodyOf, type JsonContext, json } from '../../http/validate.ts';
import { addsData } from '../store/require-space.ts';
import { timeSlices } from '../store/time-slices.ts';
import { withIdempotencyKey } from '../store/with-idempotency-key.ts';
import { accepted, carryOut, carryOutOne, type Operation, type Result } from './carry-out.ts';
import type { AnyKind, Schema, StoredRecord } from './define-record.ts';

/*
 * The calls of a kind: each is the handlers of a route. Its summary and its answer are for the OpenAPI document.
 */

/** What a handler answers. Named, because the declarations of the module kit have no room for what is inferred. */
type Answered<T, Status extends ContentfulStatusCode> = Promise<
  Response & TypedResponse<JSONParsed<T>, Status, 'json'>
>;

/** Adds a record. `limit` of the body in bytes. */
export const addCall = <K extends AnyKind>(
  kind: K,
  summary: string,
  answer: Schema,
  limit?: number,
) =>
  [
    describeRoute(summary, { status: 201, json: answer, others: [409] }),
    permit(kind.write),
    addsData(),
    json(kind.input as K['input'], limit),
    async (c: JsonContext<K['input']>): Answered<ReturnType<K['added']>, 201> =>
      c.json((await addRecord(c, kind, bodyOf(c))) as ReturnType<K['added']>, 201),
  ] as const;

/** Changes the record that the body names. */
export const changeCall = <K extends AnyKind>(kind: K, summary: string, answer: Schema) =>
  [
    describeRoute(summary, {
      json: answer,
      others: Object.keys(kind.constraints).length > 0 ? [404, 409, 412] : [404, 412],
    }),
    permit(kind.write),
    addsData(),
    json(kind.changeInput as K['changeInput']),
    async (c: JsonContext<K['changeInput']>): Answered<ReturnType<K['shown']>, 200> => {
      const change = bodyOf(c);
      const changed = await changeRecord(c, kind, keyIn(kind, change), change, expectedVersion(c));
      return c.json(changed as ReturnType<K['shown']>, 200);
    },
  ] as const;

/** Moves the record that the body names to the trash. */
export const removeCall = <Body extends Schema>(kind: AnyKind, summary: string, body: Body) =>
  [
    describeRoute(summary, {
      json: messageSchema,
      others: kind.forbidDeletion ? [404, 409, 412] : [404, 412],
    }),
    permit(kind.write),
    json(body),
    async (c: JsonContext<Body>) => {
      const key = keyIn(kind, bodyOf(c));
      return c.json(await removeRecord(c, kind, key, expectedVersion(c)), 200);
    },
  ] as const;

const keyIn = ({ keyField, toKey }: AnyKind, sent: object) =>
  toKey(String((sent as Record<string, unknown>)[keyField]));

/**
 * Adds a record, once for an `Idempotency-Key`.
 *
 * @param request what identifies the request: the input without its secrets
 */
export const addRecord = <K extends AnyKind>(
  c: Context<ApiEnv>,
  kind: K,
  input: z.core.output<K['input']>,
  request: object = input,
): Promise<ReturnType<K['added']>> =>
  withIdempotencyKey(c, request, (answered) =>
    carryOut(c, kind, [{ op: 'add', make: () => kind.create(c, input) }], ([record]) =>
      answered(kind.added(accepted(record), c.get('platform').now())),
    ),
  );

/** Changes the record with a key. */
export async function changeRecord<K extends AnyKind>(
  c: Context<ApiEnv>,
  kind: K,
  key: string,
  change: z.core.output<K['changeInput']>,
  version: number | null,
): Promise<ReturnType<K['shown']>> {
  const make = (before: StoredRecord) => kind.change(c, before, change);
  const changed = await carryOutOne(c, kind, { op: 'change', key, version, make });
  return kind.shown(changed, c.get('platform').now());
}

/** Moves the record with a key to the trash. */
export async function removeRecord(
  c: Context<ApiEnv>,
  kind: AnyKind,
  key: string,
  version: number | null,
): Promise<{ message: string }> {
  await carryOutOne(c, kind, { op: 'delete', key, version });
  return { message: kind.deleted };
}

/** An operation of a bulk call: the record stands under the name of its entity, the key of a deletion under its own. */
type Sent = { op: 'add' | 'change' | 'delete'; version?: number | undefined } & Record<
  string,
  unknown
>;

/** What became of an operation, with the record under the name of its entity. */
type Outcome = { status: number; problem?: HttpProblem['problem'] };

interface Bulk<Body extends Schema, Answer extends Schema> {
  /** Of the key in its field, as a deletion sends it. */
  key: z.ZodMiniType<object>;
  body: Body;
  answer: Answer;
}

/**
 * Carries out the operations that the rules of their single calls permit, in one write, once for an `Idempotency-Key`,
 * and says of each what became of it. Throws 503 when others write to the same records all the time.
 */
export const bulkCall = <
  Body extends z.core.$ZodType<{ operations: Sent[] }>,
  Answer extends Schema,
>(
  kind: AnyKind,
  summary: string,
  { key, body, answer }: Bulk<Body, Answer>,
) =>
  [
    describeRoute(summary, { json: answer }),
    permit(kind.write),
    json(body, BULK_BODY_LIMIT),
    // Deletions make room, so that they work on a full disk too.
    addsData((c) => bodyOf<Body>(c).operations.every(({ op }) => op === 'delete')),
    async (c: JsonContext<Body>): Answered<z.core.output<Answer>, 200> => {
      const results = await carryOutAll(c, kind, key, bodyOf(c).operations);
      return c.json(results as z.core.output<Answer>, 200);
    },
  ] as const;

const carryOutAll = (c: Context<ApiEnv>, kind: AnyKind, keySchema: Schema, sent: readonly Sent[]) =>
  withIdempotencyKey(c, sent, async (answered) => {
    const operations: (Operation<StoredRecord> | HttpProblem)[] = [];
    const slice = timeSlices();
    for (const one of sent) {
      operations.push(checkOperation(c, kind, keySchema, one));
      await slice();
    }
    const now = c.get('platform').now();
    const outcomeOf = (result: Result<StoredRecord>, at: number): Outcome => {
      if (result instanceof HttpProblem)
        return { status: result.status, problem: { ...result.problem } };
      const op = sent[at]?.op;
      if (op === 'delete') return { status: 200 };
      return { status: op === 'add' ? 201 : 200, [kind.entity]: kind.shown(result, now) };
    };
    return carryOut(c, kind, operations, (results) =>
      answered({ results: results.map(outcomeOf) }),
    );
  });

/** An operation whose body is valid, or what is wrong with it. */
function checkOperation(
  c: Context<ApiEnv>,
  kind: AnyKind,
  keySchema: Schema,
  { op, version, ...sent }: Sent,
): Operation<StoredRecord> | HttpProblem {
  const schema = op === 'add' ? kind.input : kind.changeInput;
  const valid =
    op === 'delete' ? z.safeParse(keySchema, sent) : z.safeParse(schema, sent[kind.entity]);
  if (!valid.success) return invalid(toFieldProblems(valid.error));
  const body = valid.data;
  if (op === 'add') return { op, make: () => kind.create(c, body) };
  const key = keyIn(kind, body as object);
  if (op === 'delete') return { op, version, key };
  return { op, version, key, make: (before) => kind.change(c, before, body) };
}
