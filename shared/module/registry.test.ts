import { expect, test } from '@jest/globals';
import { moduleDescriptionSchema } from './registry.ts';

const boats = {
  id: 'boats',
  area: 'admin',
  routes: ['/adminwabu/boats'],
  navigation: [{ path: '/adminwabu/boats', label: { it: 'Barche', en: 'Boats' }, order: 35 }],
  requires: 'tests.use',
  requiresShell: '^1.0.0',
  namespaces: ['boats'],
};
const problemsOf = (change: object) =>
  moduleDescriptionSchema
    .safeParse({ ...boats, ...change })
    .error?.issues.map(({ message }) => message);

test('a valid description is accepted', () => {
  expect(problemsOf({})).toBeUndefined();
  expect(problemsOf({ requiresShell: '^1.4.0 || ^2.0.0' })).toBeUndefined();
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
  ['an invalid range', { requiresShell: 'latest' }, /a range looks like/],
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
    /a command leads to .* in no section of the routes/,
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
