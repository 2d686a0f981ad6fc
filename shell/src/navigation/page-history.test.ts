import { beforeEach, expect, test } from '@jest/globals';
import { createPageHistory, type Visit } from './page-history.ts';

const history = createPageHistory();
let visits: Visit[] = [];
history.listen((visit) => visits.push(visit));

beforeEach(() => {
  history.guard(() => true)();
  history.push('/start');
  visits = [];
});

/** Resolves at the next popstate, which is asynchronous. */
const stepped = () =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
const paths = () => visits.map(({ location }) => location.pathname);

test('a push changes the address', () => {
  history.push('/privacy?x=1#top');
  expect(window.location.href).toContain('/privacy?x=1#top');
  expect(visits[0]).toMatchObject({ action: 'PUSH', location: { search: '?x=1', hash: '#top' } });
});

test('the state of a navigation is in the new location', () => {
  history.push('/login', { returnTo: '/adminwabu/tickets' });
  expect(history.visit().location.state).toEqual({ returnTo: '/adminwabu/tickets' });
});

test('a replace adds no history entry', () => {
  const before = window.history.length;
  history.replace('/cookies');
  expect(window.history.length).toBe(before);
  expect(visits[0]?.action).toBe('REPLACE');
});

test('the back button leads to the previous page', async () => {
  history.push('/privacy');
  window.history.back();
  await stepped();
  expect(paths()).toEqual(['/privacy', '/start']);
  expect(visits.at(-1)?.action).toBe('POP');
});

test('a guard blocks a push and can continue it later', () => {
  let leave = () => {};
  history.guard((_, go) => {
    leave = go;
    return false;
  });
  history.push('/elsewhere');
  expect(window.location.pathname).toBe('/start');
  leave();
  expect(window.location.pathname).toBe('/elsewhere');
});

test('a guard reverses a browser step and can continue it later', async () => {
  history.push('/form');
  let leave = () => {};
  const release = history.guard((_, go) => {
    leave = go;
    return false;
  });
  window.history.back();
  await stepped();
  await stepped();
  expect(window.location.pathname).toBe('/form');
  expect(paths()).toEqual(['/form']);
  leave();
  await stepped();
  expect(paths()).toEqual(['/form', '/start']);
  release();
});

test('a guard is not called when only the search changes', () => {
  history.guard(() => false);
  history.push('/start?id=7');
  expect(window.location.search).toBe('?id=7');
});

test('a fragment navigation of the browser notifies listeners', async () => {
  window.location.hash = '#content';
  await stepped();
  expect(visits.at(-1)?.location.hash).toBe('#content');
});
