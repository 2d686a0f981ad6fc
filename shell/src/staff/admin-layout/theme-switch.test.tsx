import { beforeAll, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { startI18n } from '@wabu/shared/i18n';
import { renderUi } from '@wabu/shared/testing';
import { ThemeSwitch } from './theme-switch.tsx';

const theme = () => document.documentElement.dataset.theme;
beforeAll(() => startI18n('it'));

test('a choice applies, is stored, and offers the other theme', async () => {
  const { user } = renderUi(<ThemeSwitch />);
  await user.click(screen.getByRole('button', { name: 'Passa al tema scuro' }));
  expect(theme()).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(screen.getByRole('button', { name: 'Passa al tema chiaro' })).toBeVisible();
});

test('a stored choice applies at once', () => {
  localStorage.setItem('theme', 'dark');
  renderUi(<ThemeSwitch />);
  expect(theme()).toBe('dark');
});

test('without a valid choice the system decides', () => {
  localStorage.setItem('theme', 'purple');
  renderUi(<ThemeSwitch />);
  expect(theme()).toBeUndefined();
});

test('public pages use the theme of the system', () => {
  localStorage.setItem('theme', 'dark');
  const { unmount } = renderUi(<ThemeSwitch />);
  unmount();
  expect(theme()).toBeUndefined();
});
