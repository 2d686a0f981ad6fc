import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { session } from '@wabu/shared/session';
import { aRegistryModule, aToken } from '@wabu/shared/testing';
import type { LoginPage } from '../login/login-page.tsx';
import { preloadPage } from './entrance.ts';
import type { StaffArea } from './staff-area.tsx';

const loadAhead = jest.fn();
const loaders = {
  loadLoginPage: async () => ({ LoginPage: jest.fn<typeof LoginPage>(), loadAhead }),
  loadStaffArea: async () => ({ StaffArea: jest.fn<typeof StaffArea>() }),
};

/** Loads the parts of a staff page without a module; returns whether its first render may begin. */
function preload(): { isReady: boolean } {
  const state = { isReady: false };
  void preloadPage([], loaders).then(() => {
    state.isReady = true;
  });
  return state;
}

beforeEach(() => {
  jest.useFakeTimers();
  session.signIn(aToken({ username: 'king' }, 10));
});
afterEach(() => {
  jest.useRealTimers();
  session.signOut();
  globalThis.wabuStoredPage = undefined;
});

test('the first render waits for the paint of the stored page', async () => {
  let paint: () => void = () => undefined;
  globalThis.wabuStoredPage = new Promise((resolve) => {
    paint = resolve;
  });
  const state = preload();
  await jest.advanceTimersByTimeAsync(100);
  expect(state.isReady).toBe(false);
  paint();
  await jest.advanceTimersByTimeAsync(0);
  expect(state.isReady).toBe(true);
});

test('the first render does not wait long for a stored page whose key does not come', async () => {
  globalThis.wabuStoredPage = new Promise(() => undefined);
  const state = preload();
  await jest.advanceTimersByTimeAsync(200);
  expect(state.isReady).toBe(true);
});

test('without a session, what follows the sign-in loads before the login is rendered', async () => {
  session.signOut();
  history.replaceState(null, '', '/adminwabu/suppliers');
  const suppliers = aRegistryModule('suppliers');
  await preloadPage([suppliers], loaders);
  expect(loadAhead).toHaveBeenCalledWith(suppliers);
});
