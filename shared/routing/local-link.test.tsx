import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { LocalLink } from './index.ts';
import { MemoryRouter } from './memory.ts';

function linkOn(page: string, to: string) {
  render(
    <MemoryRouter initialEntries={[page]}>
      <LocalLink to={to}>Cookie</LocalLink>
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'Cookie' });
}

test('a link has the language prefix of the current path', () => {
  expect(linkOn('/de/privacy', '/cookies')).toHaveAttribute('href', '/de/cookies');
});

test('on a path without a prefix a link has none', () => {
  expect(linkOn('/privacy', '/')).toHaveAttribute('href', '/');
});
