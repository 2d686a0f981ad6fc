import { expect, test } from '@jest/globals';
import { readingPosts } from '@wabu/shared/http/reading-posts';
import { calls } from './calls.ts';
import { describedRoutes } from './described-routes.ts';

test('the permission matrix has every call with an action', () => {
  const forSome = describedRoutes.filter(({ metadata }) => metadata.action !== undefined);
  expect(forSome.length).toBeGreaterThan(20);
  const untried = forSome.filter(({ matches }) => !calls.some(matches));
  expect(untried.map(({ name }) => name)).toEqual([]);
});

test('the calls that read by POST are named', () => {
  const reading = describedRoutes.filter(
    ({ name, metadata: { action } }) =>
      action?.endsWith('.read') || name.startsWith('POST /api/public/'),
  );
  const posts = reading.map(({ name }) => name.split(' ')).filter(([method]) => method === 'POST');
  expect(posts.map(([, path]) => path).sort()).toEqual(readingPosts);
});
