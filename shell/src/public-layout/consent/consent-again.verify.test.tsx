import { beforeEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { consentKeys, recordConsent } from '@wabu/shared/entities/privacy/consent';
import { expectConsoleError } from '@wabu/shared/testing';
import {
  analytics,
  banner,
  configureAnalytics,
  daysAgo,
  newBrowser,
  record,
  stored,
  visit,
} from '../testing/visit-site.tsx';
import { useConsent } from './consent-store.ts';

beforeEach(newBrowser);

test('the footer button reopens the banner with the current answer and gets the focus back', async () => {
  const { answer } = await visit();
  await answer('Accetta solo i necessari');
  const entry = screen.getByRole('button', { name: 'Cookie' });
  await answer('Cookie');
  expect(banner()).toHaveTextContent('hai accettato solo i cookie necessari');
  await act(() => new Promise(requestAnimationFrame));
  expect(banner()).toHaveFocus();
  await answer('Rifiuta');
  expect(entry).toHaveFocus();
});

test.each(['Chiudi senza cambiare', 'Escape'])(
  '%s keeps the answer of a reopened banner',
  async (name) => {
    const { user, answer } = await visit();
    await answer('Accetta solo i necessari');
    const before = record();
    await answer('Cookie');
    await act(() => new Promise(requestAnimationFrame));
    expect(screen.queryByRole('button', { name: 'Chiudi e rifiuta' })).toBeNull();
    await (name === 'Escape' ? user.keyboard('{Escape}') : answer(name));
    expect(banner()).toBeNull();
    expect(record()).toEqual(before);
    expect(stored()).toEqual({ cookieConsent: 'true', cookieConsentType: 'necessary' });
    expect(screen.getByRole('button', { name: 'Cookie' })).toHaveFocus();
  },
);

test('Escape does not close a first banner', async () => {
  const { user } = await visit();
  screen.getByRole('button', { name: 'Rifiuta' }).focus();
  await user.keyboard('{Escape}');
  expect(banner()).toBeVisible();
});

test('without analytics the banner mentions technical cookies only', async () => {
  const { answer } = await visit();
  expect(banner()).toHaveTextContent('Usiamo solo cookie tecnici');
  expect(banner()).not.toHaveTextContent(/statistic/i);
  await answer('Rifiuta');
  expect(record()).toMatchObject({ provider: null });
});

test('another provider is named and asks again, and its × rejects', async () => {
  localStorage.setItem(consentKeys.type, 'all');
  const old = recordConsent('all', 'former.example', daysAgo(1));
  localStorage.setItem(consentKeys.record, JSON.stringify(old));
  configureAnalytics();
  const { answer } = await visit();
  expect(banner()).toBeVisible();
  expect(banner()).toHaveTextContent('statistics.example');
  expect(banner()).not.toHaveTextContent('La tua scelta attuale');
  expect(analytics()).toBeNull();
  // jsdom does not implement the reload.
  expectConsoleError(/Not implemented: navigation/);
  await answer('Chiudi e rifiuta');
  expect(record()).toMatchObject({ type: 'none', provider: 'statistics.example' });
});

test('a consent without a record is no consent to a provider', async () => {
  localStorage.setItem(consentKeys.consent, 'true');
  localStorage.setItem(consentKeys.type, 'all');
  configureAnalytics();
  await visit();
  expect(banner()).toBeVisible();
  expect(analytics()).toBeNull();
});

test('a banner that the server reopened stays open, and a reload does not open it again', async () => {
  localStorage.setItem(consentKeys.type, 'necessary');
  const given = recordConsent('necessary', null, daysAgo(1));
  localStorage.setItem(consentKeys.record, JSON.stringify(given));
  history.replaceState(null, '', '/privacy?a=1&cookies=ask');
  useConsent.setState({ isOpen: true, type: 'necessary' });
  await visit();
  expect(banner()).toHaveTextContent('hai accettato solo i cookie necessari');
  expect(location.search).toBe('?a=1');
});

test('analytics runs after "accept all", and only where it is configured', async () => {
  const first = await visit();
  await first.answer('Accetta tutti');
  expect(analytics()).toBeNull();
  configureAnalytics();
  await first.answer('Cookie');
  await first.answer('Accetta tutti');
  expect(analytics()).toHaveAttribute('src', 'https://statistics.example/script.js');
});

test.each(['Accetta solo i necessari', 'Rifiuta'])('%s starts no analytics', async (name) => {
  configureAnalytics();
  const { answer } = await visit();
  await answer(name);
  expect(analytics()).toBeNull();
});
