import { expect, test } from '@jest/globals';
import { calls } from './calls.ts';
import { describedRoutes } from './described-routes.ts';

test('the permission matrix has every call with an action', () => {
  const forSome = describedRoutes.filter(({ metadata }) => metadata.action !== undefined);
  expect(forSome.length).toBeGreaterThan(20);
  const untried = forSome.filter(({ matches }) => !calls.some(matches));
  expect(untried.map(({ name }) => name)).toEqual([]);
});
