import { toFieldProblems } from '@wabu/shared/entities/field-problems';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { ApiEnv } from '../http/env.ts';
import { HttpProblem, invalid } from '../http/problem.ts';
import { carryOut, carryOutOne, type Operation, type Result } from './carry-out.ts';
import type { RecordKind, StoredRecord } from './define-record.ts';
import { timeSlices } from './store/time-slices.ts';
import { withIdempotencyKey } from './store/with-idempotency-key.ts';

/*
 * The calls of a kind, behind permission and validation.
 */

/**
 * Adds a record, once for an `Idempotency-Key`.
 *
 * @param request what identifies the request: the input without its secrets
 */
export const addRecord = <T extends StoredRecord, Input, Change, Added extends object>(
  c: Context<ApiEnv>,
  kind: RecordKind<T, Input, Change, object, Added>,
  input: Input,
  request: Partial<Input> = input,
): Promise<Added> =>
  withIdempotencyKey(c, request, async (_, __, replyStatements) => {
    const answer = (record: T) => kind.added(record, c.get('platform').now());
    const make = () => kind.create(c, input);
    return answer(
      await carryOutOne(c, kind, { op: 'add', make }, (record) => ({
        statements: replyStatements(answer(record)),
      })),
    );
  });

/** Changes the record with a key. */
export async function changeRecord<T extends StoredRecord, Input, Change, Shown extends object>(
  c: Context<ApiEnv>,
  kind: RecordKind<T, Input, Change, Shown>,
  key: string,
  change: Change,
  version: number | null,
): Promise<Shown> {
  const make = (before: T) => kind.change(c, before, change);
  const changed = await carryOutOne(c, kind, { op: 'change', key, version, make });
  return kind.shown(changed, c.get('platform').now());
}

/** Moves the record with a key to the trash. */
export async function removeRecord<T extends StoredRecord>(
  c: Context<ApiEnv>,
  kind: RecordKind<T>,
  key: string,
  version: number | null,
): Promise<{ message: string }> {
  await carryOutOne(c, kind, { op: 'delete', key, version });
  return { message: kind.messages.deleted };
}

/** An operation of a bulk call: the record stands under the name of its entity, the key of a deletion under its own. */
type Sent = { op: 'add' | 'change' | 'delete'; version?: number | undefined } & Record<
  string,
  unknown
>;

interface Schemas<Input> {
  input: z.ZodMiniType<Input>;
  /** Of the key in its field, as a deletion sends it. */
  key: z.ZodMiniType<Record<string, unknown>>;
}

/** What became of an operation, with the record under the name of its entity. */
type Outcome = { status: number; problem?: HttpProblem['problem'] };

/**
 * Carries out the operations that the rules of their single calls permit, in one write, once for an `Idempotency-Key`,
 * and says of each what became of it. Throws 503 when others write to the same records all the time.
 */
export const bulkRecords = <T extends StoredRecord, Input, Shown extends object>(
  c: Context<ApiEnv>,
  kind: RecordKind<T, Input, Input, Shown>,
  schemas: Schemas<Input>,
  sent: readonly Sent[],
): Promise<{ results: Outcome[] }> =>
  withIdempotencyKey(c, sent, async (_, __, replyStatements) => {
    const operations: (Operation<T> | HttpProblem)[] = [];
    const slice = timeSlices();
    for (const one of sent) {
      operations.push(checkOperation(c, kind, schemas, one));
      await slice();
    }
    const now = c.get('platform').now();
    const answer = (results: readonly Result<T>[]) => ({
      results: results.map((result, at): Outcome => {
        if (result instanceof HttpProblem)
          return { status: result.status, problem: { ...result.problem } };
        const op = sent[at]?.op;
        if (op === 'delete') return { status: 200 };
        return { status: op === 'add' ? 201 : 200, [kind.entity]: kind.shown(result, now) };
      }),
    });
    return answer(
      await carryOut(c, kind, operations, (results) => ({
        statements: replyStatements(answer(results)),
      })),
    );
  });

/** An operation whose body is valid, or what is wrong with it. */
function checkOperation<T extends StoredRecord, Input>(
  c: Context<ApiEnv>,
  kind: RecordKind<T, Input, Input>,
  schemas: Schemas<Input>,
  { op, version, ...sent }: Sent,
): Operation<T> | HttpProblem {
  const { keyField } = kind;
  const wrong = (error: z.core.$ZodError) => invalid(toFieldProblems(error));
  if (op === 'delete') {
    const valid = z.safeParse(schemas.key, sent);
    return valid.success ? { op, version, key: String(valid.data[keyField]) } : wrong(valid.error);
  }
  const valid = z.safeParse(schemas.input, sent[kind.entity]);
  if (!valid.success) return wrong(valid.error);
  const input = valid.data;
  if (op === 'add') return { op, make: () => kind.create(c, input) };
  return {
    op,
    version,
    key: String((input as Record<string, unknown>)[keyField]),
    make: (before) => kind.change(c, before, input),
  };
}
