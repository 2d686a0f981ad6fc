import { beforeAll, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { changeLanguage, startI18n } from '@wabu/shared/i18n';
import type { RegistryModule } from '@wabu/shared/module';
import { renderUi } from '@wabu/shared/testing';
import { createPageHistory } from '../navigation/page-history.ts';
import { provideShellWords } from '../words/shell-words.ts';
import { newerRelease } from './registry/release-watch.ts';
import { ReleaseNotice } from './release-notice.tsx';

const released = (id: string) =>
  ({ id, version: '2.0.0', description: { navigation: [] } }) as unknown as RegistryModule;
const announce = (...ids: string[]) =>
  act(() => newerRelease.setState({ modules: ids.map(released) }));
const banners = () => screen.queryAllByText(/nuova versione|newer|new version/i);

beforeAll(async () => {
  startI18n('it');
  await provideShellWords();
  await act(() => changeLanguage('it'));
});

test('a tab says once that something newer is out', async () => {
  const notice = <ReleaseNotice modules={[]} history={createPageHistory()} />;
  const { rerender, user } = renderUi(notice);
  expect(banners()).toEqual([]);
  announce('users');
  expect(banners()).toHaveLength(1);
  await act(() => changeLanguage('en'));
  announce('users', 'suppliers');
  expect(banners()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /Chiudi avviso|Close notice|Dismiss/i }));
  rerender(<main>Signed out</main>);
  rerender(notice);
  announce('users');
  expect(banners()).toEqual([]);
});
