import { expect, test } from '@jest/globals';
import { DAY_MS } from '../measures/durations.ts';
import {
  type ConsentType,
  consentLasts,
  fromConsentCookie,
  mustAsk,
  PRIVACY_POLICY,
  recordConsent,
  toConsentCookie,
} from './consent.ts';

const today = new Date('2026-12-01T10:00:00Z');
const daysLater = (days: number) => new Date(today.getTime() + days * DAY_MS);

test.each(['all', 'necessary'] as const)('%s does not expire', (type) => {
  expect(mustAsk(recordConsent(type, null, today), null, daysLater(3000))).toBe(false);
});

test('a rejection is valid for six months', () => {
  const refusal = recordConsent('none', null, today);
  expect(mustAsk(refusal, null, daysLater(181))).toBe(false);
  expect(mustAsk(refusal, null, daysLater(182))).toBe(true);
});

test.each<ConsentType>(['all', 'necessary', 'none'])('a new policy asks again after %s', (type) => {
  const old = { ...recordConsent(type, null, today), policy: '2020-01' };
  expect(mustAsk(old, null, today)).toBe(true);
});

test.each<ConsentType>(['all', 'necessary', 'none'])(
  'a new provider asks again after %s',
  (type) => {
    const answer = recordConsent(type, 'one.example', today);
    expect(mustAsk(answer, 'one.example', today)).toBe(false);
    expect(mustAsk(answer, 'other.example', today)).toBe(true);
    expect(mustAsk(recordConsent(type, null, today), 'one.example', today)).toBe(true);
  },
);

test('without a provider a former consent stays valid', () => {
  expect(mustAsk(recordConsent('all', 'one.example', today), null, today)).toBe(false);
});

test('a missing record and one from the future show the banner', () => {
  expect(mustAsk(null, null, today)).toBe(true);
  expect(mustAsk(recordConsent('none', null, daysLater(1)), null, today)).toBe(false);
  expect(mustAsk(recordConsent('none', null, daysLater(30)), null, today)).toBe(true);
});

test.each([null, 'statistics.example'])(
  'a record with the provider %s is restored from its cookie',
  (provider) => {
    const record = recordConsent('none', provider, today);
    expect(fromConsentCookie(toConsentCookie(record))).toEqual({
      type: 'none',
      policy: PRIVACY_POLICY.version,
      time: '2026-12-01T10:00:00.000Z',
      provider,
    });
  },
);

test.each([
  undefined,
  '',
  'all',
  'all.2026-11',
  'yes.2026-11.1795251234',
  'all.2026-11.99999999999999',
  'all.2026-11.1795251234.x',
  'all.2026-11.NaN',
])('%j is no valid record', (garbage) => {
  expect(fromConsentCookie(garbage)).toBeNull();
});

test('the cookie of a rejection lasts as long as the rejection, that of a consent longer', () => {
  expect(consentLasts('none')).toBe(182 * 86_400);
  expect(consentLasts('all')).toBe(365 * 86_400);
});
