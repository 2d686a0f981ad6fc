import { beforeEach, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeLanguage, LANGUAGE_KEY, showLanguage, startI18n } from '@wabu/shared/i18n';
import { useStaffLanguage } from '../staff/admin-layout/use-staff-language.ts';
import { StaffLanguageSwitch } from './staff-language-switch.tsx';

const { documentElement: html } = document;
const cookies = () => document.cookie;

beforeEach(async () => {
  startI18n('it');
  await act(() => changeLanguage('it'));
  localStorage.clear();
});

function StaffArea() {
  useStaffLanguage();
  return <StaffLanguageSwitch />;
}

const pressed = () => screen.getByRole('button', { pressed: true }).textContent;

test('the switch changes the language and stores the choice', async () => {
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

test('the document has the language of the words, not the stored one', async () => {
  await act(() => changeLanguage('ar'));
  expect(html).toHaveAttribute('dir', 'rtl');
  const user = userEvent.setup();
  render(<StaffArea />);
  await waitFor(() => expect(html).toHaveAttribute('lang', 'it'));
  expect(html).toHaveAttribute('dir', 'ltr');
  await user.click(screen.getByRole('button', { name: 'IT Italiano' }));
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('ar');
});

test('a choice in storage alone applies and is copied to the cookie', async () => {
  localStorage.setItem(LANGUAGE_KEY, 'en');
  render(<StaffArea />);
  await waitFor(() => expect(html).toHaveAttribute('lang', 'en'));
  expect(cookies()).toContain('language=en');
});

test('without a stored choice the public pages keep their language', async () => {
  await act(() => showLanguage('de'));
  const { unmount } = render(<StaffArea />);
  await waitFor(() => expect(html).toHaveAttribute('lang', 'it'));
  unmount();
  await waitFor(() => expect(html).toHaveAttribute('lang', 'de'));
});
