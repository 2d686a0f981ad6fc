import type { Context, TypedResponse } from 'hono';
import type { ApiEnv } from '../../http/env.ts';
import type { Platform } from '../../platform/platform.ts';
import { type List, readRows } from '../store/list-repository.ts';
import { nextTurn } from '../store/time-slices.ts';
import { answerRecent, maxAnswerBytes } from './recent-answers.ts';

/** A read starts again when the list changes meanwhile; after so many starts it reads all rows at once. */
const MAX_STARTS = 3;

/** The handler of a route that answers a whole list. */
export function wholeList<T>(list: List<T>) {
  return async (c: Context<ApiEnv>): Promise<TypedResponse<T[], 200, 'json'>> => {
    const read = async () => ({ body: await readWhole(c.get('platform'), list) });
    const response = await answerRecent(c, { entity: list.entity, isValidated: true }, read);
    return response as Response & TypedResponse<T[], 200, 'json'>;
  };
}

/** The rows of one revision as a text; a list that is too long for memory as a stream. */
async function readWhole(platform: Platform, list: List<unknown>, start = 1) {
  const batchRows = start > MAX_STARTS ? -1 : list.batchRows;
  const batches = readBatches(platform, { ...list, batchRows });
  const texts: string[] = [];
  let size = 0;
  let known: number | undefined;
  for (;;) {
    const { value, done } = await batches.next();
    if (done) return `[${texts.join(',')}]`;
    known ??= value.revision;
    if (value.revision !== known) return readWhole(platform, list, start + 1);
    if (value.text !== '') texts.push(value.text);
    size += value.text.length;
    if (size > maxAnswerBytes(platform) / 2) return streamed(textsOf(texts, batches));
  }
}

type Batches = AsyncGenerator<{ revision: number; text: string }, void>;

/** Batch by batch, the records as JSON, separated by commas. */
async function* readBatches(platform: Platform, list: List<unknown>): Batches {
  let after = null;
  for (;;) {
    const search = { after, limit: list.batchRows };
    const { revision, rows } = await readRows(platform.database, list, search);
    yield { revision, text: rows.map(list.toJson).join(',') };
    const last = rows.length === list.batchRows ? rows.at(-1) : undefined;
    if (last === undefined) return;
    after = list.keyOf(last);
    await nextTurn();
  }
}

async function* textsOf(begun: readonly string[], rest: Batches) {
  yield `[${begun.join(',')}`;
  for await (const { text } of rest) if (text !== '') yield `,${text}`;
  yield ']';
}

function streamed(texts: AsyncGenerator<string>) {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { value, done } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}
