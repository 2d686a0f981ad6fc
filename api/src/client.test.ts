import { expect, test } from '@jest/globals';
import type { ClientResponse } from 'hono/client';
import { ApiProblem, answer, answerRecords } from './client.ts';

interface Named {
  name: string;
  version: number;
}

/** The body in chunks of `size` bytes, which also cut characters of two bytes. */
function inChunks(body: unknown, size: number): Promise<ClientResponse<Named[], number, string>> {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const stream = new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size)
        controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  return Promise.resolve(new Response(stream) as ClientResponse<Named[], number, string>);
}

const records = ['Salò', '},{', '},{"name":"x"', '[]', '\\', '"', 'Çığ'].map((name, version) => ({
  name,
  version,
}));

test('records are the same for every chunk size', async () => {
  for (let size = 1; size < 60; size += 1)
    expect(await answerRecords(inChunks(records, size))).toEqual(records);
});

test('the callback runs between chunks', async () => {
  let calls = 0;
  const between = async () => {
    calls += 1;
  };
  expect(await answerRecords(inChunks(records, 20), between)).toEqual(records);
  expect(calls).toBeGreaterThan(2);
});

test('lists of no record and of one record are read', async () => {
  expect(await answerRecords(inChunks([], 1))).toEqual([]);
  expect(await answerRecords(inChunks(records.slice(0, 1), 3))).toEqual(records.slice(0, 1));
});

test('a list that was cut off throws', async () => {
  const half = new Response('[{"name":"Garda"},{"name":"Ri') as ClientResponse<
    Named[],
    200,
    string
  >;
  await expect(answerRecords(Promise.resolve(half))).rejects.toThrow(SyntaxError);
});

test('a problem is thrown as ApiProblem', async () => {
  const problem = { code: 'forbidden', message: 'Permessi non validi' };
  const refused = Response.json(problem, { status: 403 });
  const call = answerRecords(Promise.resolve(refused as ClientResponse<Named[], 403, string>));
  await expect(call).rejects.toThrow(ApiProblem);
});

test.each([500, 502, 504])(
  'an HTML page of a proxy with status %i is thrown as a problem',
  async (status) => {
    const page = new Response('<h1>Bad Gateway</h1>', { status });
    const call = answer(Promise.resolve(page as ClientResponse<Named[], number, string>));
    await expect(call).rejects.toMatchObject({
      status,
      message: `Il server ha risposto con un errore (${status}): riprova tra poco`,
    });
  },
);
