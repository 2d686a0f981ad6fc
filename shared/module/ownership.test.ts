import { expect, test } from '@jest/globals';
import { ownRoutes, sectionOf, unclearRoutes } from './ownership.ts';

test.each([
  ['/', '/'],
  ['/ricerca', '/ricerca'],
  ['/siti/terme/orari', '/siti'],
  ['/adminwabu/suppliers', '/adminwabu/suppliers'],
  ['/adminwabu/Suppliers/', '/adminwabu/suppliers'],
  ['/adminwabu//suppliers/:id/*', '/adminwabu/suppliers'],
  ['/AdminWabu', '/adminwabu'],
])('%s belongs to the section %s', (path, section) => {
  expect(sectionOf(path)).toBe(section);
});

test('fixed sections with parameters below them are clear', () => {
  const staff = ['/adminwabu/boats', '/adminwabu/boats/:boatId', '/adminwabu/boats/old/*'];
  expect(unclearRoutes({ area: 'admin', routes: staff })).toEqual([]);
  expect(unclearRoutes({ area: 'public', routes: ['/', '/siti/:url'] })).toEqual([]);
});

test.each([
  '/adminwabu/*',
  '/adminwabu/:section',
  '/adminwabu/boats?/suppliers',
  '/adminwabu/Suppliers',
  '/adminwabu//suppliers',
  '/adminwabu/',
  '/adminwabu/boats/../suppliers',
  '/adminwabu/%73uppliers',
])('%s could reach the section of another module', (route) => {
  expect(unclearRoutes({ area: 'admin', routes: [route] })).toEqual([route]);
});

test('a module keeps its routes but those that belong to another', () => {
  const description = { routes: ['/adminwabu/boats', '/adminwabu/suppliers/new'] };
  expect(ownRoutes({ description })).toEqual(description.routes);
  expect(ownRoutes({ description, foreign: ['/adminwabu/suppliers'] })).toEqual([
    '/adminwabu/boats',
  ]);
  expect(ownRoutes({})).toEqual([]);
});
