import { beforeEach, expect, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeLanguage, LANGUAGE_KEY, startI18n } from '@wabu/shared/i18n';
import { useLocation } from '@wabu/shared/routing';
import { MemoryRouter } from '@wabu/shared/routing/memory';
import { provideLayoutWords } from '../words/layout/layout-words.ts';
import { LanguageMenu } from './language-menu.tsx';
import { PageLanguage } from './page-language.tsx';

beforeEach(async () => {
  startI18n('it');
  await provideLayoutWords();
  await act(() => changeLanguage('it'));
  localStorage.clear();
});

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

async function renderMenu({ at = '/privacy' } = {}) {
  const user = userEvent.setup();
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[at]}>
        <LanguageMenu isStill={false} />
        <PageLanguage />
        <p>Elsewhere</p>
        <Address />
      </MemoryRouter>,
    );
  });
  const button = screen.getByRole('button');
  const isOpen = () => button.getAttribute('aria-expanded') === 'true';
  const item = (name: string) => screen.getByRole('menuitemradio', { name });
  return { user, button, isOpen, item };
}

test('the button shows flag and code and is named with the language', async () => {
  const { button, isOpen } = await renderMenu();
  expect(button).toHaveAccessibleName('Lingua: ITA Italiano');
  expect(within(button).getByText('ITA')).toBeVisible();
  expect(button.querySelector('img')).toMatchObject({ width: 24, height: 18, alt: '' });
  expect(isOpen()).toBe(false);
});

test('nine languages by their own names, each in its own language, as plain links', async () => {
  const { user, button } = await renderMenu({ at: '/privacy' });
  await user.click(button);
  const items = screen.getAllByRole('menuitemradio');
  expect(items.map((item) => item.querySelector('bdi')?.textContent)).toEqual(
    'Italiano English Deutsch Français Español Русский 中文 עברית العربية'.split(' '),
  );
  expect(items.map((item) => item.getAttribute('href'))).toEqual(
    'it en de fr es ru zh he ar'.split(' ').map((code) => `/${code}/privacy`),
  );
  expect(items[6]).toHaveAttribute('lang', 'zh-Hans');
});

test('a click outside and Escape close it, and Escape returns the focus', async () => {
  const { user, button, isOpen } = await renderMenu();
  await user.click(button);
  expect(isOpen()).toBe(true);
  await user.click(screen.getByText('Elsewhere'));
  expect(isOpen()).toBe(false);
  await user.click(button);
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(button).toHaveFocus();
});

test('it opens on the current language; arrows, Home and End move and wrap', async () => {
  const { user, button, item } = await renderMenu();
  button.focus();
  await user.keyboard('{ArrowDown}');
  expect(item('Italiano')).toHaveFocus();
  expect(item('Italiano')).toBeChecked();
  await user.keyboard('{ArrowDown}');
  expect(item('English')).toHaveFocus();
  await user.keyboard('{End}');
  expect(item('العربية')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(item('Italiano')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(item('العربية')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(item('Italiano')).toHaveFocus();
});

test('typing finds a language by name or code; the same letter cycles', async () => {
  const { user, button, item } = await renderMenu();
  await user.click(button);
  await user.keyboard('d');
  expect(item('Deutsch')).toHaveFocus();
  await user.keyboard('{Home}e');
  expect(item('English')).toHaveFocus();
  await user.keyboard('e');
  expect(item('Español')).toHaveFocus();
  await user.keyboard('{Home}es');
  expect(item('Español')).toHaveFocus();
  await user.keyboard('{Home}ا');
  expect(item('العربية')).toHaveFocus();
});

test('choosing changes the page, stores the code and closes the list', async () => {
  const { user, button, isOpen, item } = await renderMenu({ at: '/privacy' });
  await user.click(button);
  await user.click(item('Deutsch'));
  expect(await screen.findByRole('button', { name: 'Sprache: DEU Deutsch' })).toBeVisible();
  expect(isOpen()).toBe(false);
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('de');
  expect(screen.getByTestId('address')).toHaveTextContent('/privacy');
  expect(screen.getByRole('status')).toHaveTextContent('Die Seite ist jetzt auf Deutsch');
});

test('an address that names its language follows the choice', async () => {
  const { user, button, item } = await renderMenu({ at: '/fr/privacy?da=qui' });
  await user.click(button);
  await user.click(item('العربية'));
  expect(await screen.findByText('/ar/privacy?da=qui')).toBeVisible();
});

test('the language of the address wins over the stored one', async () => {
  localStorage.setItem(LANGUAGE_KEY, 'de');
  await renderMenu({ at: '/fr/privacy' });
  expect(await screen.findByRole('button', { name: /FRA/ })).toBeVisible();
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('de');
});

test('a stored language that differs applies at once', async () => {
  localStorage.setItem(LANGUAGE_KEY, 'de');
  await renderMenu({ at: '/privacy' });
  expect(await screen.findByRole('button', { name: /DEU/ })).toBeVisible();
});
