import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { startI18n } from '@wabu/shared/i18n';
import { renderUi } from '@wabu/shared/testing';
import { provideShellWords } from '../words/shell-words.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const theme = () => document.documentElement.dataset.theme;
beforeAll(async () => {
  startI18n('it');
  await provideShellWords();
});
beforeEach(() => localStorage.removeItem('theme'));

test('until it is used the system decides', () => {
  renderUi(<ThemeSwitch />);
  expect(theme()).toBeUndefined();
});

test('a choice holds, is kept, and offers the other one', async () => {
  const { user } = renderUi(<ThemeSwitch />);
  await user.click(screen.getByRole('button', { name: 'Passa al tema scuro' }));
  expect(theme()).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(screen.getByRole('button', { name: 'Passa al tema chiaro' })).toBeVisible();
});

test('a kept choice is there at once', () => {
  localStorage.setItem('theme', 'dark');
  renderUi(<ThemeSwitch />);
  expect(theme()).toBe('dark');
});

test('a garbled choice is none', () => {
  localStorage.setItem('theme', 'purple');
  renderUi(<ThemeSwitch />);
  expect(theme()).toBeUndefined();
});

test('public pages keep the choice of the system', () => {
  localStorage.setItem('theme', 'dark');
  const { unmount } = renderUi(<ThemeSwitch />);
  unmount();
  expect(theme()).toBeUndefined();
});
