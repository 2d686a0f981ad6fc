import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CONSENT_COOKIE,
  type ConsentRecord,
  consentKeys,
  PRIVACY_POLICY,
  recordConsent,
  toConsentCookie,
} from '@wabu/shared/entities/consent';
import { changeLanguage, startI18n } from '@wabu/shared/i18n';
import { useRoutes } from '@wabu/shared/routing';
import { MemoryRouter } from '@wabu/shared/routing/memory';
import { expectComplaint } from '@wabu/shared/testing';
import { useConsent } from './consent-store.ts';
import { provideLayoutWords } from './layout-words.ts';
import { PublicLayout } from './public-layout.tsx';

const day = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);
const stored = () =>
  Object.fromEntries(
    [consentKeys.consent, consentKeys.type].map((key) => [key, localStorage.getItem(key)]),
  );
const record = (): ConsentRecord => JSON.parse(localStorage.getItem(consentKeys.record) ?? 'null');

function setCookie(text: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = text;
}

beforeEach(async () => {
  localStorage.clear();
  setCookie(`${CONSENT_COOKIE}=; Max-Age=0`);
  document.head.querySelector('#analytics')?.remove();
  document.head.querySelector('[name=wabu-analytics]')?.remove();
  useConsent.setState({ isOpen: false, type: null });
  startI18n('it');
  await provideLayoutWords();
  await act(() => changeLanguage('it'));
});

function Site() {
  return useRoutes([
    { element: <PublicLayout />, children: [{ path: '*', element: <h1>Lago</h1> }] },
  ]);
}

async function visit() {
  const user = userEvent.setup();
  await act(async () => {
    render(
      <MemoryRouter>
        <Site />
      </MemoryRouter>,
    );
  });
  const answer = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, answer };
}

const banner = () => screen.queryByRole('region', { name: 'I cookie, a modo tuo' });

function configureAnalytics() {
  const meta = document.createElement('meta');
  meta.name = 'wabu-analytics';
  meta.content = 'https://statistics.example/script.js';
  document.head.append(meta);
}
const analytics = () => document.querySelector<HTMLScriptElement>('#analytics');

test('a first visit is asked, with a link to the policy', async () => {
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

test.each(['all', 'necessary'])('%s of the specification alone is an answer', async (type) => {
  localStorage.setItem(consentKeys.consent, 'true');
  localStorage.setItem(consentKeys.type, type);
  await visit();
  expect(banner()).toBeNull();
});

test('a refusal of unknown age is asked again', async () => {
  localStorage.setItem(consentKeys.consent, 'false');
  localStorage.setItem(consentKeys.type, 'none');
  await visit();
  expect(banner()).toBeVisible();
});

test.each([
  [181, true],
  [183, false],
])('%d days after a refusal the banner rests: %s', async (days, rests) => {
  localStorage.setItem(consentKeys.type, 'none');
  localStorage.setItem(consentKeys.record, JSON.stringify(recordConsent('none', daysAgo(days))));
  await visit();
  expect(banner() === null).toBe(rests);
});

test('a new policy asks again', async () => {
  localStorage.setItem(consentKeys.type, 'all');
  const old = { ...recordConsent('all', daysAgo(10)), policy: '2020-01' };
  localStorage.setItem(consentKeys.record, JSON.stringify(old));
  configureAnalytics();
  await visit();
  expect(banner()).toBeVisible();
  expect(analytics()).toBeNull();
});

test.each(['yes', '', '{"type":"all"}', 'ALL'])('a stored type %j is dropped', async (garbage) => {
  localStorage.setItem(consentKeys.type, garbage);
  localStorage.setItem(consentKeys.consent, 'perhaps');
  await visit();
  expect(banner()).toBeVisible();
  expect(stored()).toEqual({ cookieConsent: null, cookieConsentType: null });
});

test.each(['{', 'null', '[]', '{"type":"none","time":"soon","policy":"2026-11"}'])(
  'a record %j is dropped and the answer asked for',
  async (garbage) => {
    localStorage.setItem(consentKeys.type, 'none');
    localStorage.setItem(consentKeys.record, garbage);
    await visit();
    expect(banner()).toBeVisible();
    expect(localStorage.getItem(consentKeys.record)).toBeNull();
  },
);

test('blocked storage asks, takes the answer, and asks nothing more on this page', async () => {
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

test('an answer given without scripts is taken over from the cookie', async () => {
  setCookie(`${CONSENT_COOKIE}=${toConsentCookie(recordConsent('necessary', daysAgo(1)))}; Path=/`);
  await visit();
  expect(banner()).toBeNull();
  expect(stored()).toEqual({ cookieConsent: 'true', cookieConsentType: 'necessary' });
});

test('the footer entry opens the banner, says what holds, and gets the focus back', async () => {
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

test('analytics runs after "accept all", and only where it is configured', async () => {
  const first = await visit();
  await first.answer('Accetta tutti');
  expect(analytics()).toBeNull();
  configureAnalytics();
  await first.answer('Cookie');
  await first.answer('Accetta tutti');
  expect(analytics()).toHaveAttribute('src', 'https://statistics.example/script.js');
});

test.each(['Accetta solo i necessari', 'Rifiuta'])('%s brings no analytics', async (name) => {
  configureAnalytics();
  const { answer } = await visit();
  await answer(name);
  expect(analytics()).toBeNull();
});

test('withdrawing removes the flag and what analytics left, and reloads', async () => {
  const { answer } = await visit();
  await answer('Accetta tutti');
  localStorage.setItem('_ga_visitor', '1');
  localStorage.setItem('jwt', 'kept');
  setCookie('_ga=GA1.1.1; Path=/');
  await answer('Cookie');
  // jsdom cannot load a page anew; it says so.
  expectComplaint(/Not implemented: navigation/);
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
  const given = JSON.stringify(recordConsent('necessary', new Date()));
  localStorage.setItem(consentKeys.record, given);
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: consentKeys.record }));
  });
  expect(banner()).toBeNull();
});
