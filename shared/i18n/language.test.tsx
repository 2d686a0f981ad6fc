import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import type { Words } from '../module/contract.ts';
import {
  changeLanguage,
  currentLanguage,
  followOtherTabs,
  LANGUAGE_KEY,
  type LanguageCode,
  provideWords,
  readStoredLanguage,
  restoreLanguage,
  staffLanguageOf,
  startI18n,
  useLanguage,
  useStaffLocale,
  useWords,
} from './index.ts';

const lake = { it: 'Lago', de: 'See', ar: 'بحيرة', fr: 'Lac', es: 'Lago' } as Record<
  string,
  string
>;

function Lake({ namespace }: { namespace: string }) {
  const t = useWords(namespace);
  return (
    <p>
      {useLanguage()}: {t('lake')}
    </p>
  );
}

function Weight() {
  return <p>{(12_345.6).toLocaleString(useStaffLocale())}</p>;
}

beforeEach(async () => {
  startI18n('it');
  await act(() => changeLanguage('it'));
});

test('a change of language updates every mounted module and the document', async () => {
  await provideWords('shell-part', async (language) => ({ lake: lake[language] ?? '' }));
  await provideWords('module-part', async (language) => ({ lake: `${lake[language]}!` }));
  render(
    <>
      <Lake namespace="shell-part" />
      <Lake namespace="module-part" />
    </>,
  );
  await act(() => changeLanguage('ar'));
  expect(screen.getByText('ar: بحيرة')).toBeVisible();
  expect(screen.getByText('ar: بحيرة!')).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'ar');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(readStoredLanguage()).toBe('ar');
});

test('words that arrive for one module do not render the others again', async () => {
  await provideWords('earlier-part', async () => ({ lake: 'Lago' }));
  const rendered = jest.fn();
  render(
    <Profiler id="lake" onRender={rendered}>
      <Lake namespace="earlier-part" />
    </Profiler>,
  );
  await act(() => provideWords('later-part', async () => ({ lake: 'Lago' })));
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('numbers on staff pages have the locale of the words', async () => {
  render(<Weight />);
  for (const [language, weight] of [
    ['en', '12,345.6'],
    ['ar', '12.345,6'],
  ] as const) {
    await act(() => changeLanguage(language));
    expect(screen.getByText(weight)).toBeVisible();
  }
});

test('only the words of the current language are loaded, once', async () => {
  const source = jest.fn(async (language: LanguageCode): Promise<Words> => ({ lake: language }));
  await provideWords('counted', source);
  await act(() => changeLanguage('de'));
  await act(() => changeLanguage('it'));
  expect(source.mock.calls).toEqual([['it'], ['de']]);
});

test('a failed load of words leaves the language unchanged', async () => {
  await provideWords('broken', async (language) => {
    if (language === 'fr') throw new Error('offline');
    return { lake: 'Lago' };
  });
  await expect(changeLanguage('fr')).rejects.toThrow('offline');
  expect(currentLanguage()).toBe('it');
  expect(readStoredLanguage()).toBe('it');
});

test('of two concurrent changes the last one wins', async () => {
  let release: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  await provideWords('slow', async (language) => {
    if (language === 'es') await slow;
    return { lake: lake[language] ?? '' };
  });
  await act(async () => {
    const first = changeLanguage('es');
    await changeLanguage('de');
    release();
    await first;
  });
  expect(currentLanguage()).toBe('de');
  expect(readStoredLanguage()).toBe('de');
});

test('a choice in another tab applies here', async () => {
  followOtherTabs();
  render(<Lake namespace="shell-part" />);
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: LANGUAGE_KEY, newValue: 'de' }));
  });
  expect(await screen.findByText('de: See')).toBeVisible();
});

test('an area with fewer languages maps the stored choice to one of them', async () => {
  localStorage.setItem(LANGUAGE_KEY, 'ar');
  await act(() => restoreLanguage(staffLanguageOf));
  expect(document.documentElement).toHaveAttribute('lang', 'it');
  expect(readStoredLanguage()).toBe('ar');
});

test('the stored choice is restored', async () => {
  localStorage.setItem(LANGUAGE_KEY, 'de');
  await act(restoreLanguage);
  expect(currentLanguage()).toBe('de');
  expect(document.cookie).toContain('language=de');
});
