import { afterEach, expect, jest, test } from '@jest/globals';
import { recall, recallJson, remember } from './index.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

function blockStorage() {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  }
}

test('keeps a text in its place, and forgets it', () => {
  expect(remember('sessionStorage', 'lake', 'Garda')).toBe(true);
  expect(recall('sessionStorage', 'lake')).toBe('Garda');
  expect(recall('localStorage', 'lake')).toBeNull();
  expect(remember('sessionStorage', 'lake', null)).toBe(true);
  expect(recall('sessionStorage', 'lake')).toBeNull();
});

test('reads JSON, and garbage as nothing', () => {
  remember('localStorage', 'lake', '{"name":"Garda"}');
  expect(recallJson('localStorage', 'lake')).toEqual({ name: 'Garda' });
  remember('localStorage', 'lake', '{"name":');
  expect(recallJson('localStorage', 'lake')).toBeNull();
  expect(recallJson('localStorage', 'river')).toBeNull();
});

test('a blocked storage is an empty one, and says that it kept nothing', () => {
  localStorage.setItem('lake', 'Garda');
  blockStorage();
  expect(recall('localStorage', 'lake')).toBeNull();
  expect(recallJson('localStorage', 'lake')).toBeNull();
  expect(remember('localStorage', 'lake', 'Como')).toBe(false);
  expect(remember('localStorage', 'lake', null)).toBe(false);
});
