import { toFieldProblems } from '@wabu/shared/entities/field-problems';
import type {
  BulkAnswer,
  BulkResult,
  SupplierOperation,
} from '@wabu/shared/entities/lists/bulk-suppliers';
import { orderedId } from '@wabu/shared/entities/random-id';
import {
  type Supplier,
  type SupplierInput,
  supplierInputSchema,
} from '@wabu/shared/entities/supplier';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { replaceFileRow } from '../files/object-repository.ts';
import { deleteBytes } from '../files/store-file.ts';
import type { ApiEnv } from '../http/env.ts';
import { HttpProblem, invalid } from '../http/problem.ts';
import { carryOut, carryOutOne, type Operation } from '../records/carry-out.ts';
import type { Writes } from '../records/record-kind.ts';
import { authorOf } from '../records/store/author.ts';
import { timeSlices } from '../records/store/time-slices.ts';
import type { ReplyStatements } from '../records/store/with-idempotency-key.ts';
import { type Also, writeRecords } from '../records/write-records.ts';
import { supplierKeySchema } from './supplier-key.ts';
import { storeChangedRecords } from './supplier-record.ts';
import { supplierKind } from './supplier-repository.ts';

/** As `writeRecords`, with the files of the changed records. */
export async function writeSuppliers(
  c: Context<ApiEnv>,
  writes: Partial<Writes<Supplier>>,
  { statements = [], ...also }: Also = {},
): Promise<void> {
  const platform = c.get('platform');
  const { name, at } = authorOf(c);
  const files = await storeChangedRecords(
    platform,
    (writes.changed ?? []).map(({ after }) => after),
  );
  const rows = files.map((file) => replaceFileRow(file, name, at));
  try {
    await writeRecords(c, supplierKind, writes, { ...also, statements: [...rows, ...statements] });
  } catch (error) {
    for (const file of files) await deleteBytes(platform, file);
    throw error;
  }
}

const writing = (c: Context<ApiEnv>) => (writes: Writes<Supplier>, also: Also) =>
  writeSuppliers(c, writes, also);

const addition = (input: SupplierInput): Operation<Supplier> => ({
  op: 'add',
  key: input.PIVA,
  make: () => ({ ...input, id: orderedId(), version: 1 }),
});

const change = (input: SupplierInput, version: number | null | undefined) =>
  ({
    op: 'change',
    key: input.PIVA,
    version,
    make: (before: Supplier) => ({ ...before, ...input }),
  }) as const;

export const addSupplier = (
  c: Context<ApiEnv>,
  input: SupplierInput,
  replyStatements: ReplyStatements,
): Promise<Supplier> =>
  carryOutOne(c, supplierKind, addition(input), {
    also: (supplier) => ({ statements: replyStatements(supplier) }),
  });

export const changeSupplier = (
  c: Context<ApiEnv>,
  input: SupplierInput,
  expected: number | null,
  action: 'update' | 'restore' = 'update',
): Promise<Supplier> =>
  carryOutOne(c, supplierKind, { ...change(input, expected), action }, { write: writing(c) });

export const removeSupplier = (
  c: Context<ApiEnv>,
  taxId: string,
  expected: number | null,
): Promise<Supplier> =>
  carryOutOne(c, supplierKind, { op: 'delete', key: taxId, version: expected });

/**
 * Carries out the operations that the rules of their single calls permit, in one write, and says of each what became
 * of it. Throws 503 when others write to the same suppliers all the time.
 */
export async function bulkSuppliers(
  c: Context<ApiEnv>,
  operations: readonly SupplierOperation[],
  replyStatements: ReplyStatements,
): Promise<BulkAnswer> {
  const checked: (Operation<Supplier> | HttpProblem)[] = [];
  const slice = timeSlices();
  for (const operation of operations) {
    checked.push(checkOperation(operation));
    await slice();
  }
  const answerOf = (results: (Supplier | HttpProblem)[]): BulkAnswer => ({
    results: results.map((result, at) => toBulkResult(result, operations[at]?.op)),
  });
  const results = await carryOut(c, supplierKind, checked, {
    also: (all) => ({ statements: replyStatements(answerOf(all)) }),
    write: writing(c),
  });
  return answerOf(results);
}

function toBulkResult(
  result: Supplier | HttpProblem,
  op: SupplierOperation['op'] | undefined,
): BulkResult {
  if (result instanceof HttpProblem)
    return { status: result.status, problem: { ...result.problem } };
  if (op === 'delete') return { status: 200 };
  return { status: op === 'add' ? 201 : 200, supplier: result };
}

/** An operation whose body is valid, or what is wrong with it. */
function checkOperation(operation: SupplierOperation): Operation<Supplier> | HttpProblem {
  if (operation.op === 'delete') {
    const { op, version } = operation;
    const key = z.safeParse(supplierKeySchema, operation);
    return key.success ? { op, version, key: key.data.PIVA } : wrong(key.error);
  }
  const input = z.safeParse(supplierInputSchema, operation.supplier);
  if (!input.success) return wrong(input.error);
  return operation.op === 'add' ? addition(input.data) : change(input.data, operation.version);
}

const wrong = (error: z.core.$ZodError) => invalid(toFieldProblems(error));
