import { expect, test } from '@jest/globals';
import type { ClientResponse } from 'hono/client';
import { ApiProblem, answer, answerRecords } from './client.ts';

interface Named {
  name: string;
  version: number;
}

/** The bytes in pieces of that size: letters of two bytes are cut, too. */
function inPieces(body: unknown, size: number): Promise<ClientResponse<Named[], number, string>> {
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

test('records are read the same however they arrive', async () => {
  for (let size = 1; size < 60; size += 1)
    expect(await answerRecords(inPieces(records, size))).toEqual(records);
});

test('between the pieces whoever asked for the list can wait', async () => {
  let turns = 0;
  const between = async () => {
    turns += 1;
  };
  expect(await answerRecords(inPieces(records, 20), between)).toEqual(records);
  expect(turns).toBeGreaterThan(2);
});

test('a list of none and of one', async () => {
  expect(await answerRecords(inPieces([], 1))).toEqual([]);
  expect(await answerRecords(inPieces(records.slice(0, 1), 3))).toEqual(records.slice(0, 1));
});

test('a list that was cut off on its way is no list', async () => {
  const half = new Response('[{"name":"Garda"},{"name":"Ri') as ClientResponse<
    Named[],
    200,
    string
  >;
  await expect(answerRecords(Promise.resolve(half))).rejects.toThrow(SyntaxError);
});

test('a refusal is thrown with what it says', async () => {
  const problem = { code: 'forbidden', message: 'Permessi non validi' };
  const refused = Response.json(problem, { status: 403 });
  const call = answerRecords(Promise.resolve(refused as ClientResponse<Named[], 403, string>));
  await expect(call).rejects.toThrow(ApiProblem);
});

test.each([500, 502, 504])(
  'a page of a proxy with status %i is told as an error',
  async (status) => {
    const page = new Response('<h1>Bad Gateway</h1>', { status });
    const call = answer(Promise.resolve(page as ClientResponse<Named[], number, string>));
    await expect(call).rejects.toMatchObject({
      status,
      message: `Il server ha risposto con un errore (${status}): riprova tra poco`,
    });
  },
);
