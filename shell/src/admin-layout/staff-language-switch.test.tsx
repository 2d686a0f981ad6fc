import { beforeEach, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeLanguage, LANGUAGE_KEY, showLanguage, startI18n } from '@wabu/shared/i18n';
import { provideShellWords } from '../words/shell-words.ts';
import { StaffLanguageSwitch } from './staff-language-switch.tsx';
import { useStaffLanguage } from './use-staff-language.ts';

const { documentElement: html } = document;
const cookies = () => document.cookie;

beforeEach(async () => {
  startI18n('it');
  await provideShellWords();
  await act(() => changeLanguage('it'));
  localStorage.clear();
});

function StaffArea() {
  useStaffLanguage();
  return <StaffLanguageSwitch />;
}

const pressed = () => screen.getByRole('button', { pressed: true }).textContent;

test('the words are Italian or English by choice, and the choice is stored', async () => {
  const user = userEvent.setup();
  render(<StaffArea />);
  expect(pressed()).toBe('IT');
  await user.click(screen.getByRole('button', { name: 'EN English' }));
  await waitFor(() => expect(html).toHaveAttribute('lang', 'en'));
  expect(screen.getByRole('group', { name: 'Staff area language' })).toBeVisible();
  expect(pressed()).toBe('EN');
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('en');
  expect(cookies()).toContain('language=en');
});

test('whatever the visitor chose, the document states the language of the words', async () => {
  await act(() => changeLanguage('ar'));
  expect(html).toHaveAttribute('dir', 'rtl');
  const user = userEvent.setup();
  render(<StaffArea />);
  await waitFor(() => expect(html).toHaveAttribute('lang', 'it'));
  expect(html).toHaveAttribute('dir', 'ltr');
  await user.click(screen.getByRole('button', { name: 'IT Italiano' }));
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('ar');
});

test('a choice that stands in the storage alone is followed, and mirrored in the cookie', async () => {
  localStorage.setItem(LANGUAGE_KEY, 'en');
  render(<StaffArea />);
  await waitFor(() => expect(html).toHaveAttribute('lang', 'en'));
  expect(cookies()).toContain('language=en');
});

test('who stored no choice finds the public pages in their language again', async () => {
  await act(() => showLanguage('de'));
  const { unmount } = render(<StaffArea />);
  await waitFor(() => expect(html).toHaveAttribute('lang', 'it'));
  unmount();
  await waitFor(() => expect(html).toHaveAttribute('lang', 'de'));
});
