import { expect, test } from '@jest/globals';
import { aRegistryModule } from '../testing/registry-module.ts';
import { addressOf, leadsInto, rejectionOfId } from './address.ts';
import { misfitOf, moduleDescriptionSchema } from './registry.ts';

const boats = {
  id: 'boats',
  area: 'admin',
  routes: ['/adminwabu/boats'],
  navigation: [{ path: '/adminwabu/boats', label: { it: 'Barche', en: 'Boats' }, order: 35 }],
  requires: 'tests.use',
  namespaces: ['boats'],
};
const problemsOf = (change: object) =>
  moduleDescriptionSchema
    .safeParse({ ...boats, ...change })
    .error?.issues.map(({ message }) => message);

test('a valid description is accepted', () => {
  expect(problemsOf({})).toBeUndefined();
  expect(problemsOf({ contracts: [1, 2] })).toBeUndefined();
  expect(problemsOf({ routes: [...boats.routes, '/adminwabu/boats/:id/log/*'] })).toBeUndefined();
  expect(
    problemsOf({ namespaces: ['boats', 'boats-help'], offers: ['boats.detail'] }),
  ).toBeUndefined();
  const commands = [{ path: '/adminwabu/boats#new', label: { it: 'Nuova barca' } }];
  expect(problemsOf({ commands, search: { requires: 'users.write' } })).toBeUndefined();
});

test.each<[string, object, RegExp]>([
  ['an id in capitals', { id: 'Boats' }, /lower case/],
  ['a staff module outside the staff area', { routes: ['/boats'] }, /not a path of the admin area/],
  ['a public module inside it', { area: 'public' }, /not a path of the public area/],
  ['a menu entry outside the routes', { routes: ['/adminwabu/ships'] }, /none of the routes/],
  ['a staff module without a permission', { requires: undefined }, /who may open it/],
  ['a namespace other than the id', { namespaces: ['ships'] }, /first namespace is the id/],
  ['no contract', { contracts: [] }, /./],
  ['a namespace of another', { namespaces: ['boats', 'ships'] }, /namespace "ships"/],
  ['a slot of another', { offers: ['ships.detail'] }, /slot "ships.detail"/],
  ['a route twice', { routes: [boats.routes[0], boats.routes[0]] }, /is there twice/],
  ['no routes', { routes: [], navigation: [] }, /./],
  ['a slot without a prefix', { slots: [{ slot: 'sidebar', order: 1 }] }, /like boats.detail/],
  ['an offered slot without one', { offers: ['detail'] }, /like boats.detail/],
  [
    'two contributions to one slot',
    { slots: [1, 2].map((order) => ({ slot: 'dashboard.card', order })) },
    /"dashboard.card" more than once/,
  ],
  [
    'a command that leads elsewhere',
    { commands: [{ path: '/adminwabu/boats/../users#new', label: { it: 'Nuova barca' } }] },
    /a command leads to .* not below its address/,
  ],
  [
    'a search of a public module',
    { area: 'public', routes: ['/boats'], navigation: [], search: {} },
    /for staff modules/,
  ],
])('%s is rejected', (_, change, message) => {
  expect(problemsOf(change)?.join(' ')).toMatch(message);
});

test('a label without Italian is rejected', () => {
  const navigation = [{ path: '/adminwabu/boats', label: { en: 'Boats' }, order: 1 }];
  expect(problemsOf({ navigation })?.join()).toMatch('Italian');
});

test.each([
  '/adminwabu/*',
  '/adminwabu/:section',
  '/adminwabu/boats?/suppliers',
  '/adminwabu/Boats',
  '/adminwabu/boatsheds',
  '/adminwabu/boats/../suppliers',
  '/adminwabu/%62oats',
])('the route %s is not below the address of boats', (route) => {
  expect(problemsOf({ routes: [route], navigation: [] })?.join()).toMatch(/is not below/);
});

test('an address has all below it, in any case, and nothing that only begins alike', () => {
  expect(addressOf('devtools')).toBe('/adminwabu/tests');
  expect(leadsInto('boats', '/adminwabu/Boats/7?a=1#b')).toBe(true);
  for (const path of [
    '/adminwabu/boatsheds',
    '/adminwabu/boats/../users',
    'https://x.example/adminwabu/boats',
  ])
    expect([path, leadsInto('boats', path)]).toEqual([path, false]);
});

test.each([
  ['boats', [], null],
  ['dashboard', [], /the dashboard of the shell/],
  ['ui-kit', [], /the words of the shared components/],
  ['boats', ['boats-hire'], /meets the module "boats-hire"/],
  ['boats-hire', ['boats'], /meets the module "boats"/],
  ['boats', ['boats', 'boatyard'], null],
])('the id %s beside %j', (id, others, rejection) => {
  if (rejection === null) expect(rejectionOfId(id, others)).toBeNull();
  else expect(rejectionOfId(id, others)).toMatch(rejection);
});

test('a build fits by contract and by names, and whole entry points are not compared', () => {
  const ui = (...names: string[]) => ({ '@wabu/shared/ui': names });
  const built = aRegistryModule('boats', {
    description: { contracts: [1, 2] },
    imports: ui('Dial'),
  });
  expect(misfitOf(built, { contract: 2, exports: ui('Button', 'Dial') })).toBeNull();
  expect(misfitOf(built, { contract: 2, exports: ui('Button') })).toBe(
    'the shell lacks Dial of @wabu/shared/ui',
  );
  expect(misfitOf(built, { contract: 3, exports: ui('Dial') })).toBe(
    'it works with contract 1 or 2, the shell has 3',
  );
  expect(misfitOf({ ...built, imports: ui('*') }, { contract: 1, exports: {} })).toBeNull();
  expect(misfitOf({ ...built, imports: { constructor: ['x'] } }, { contract: 1 })).toMatch(
    /lacks x/,
  );
});
