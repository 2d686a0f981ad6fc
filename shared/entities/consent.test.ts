import { expect, test } from '@jest/globals';
import {
  type ConsentType,
  fromConsentCookie,
  mustAsk,
  PRIVACY_POLICY,
  recordConsent,
  toConsentCookie,
} from './consent.ts';

const today = new Date('2026-12-01T10:00:00Z');
const daysLater = (days: number) => new Date(today.getTime() + days * 86_400_000);

test.each(['all', 'necessary'] as const)('%s is never asked again', (type) => {
  expect(mustAsk(recordConsent(type, today), daysLater(3000))).toBe(false);
});

test('a refusal rests for six months', () => {
  const refusal = recordConsent('none', today);
  expect(mustAsk(refusal, daysLater(181))).toBe(false);
  expect(mustAsk(refusal, daysLater(182))).toBe(true);
});

test.each<ConsentType>(['all', 'necessary', 'none'])('a new policy asks again after %s', (type) => {
  expect(mustAsk({ ...recordConsent(type, today), policy: '2020-01' }, today)).toBe(true);
});

test('a missing record, or one from the future, asks', () => {
  expect(mustAsk(null, today)).toBe(true);
  expect(mustAsk(recordConsent('none', daysLater(30)), today)).toBe(true);
});

test('a record survives its trip through a cookie', () => {
  const record = recordConsent('none', today);
  expect(fromConsentCookie(toConsentCookie(record))).toEqual({
    type: 'none',
    policy: PRIVACY_POLICY.version,
    time: '2026-12-01T10:00:00.000Z',
  });
});

test.each([
  undefined,
  '',
  'all',
  'all.2026-11',
  'yes.2026-11.1795251234',
  'all.2026-11.99999999999999',
  'all.2026-11.1795251234.x',
  'all.2026-11.NaN',
])('%j is no record', (garbage) => {
  expect(fromConsentCookie(garbage)).toBeNull();
});
