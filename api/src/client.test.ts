import { expect, test } from '@jest/globals';
import type { ClientResponse } from 'hono/client';
import { ApiProblem, answer } from './client.ts';

interface Named {
  name: string;
  version: number;
}

test('a problem is thrown as ApiProblem', async () => {
  const problem = { code: 'forbidden', message: 'Permessi non validi' };
  const rejected = Response.json(problem, { status: 403 });
  const call = answer(Promise.resolve(rejected as ClientResponse<Named[], 403, string>));
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
