import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import {
  CONSENT_COOKIE,
  type ConsentRecord,
  consentKeys,
} from '@wabu/shared/entities/privacy/consent';
import { changeLanguage, startI18n } from '@wabu/shared/i18n';
import { useRoutes } from '@wabu/shared/routing';
import { MemoryRouter } from '@wabu/shared/routing/memory';
import { provideLayoutWords } from '../../words/layout/layout-words.ts';
import { useConsent } from '../consent/consent-store.ts';
import { PageLanguage } from '../page-language.tsx';
import { PublicLayout } from '../public-layout.tsx';

/** Resets cookies and consent, and sets Italian. */
export async function newBrowser(): Promise<void> {
  setCookie(`${CONSENT_COOKIE}=; Max-Age=0`);
  document.head.querySelector('#analytics')?.remove();
  document.head.querySelector('[name=wabu-analytics]')?.remove();
  useConsent.setState({ isOpen: false, type: null });
  startI18n('it');
  await provideLayoutWords();
  await act(() => changeLanguage('it'));
}

const page = (
  <>
    <h1>Lago</h1>
    <PageLanguage />
  </>
);

function Site() {
  return useRoutes([{ element: <PublicLayout />, children: [{ path: '*', element: page }] }]);
}

/** Renders a public page. `answer` clicks a button by its name. */
export async function visit() {
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

export const banner = () => screen.queryByRole('region', { name: 'I cookie, a modo tuo' });

export function configureAnalytics(): void {
  const meta = document.createElement('meta');
  meta.name = 'wabu-analytics';
  meta.content = 'https://statistics.example/script.js';
  document.head.append(meta);
}

export const analytics = () => document.querySelector<HTMLScriptElement>('#analytics');

export const stored = () =>
  Object.fromEntries(
    [consentKeys.consent, consentKeys.type].map((key) => [key, localStorage.getItem(key)]),
  );

export const record = (): ConsentRecord =>
  JSON.parse(localStorage.getItem(consentKeys.record) ?? 'null');

export function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = text;
}

export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
