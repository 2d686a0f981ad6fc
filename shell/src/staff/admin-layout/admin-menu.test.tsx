import { beforeAll, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { createTestApi } from '@wabu/api/testing';
import { ACTIVITY_OFF_META } from '@wabu/shared/entities/history/activity-switch';
import { startI18n } from '@wabu/shared/i18n';
import { MemoryRouter } from '@wabu/shared/routing/memory';
import { session } from '@wabu/shared/session';
import { aRegistryModule, forAllTests, renderModule, renderUi } from '@wabu/shared/testing';
import { aSupplier } from '@wabu/shared/testing/builders';
import { SlotProvider } from '../../modules/slots/slot-provider.tsx';
import { provideLayoutWords } from '../../words/layout/layout-words.ts';
import { AdminMenu } from './admin-menu.tsx';

const api = forAllTests(createTestApi);
beforeAll(async () => {
  startI18n('it');
  await provideLayoutWords();
  await session.signIn(await api.signIn('king'));
});

/** A module of another contract: it cannot load. */
const boats = aRegistryModule('boats', {
  contract: 99,
  description: {
    navigation: [{ path: '/adminwabu/boats', label: { it: 'Barche' }, order: 1 }],
    slots: [{ slot: 'header.actions', order: 1 }],
  },
});

test('the header has a place for contributions, and keeps its menu when one cannot load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const modules = [boats];
  await act(async () =>
    renderUi(
      <MemoryRouter>
        <SlotProvider modules={modules}>
          <AdminMenu modules={modules} />
        </SlotProvider>
      </MemoryRouter>,
    ),
  );
  const header = within(screen.getByRole('banner'));
  expect(await header.findByText('«Barche» non si è caricato')).toBeVisible();
  expect(header.getByRole('link', { name: 'Barche' })).toBeVisible();
  expect(header.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('an entry shows the number of what waits there, to those who may open it', async () => {
  const modules = [
    aRegistryModule('boats', {
      description: {
        requires: 'users.write',
        navigation: [
          {
            path: '/adminwabu/boats',
            label: { it: 'Barche' },
            order: 1,
            count: { call: '/api/d1/countsuppliers', field: 'total', label: { it: 'in porto' } },
          },
        ],
      },
    }),
  ];
  const { d1 } = (await api.client('king')).api;
  await answer(d1.addsupplier.$post({ json: aSupplier(1) }));
  const pages = { '/': () => <AdminMenu modules={modules} /> };
  await renderModule({ id: 'menu', pages }, { path: '/', api, role: 'king' });
  expect(await screen.findByRole('link', { name: 'Barche 1 in porto' })).toBeVisible();
  cleanup();
  await renderModule({ id: 'menu', pages }, { path: '/', api, role: 'rookie' });
  expect(screen.getByRole('link', { name: 'Barche' })).toBeVisible();
});

async function entriesFor(role: 'king' | 'admin' | 'rookie') {
  session.signIn(await api.signIn(role));
  const { unmount } = renderUi(
    <MemoryRouter>
      <AdminMenu modules={[]} />
    </MemoryRouter>,
  );
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  const more = screen.queryByRole('button', { name: 'Altro' });
  if (more) fireEvent.click(more);
  const others = within(screen.queryByRole('list', { name: 'Altre sezioni' }) ?? document.head);
  const own = others.queryAllByRole('link').map(({ textContent }) => textContent);
  unmount();
  return { names, others: own };
}

test('entries stand for those who may see them, those of the specification in the line', async () => {
  const names = ['Dashboard', 'Biglietti'];
  const others = ['Cestino', 'Attività'];
  expect(await entriesFor('rookie')).toEqual({ names, others: [] });
  expect(await entriesFor('admin')).toEqual({ names, others });
  expect(await entriesFor('king')).toEqual({ names, others: [...others, 'Dati di una persona'] });
  const off = document.head.appendChild(document.createElement('meta'));
  off.name = ACTIVITY_OFF_META;
  expect(await entriesFor('admin')).toEqual({ names, others: ['Cestino'] });
  off.remove();
});
