import { expect, test } from '@jest/globals';
import { defineModule, type RegistryModule } from '@wabu/shared/module';
import { assertModuleExports } from './assert-module-exports.ts';

const Page = () => null;
const boats: RegistryModule = {
  id: 'boats',
  version: '1.0.0',
  contract: 1,
  description: {
    id: 'boats',
    area: 'admin',
    routes: ['/adminwabu/boats'],
    navigation: [],
    requires: 'tests.use',
    requiresShell: '^1.0.0',
    namespaces: ['boats'],
  },
  base: '/modules/boats/1.0.0/',
  status: 'live',
  entry: { scripts: ['entry.js'], styles: [] },
  preload: { scripts: [], styles: [] },
  files: {},
  shared: {},
};
const pages = { '/adminwabu/boats': Page };

test('exports that match the description pass', () => {
  const exports = defineModule({ id: 'boats', pages });
  expect(assertModuleExports({ face: exports }, boats)).toBe(exports);
});

test.each([
  ['nothing', undefined, 'exports no `face`'],
  ['another export', { module: {} }, 'exports no `face`'],
  ['another contract', { face: { contract: 0, id: 'boats', pages } }, 'its contract is 0'],
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
