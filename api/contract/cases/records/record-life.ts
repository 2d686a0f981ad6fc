import { expect } from '@jest/globals';
import { BATCH_HEADER } from '@wabu/shared/entities/history/history';
import { send } from '../../../src/testing.ts';
import { tokenOf } from '../../people.ts';
import { type ContractServer, stateOf } from '../../server.ts';
import type { TestedRecord } from './tested-records.ts';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the tests say what a body contains
  body: any;
  /** The batch of the entries that the call wrote. */
  batch: string | null;
}

interface Sent {
  by?: string;
  version?: number;
  batch?: string | null;
  key?: string;
}

export interface Entry {
  action: string;
  by: string;
  label: string | null;
  batch: string;
  id: number;
  recordId: string;
  pruned?: true;
}

/** The calls of a kind of records, and a stored record with its own. */
export function recordLife(server: () => ContractServer, kind: TestedRecord) {
  const { base = '', by: keeper } = kind;

  async function call(
    method: string,
    path: string,
    json?: object,
    { by = keeper, version, batch, key }: Sent = {},
  ): Promise<Answer> {
    const headers = {
      ...(version !== undefined && { 'If-Match': `"${version}"` }),
      ...(batch && { [BATCH_HEADER]: batch }),
      ...(key && { 'Idempotency-Key': key }),
    };
    const token = await tokenOf(server(), by);
    const response = await send(server().fetch, method, base + path, { token, json, headers });
    return {
      status: response.status,
      body: await response.json(),
      batch: response.headers.get(BATCH_HEADER),
    };
  }

  const add = (input: object, sent?: Sent) => call(...kind.add, input, sent);

  async function rows(): Promise<Record<string, unknown>[]> {
    const { list, rows: rowsOf = (all: never) => all } = kind;
    return rowsOf((await call('GET', list)).body as never);
  }

  /** Everything that a rejected call must not change. */
  const state = async () => JSON.stringify([await stateOf(server()), await rows()]);

  /** Expects that a call is rejected with a problem, and changes nothing. */
  async function expectRejected(
    send: () => Promise<Answer>,
    status: number,
    problem: object = {},
  ): Promise<void> {
    const before = await state();
    expect(await send()).toMatchObject({ status, body: problem, batch: null });
    expect(await state()).toBe(before);
  }

  /** The entries of the history, the latest first: of all records of the kind, or of one. */
  async function entries(recordId?: string): Promise<Entry[]> {
    const query = new URLSearchParams({
      entity: kind.entity,
      ...(recordId && { record: recordId }),
    });
    return (await call('GET', `/api/d1/activity?${query}`)).body.entries;
  }

  const undo = (batch: string | null, sent?: Sent) => call('POST', '/api/d1/undo', { batch }, sent);

  async function stored(input = kind.input()) {
    const { status, body: added, batch } = await add(input);
    if (status !== 201) throw new Error(`${kind.name}: ${JSON.stringify(added)}`);
    const recordId = (await entries()).find((entry) => entry.batch === batch)?.recordId ?? '';
    return {
      input,
      added,
      batch,
      recordId,
      change: (sent?: Sent) => call(...kind.change, kind.changed(input, added), sent),
      changeBack: (sent?: Sent) => call(...kind.change, kind.changedBack(input, added), sent),
      remove: (sent?: Sent) => call(...kind.remove, kind.removed(input, added), sent),
      /** Its row in the list; undefined without one. */
      row: async () => (await rows()).find((row) => kind.isOf(row, added)),
      entries: () => entries(recordId),
      /** Its entry of the trash. */
      trashed: async () => {
        const { body } = await call('GET', `/api/d1/trash?entity=${kind.entity}`);
        return body.entries.find((entry: Entry) => entry.recordId === recordId);
      },
      undelete: async (id: number, newKey?: string) =>
        call('POST', '/api/d1/undelete', { id, key: newKey }),
    };
  }
  return { call, add, rows, state, expectRejected, undo, stored };
}
