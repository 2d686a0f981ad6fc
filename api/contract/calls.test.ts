import { expect, test } from '@jest/globals';
import { createApp } from '../src/app.ts';
import { callsOf } from '../src/openapi/describe-calls.ts';
import type { Platform } from '../src/platform/platform.ts';
import { calls } from './calls.ts';

test('the permission matrix has every call with an action', () => {
  const tried = calls.map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`);
  const asking = [...callsOf(createApp({} as Platform))].filter(([, facts]) => facts.action);
  expect(asking.length).toBeGreaterThan(20);
  for (const [name] of asking) {
    const pattern = new RegExp(`^${name.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`);
    expect([name, tried.filter((one) => pattern.test(one)).length]).not.toEqual([name, 0]);
  }
});
