import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import {
  CONSENT_COOKIE,
  consentKeys,
  PRIVACY_POLICY,
  recordConsent,
  toConsentCookie,
} from '@wabu/shared/entities/privacy/consent';
import { expectConsoleError } from '@wabu/shared/testing';
import {
  banner,
  daysAgo,
  newBrowser,
  record,
  setCookie,
  stored,
  visit,
} from '../testing/visit-site.tsx';

beforeEach(newBrowser);

test('a first visit shows the banner with a link to the policy', async () => {
  await visit();
  expect(banner()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Leggi l’informativa sulla privacy' })).toHaveAttribute(
    'href',
    '/privacy',
  );
  expect(localStorage.getItem(consentKeys.technical)).toBe('true');
});

test.each([
  ['Accetta tutti', 'true', 'all'],
  ['Accetta solo i necessari', 'true', 'necessary'],
  ['Rifiuta', 'false', 'none'],
  ['Chiudi e rifiuta', 'false', 'none'],
])('%s stores %s and %s with a record, and closes', async (name, consent, type) => {
  const { answer } = await visit();
  const before = Date.now();
  await answer(name);
  const after = Date.now();
  expect(banner()).toBeNull();
  expect(stored()).toEqual({ cookieConsent: consent, cookieConsentType: type });
  expect(record()).toMatchObject({ type, policy: PRIVACY_POLICY.version });
  const recordedAt = Date.parse(record().time);
  expect(recordedAt).toBeGreaterThanOrEqual(before);
  expect(recordedAt).toBeLessThanOrEqual(after);
  expect(document.cookie).toContain(`${CONSENT_COOKIE}=${type}.${PRIVACY_POLICY.version}.`);
});

test.each(['all', 'necessary'])(
  'the specification keys alone are a valid answer: %s',
  async (type) => {
    localStorage.setItem(consentKeys.consent, 'true');
    localStorage.setItem(consentKeys.type, type);
    await visit();
    expect(banner()).toBeNull();
  },
);

test('a rejection without a date shows the banner again', async () => {
  localStorage.setItem(consentKeys.consent, 'false');
  localStorage.setItem(consentKeys.type, 'none');
  await visit();
  expect(banner()).toBeVisible();
});

test.each(['yes', '', '{"type":"all"}', 'ALL'])(
  'an invalid stored type %j is removed',
  async (garbage) => {
    localStorage.setItem(consentKeys.type, garbage);
    localStorage.setItem(consentKeys.consent, 'perhaps');
    await visit();
    expect(banner()).toBeVisible();
    expect(stored()).toEqual({ cookieConsent: null, cookieConsentType: null });
  },
);

test.each(['{', 'null', '[]', '{"type":"none","time":"soon","policy":"2026-11"}'])(
  'an invalid record %j is removed and the banner shows',
  async (garbage) => {
    localStorage.setItem(consentKeys.type, 'none');
    localStorage.setItem(consentKeys.record, garbage);
    await visit();
    expect(banner()).toBeVisible();
    expect(localStorage.getItem(consentKeys.record)).toBeNull();
  },
);

test('with blocked storage the banner shows once per page', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(blocked);
  }
  const { answer } = await visit();
  await answer('Rifiuta');
  expect(banner()).toBeNull();
  expect(document.cookie).toContain(`${CONSENT_COOKIE}=none.`);
});

test('an answer given without scripts is read from the cookie', async () => {
  setCookie(
    `${CONSENT_COOKIE}=${toConsentCookie(recordConsent('necessary', null, daysAgo(1)))}; Path=/`,
  );
  await visit();
  expect(banner()).toBeNull();
  expect(stored()).toEqual({ cookieConsent: 'true', cookieConsentType: 'necessary' });
});

test('revoking removes the flag and analytics data and reloads', async () => {
  const { answer } = await visit();
  await answer('Accetta tutti');
  localStorage.setItem('_ga_visitor', '1');
  localStorage.setItem('jwt', 'kept');
  setCookie('_ga=GA1.1.1; Path=/');
  await answer('Cookie');
  // jsdom does not implement the reload.
  expectConsoleError(/Not implemented: navigation/);
  await answer('Revoca il consenso');
  expect(localStorage.getItem(consentKeys.consent)).toBeNull();
  expect(localStorage.getItem('_ga_visitor')).toBeNull();
  expect(localStorage.getItem('jwt')).toBe('kept');
  expect(document.cookie).not.toContain('_ga');
  expect(document.cookie).toContain(`${CONSENT_COOKIE}=none.`);
});

test('an answer in another tab closes the banner here', async () => {
  await visit();
  localStorage.setItem(consentKeys.consent, 'true');
  localStorage.setItem(consentKeys.type, 'necessary');
  const given = JSON.stringify(recordConsent('necessary', null, new Date()));
  localStorage.setItem(consentKeys.record, given);
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: consentKeys.record }));
  });
  expect(banner()).toBeNull();
});
