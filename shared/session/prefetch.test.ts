import { beforeEach, expect, test } from '@jest/globals';
import { prefetch, takePrefetched } from './prefetch.ts';

let requested: string[];
const server = async (input: string | URL | Request) => {
  requested.push(String(input));
  return new Response('list');
};
beforeEach(() => {
  requested = [];
});

test('a prefetched response is not requested again, and is used once', async () => {
  prefetch(['/api/d1/getusers'], server);
  expect(await (await takePrefetched('/api/d1/getusers'))?.text()).toBe('list');
  expect(requested).toEqual(['/api/d1/getusers']);
  expect(await takePrefetched('/api/d1/getusers')).toBeNull();
});

test('only a GET of the same URL gets it', async () => {
  prefetch(['/api/d1/getusers'], server);
  expect(await takePrefetched('/api/d1/getusers', { method: 'POST' })).toBeNull();
  expect(await takePrefetched('/api/d1/getusers?x=1')).toBeNull();
  expect(await takePrefetched('/api/d1/getusers')).not.toBeNull();
});

test('a failed prefetch is ignored', async () => {
  prefetch(['/api/d1/getusers'], () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await takePrefetched('/api/d1/getusers')).toBeNull();
});

test('a response that the document prefetched is found', async () => {
  const page = globalThis as { wabuEarly?: Record<string, Promise<Response>> };
  page.wabuEarly = { '/api/d1/getusers': Promise.resolve(new Response('from the document')) };
  const answer = await takePrefetched('/api/d1/getusers');
  const text = await answer?.text();
  expect(text).toBe('from the document');
});
