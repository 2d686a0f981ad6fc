import { beforeEach, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeLanguage, startI18n } from '@wabu/shared/i18n';
import { Link, useRoutes } from '@wabu/shared/routing';
import { MemoryRouter } from '@wabu/shared/routing/memory';
import { usePageAddresses } from './use-page-addresses.ts';

/** The server's elements for `/` in Italian, with a public origin that differs from `location`. */
const serverHead = [
  '<link rel="canonical" href="https://lake.example/it/">',
  '<link rel="alternate" hreflang="it" href="https://lake.example/it/">',
  '<meta property="og:url" content="https://lake.example/it/">',
].join('');

beforeEach(async () => {
  startI18n('it');
  await act(() => changeLanguage('it'));
  document.head.innerHTML = serverHead;
});

function Site() {
  usePageAddresses();
  return useRoutes([
    { path: '/', element: <Link to="/privacy">Privacy</Link> },
    { path: '/privacy', element: <Link to="/login">Login</Link> },
    {
      path: '/login',
      element: (
        <>
          <meta name="robots" content="noindex" />
          <Link to="/privacy">Back</Link>
        </>
      ),
    },
  ]);
}

const attribute = (selector: string, name: string) =>
  document.head.querySelector(selector)?.getAttribute(name) ?? null;
const canonical = () => attribute('link[rel=canonical]', 'href');
const german = () => attribute('link[hreflang=de]', 'href');
const shared = () => attribute('meta[property="og:url"]', 'content');

function renderSite() {
  render(
    <MemoryRouter initialEntries={['/']}>
      <Site />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

test('canonical, hreflang and og:url follow a link, once each', async () => {
  const user = renderSite();
  await user.click(screen.getByRole('link', { name: 'Privacy' }));
  await waitFor(() => expect(canonical()).toBe('https://lake.example/it/privacy'));
  expect(german()).toBe('https://lake.example/de/privacy');
  expect(shared()).toBe('https://lake.example/it/privacy');
  expect(document.head.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
  expect(document.head.querySelectorAll('link[rel=alternate]')).toHaveLength(10);
});

test('they follow a change of language', async () => {
  renderSite();
  await act(() => changeLanguage('de'));
  expect(canonical()).toBe('https://lake.example/de/');
  expect(shared()).toBe('https://lake.example/de/');
});

test('a noindex page has none, and the next page has its own again', async () => {
  const user = renderSite();
  await user.click(screen.getByRole('link', { name: 'Privacy' }));
  await user.click(screen.getByRole('link', { name: 'Login' }));
  await waitFor(() => expect([canonical(), german(), shared()]).toEqual([null, null, null]));
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await waitFor(() => expect(canonical()).toBe('https://lake.example/it/privacy'));
});
