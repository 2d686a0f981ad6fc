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
const complaintsAbout = (change: object) =>
  moduleDescriptionSchema
    .safeParse({ ...boats, ...change })
    .error?.issues.map(({ message }) => message);

test('a sound description is accepted', () => {
  expect(complaintsAbout({})).toBeUndefined();
  expect(complaintsAbout({ requiresShell: '^1.4.0 || ^2.0.0' })).toBeUndefined();
});

test.each<[string, object, RegExp]>([
  ['an id in capitals', { id: 'Boats' }, /lower case/],
  ['a staff module outside the staff area', { routes: ['/boats'] }, /not a path of the admin area/],
  ['a public module inside it', { area: 'public' }, /not a path of the public area/],
  ['a menu that leads elsewhere', { routes: ['/adminwabu/ships'] }, /none of the routes/],
  ['a staff module for nobody in particular', { requires: undefined }, /who may open it/],
  ['words under another name', { namespaces: ['ships'] }, /first namespace is the id/],
  ['a range that is not one', { requiresShell: 'latest' }, /a range looks like/],
  ['no routes', { routes: [], navigation: [] }, /./],
])('%s is refused', (_, change, complaint) => {
  expect(complaintsAbout(change)?.join(' ')).toMatch(complaint);
});

test('a label without Italian is refused', () => {
  const navigation = [{ path: '/adminwabu/boats', label: { en: 'Boats' }, order: 1 }];
  expect(complaintsAbout({ navigation })?.join()).toMatch('Italian');
});
