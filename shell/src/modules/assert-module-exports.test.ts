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

test('a face that is what its description says passes', () => {
  const face = defineModule({ id: 'boats', pages });
  expect(assertModuleExports({ face }, boats)).toBe(face);
});

test.each([
  ['nothing', undefined, 'exports no `face`'],
  ['another export', { module: {} }, 'exports no `face`'],
  ['another contract', { face: { contract: 0, id: 'boats', pages } }, 'contract 0'],
  ['another module', { face: defineModule({ id: 'ships', pages }) }, 'calls itself "ships"'],
  [
    'a page that is missing',
    { face: defineModule({ id: 'boats', pages: {} }) },
    'no page for /adminwabu/boats',
  ],
  [
    'a page that nobody announced',
    { face: defineModule({ id: 'boats', pages: { ...pages, '/adminwabu/x': Page } }) },
    'does not know /adminwabu/x',
  ],
])('%s is refused by name', (_, exposed, complaint) => {
  expect(() => assertModuleExports(exposed, boats)).toThrow(complaint);
  expect(() => assertModuleExports(exposed, boats)).toThrow('Module "boats"');
});
