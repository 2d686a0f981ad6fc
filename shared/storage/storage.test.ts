import { afterEach, expect, jest, test } from '@jest/globals';
import { getItem, getJson, setItem } from './index.ts';

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
  expect(setItem('sessionStorage', 'lake', 'Garda')).toBe(true);
  expect(getItem('sessionStorage', 'lake')).toBe('Garda');
  expect(getItem('localStorage', 'lake')).toBeNull();
  expect(setItem('sessionStorage', 'lake', null)).toBe(true);
  expect(getItem('sessionStorage', 'lake')).toBeNull();
});

test('reads JSON, and garbage as nothing', () => {
  setItem('localStorage', 'lake', '{"name":"Garda"}');
  expect(getJson('localStorage', 'lake')).toEqual({ name: 'Garda' });
  setItem('localStorage', 'lake', '{"name":');
  expect(getJson('localStorage', 'lake')).toBeNull();
  expect(getJson('localStorage', 'river')).toBeNull();
});

test('a blocked storage is an empty one, and says that it kept nothing', () => {
  localStorage.setItem('lake', 'Garda');
  blockStorage();
  expect(getItem('localStorage', 'lake')).toBeNull();
  expect(getJson('localStorage', 'lake')).toBeNull();
  expect(setItem('localStorage', 'lake', 'Como')).toBe(false);
  expect(setItem('localStorage', 'lake', null)).toBe(false);
});
