import { expect, jest, test } from '@jest/globals';
import { getItem, getJson, setItem } from './index.ts';

function blockStorage() {
  const reject = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(reject);
  }
}

test('sets, gets and removes a text', () => {
  expect(setItem('sessionStorage', 'lake', 'Garda')).toBe(true);
  expect(getItem('sessionStorage', 'lake')).toBe('Garda');
  expect(getItem('localStorage', 'lake')).toBeNull();
  expect(setItem('sessionStorage', 'lake', null)).toBe(true);
  expect(getItem('sessionStorage', 'lake')).toBeNull();
});

test('invalid JSON reads as null', () => {
  setItem('localStorage', 'lake', '{"name":"Garda"}');
  expect(getJson('localStorage', 'lake')).toEqual({ name: 'Garda' });
  setItem('localStorage', 'lake', '{"name":');
  expect(getJson('localStorage', 'lake')).toBeNull();
  expect(getJson('localStorage', 'river')).toBeNull();
});

test('a blocked storage reads as empty, and setItem returns false', () => {
  localStorage.setItem('lake', 'Garda');
  blockStorage();
  expect(getItem('localStorage', 'lake')).toBeNull();
  expect(getJson('localStorage', 'lake')).toBeNull();
  expect(setItem('localStorage', 'lake', 'Como')).toBe(false);
  expect(setItem('localStorage', 'lake', null)).toBe(false);
});
