import { beforeAll, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { changeLanguage, startI18n } from '@wabu/shared/i18n';
import { aRegistryModule, renderUi } from '@wabu/shared/testing';
import { createPageHistory } from '../navigation/page-history.ts';
import { newerRelease } from './registry/release-watch.ts';
import { ReleaseToast } from './release-toast.tsx';

const announce = (...ids: string[]) =>
  act(() =>
    newerRelease.setState({ modules: ids.map((id) => aRegistryModule(id, { version: '2.0.0' })) }),
  );
const toasts = () => screen.queryAllByText(/nuova versione|newer|new version/i);

beforeAll(async () => {
  startI18n('it');
  await act(() => changeLanguage('it'));
});

test('a newer release shows one toast per tab', async () => {
  const toast = <ReleaseToast modules={[]} history={createPageHistory()} />;
  const { rerender, user } = renderUi(toast);
  expect(toasts()).toEqual([]);
  announce('users');
  expect(toasts()).toHaveLength(1);
  await act(() => changeLanguage('en'));
  announce('users', 'suppliers');
  expect(toasts()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /Chiudi avviso|Close notice|Dismiss/i }));
  rerender(<main>Signed out</main>);
  rerender(toast);
  announce('users');
  expect(toasts()).toEqual([]);
});
