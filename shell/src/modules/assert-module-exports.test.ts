import { expect, test } from '@jest/globals';
import { defineModule } from '@wabu/shared/module';
import { aRegistryModule } from '@wabu/shared/testing';
import { assertModuleExports } from './assert-module-exports.ts';

const Page = () => null;
const boats = aRegistryModule('boats');
const pages = { '/adminwabu/boats': Page };

test('exports that match the description pass', () => {
  const exports = defineModule({ id: 'boats', pages });
  expect(assertModuleExports({ face: exports }, boats)).toBe(exports);
});

test.each([
  ['nothing', undefined, 'exports no `face`'],
  ['another export', { module: {} }, 'exports no `face`'],
  ['another module', { face: defineModule({ id: 'ships', pages }) }, 'its id is "ships"'],
  [
    'a page that is missing',
    { face: defineModule({ id: 'boats', pages: {} }) },
    'no page for /adminwabu/boats',
  ],
  [
    'a page without a route',
    { face: defineModule({ id: 'boats', pages: { ...pages, '/adminwabu/x': Page } }) },
    'no route for /adminwabu/x',
  ],
])('%s is rejected with the reason', (_, exposed, reason) => {
  expect(() => assertModuleExports(exposed, boats)).toThrow(reason);
  expect(() => assertModuleExports(exposed, boats)).toThrow('Module "boats"');
});
