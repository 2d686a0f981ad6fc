import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { createTestApi } from '@wabu/api/testing';
import { startI18n } from '@wabu/shared/i18n';
import type { ModuleDescription } from '@wabu/shared/module';
import { session } from '@wabu/shared/session';
import { aRegistryModule, expectAccessible, forAllTests, renderUi } from '@wabu/shared/testing';
import { Slot, SlotContext, type SlotRenderer } from '@wabu/shared/ui';
import { provideLayoutWords } from '../../words/layout/layout-words.ts';
import { OwnSlots } from './own-slots.tsx';
import { contributors, SlotProvider } from './slot-provider.tsx';

const aModule = (id: string, slots: ModuleDescription['slots'], misfit?: string) =>
  aRegistryModule(id, {
    ...(misfit && { misfit }),
    description: {
      navigation: [{ path: `/adminwabu/${id}`, label: { it: 'Barche' }, order: 1 }],
      slots,
    },
  });
const card = (
  order: number,
  requires?: NonNullable<ModuleDescription['slots']>[number]['requires'],
) =>
  ({ slot: 'dashboard.card', order, requires }) satisfies NonNullable<
    ModuleDescription['slots']
  >[number];

const api = forAllTests(createTestApi);
beforeAll(async () => {
  startI18n('it');
  await provideLayoutWords();
});
beforeEach(async () => session.signIn(await api.signIn('rookie')));

test('a slot shows the contributions that the role may see, in their order', () => {
  const modules = [
    aModule('boats', [card(30)]),
    aModule('secrets', [card(20, 'users.write')]),
    aModule('ferries', [card(10)]),
    aModule('other', [{ slot: 'supplier.detail', order: 1 }]),
  ];
  const ids = (role: string) => contributors(modules, 'dashboard.card', role).map(({ id }) => id);
  expect(ids('rookie')).toEqual(['ferries', 'boats']);
  expect(ids('king')).toEqual(['ferries', 'secrets', 'boats']);
});

test('a module shows contributions in the slots that belong to it alone', () => {
  const drawn: SlotRenderer = (name) => <p>{name}</p>;
  const slots = (
    <>
      <Slot name="supplier.detail" supplier={{ PIVA: '', Nome: '' }} />
      <Slot name="frontend.detail" frontend={{ URL: '', Fornitore: '' }} />
    </>
  );
  renderUi(
    <SlotContext value={drawn}>
      <OwnSlots module={aRegistryModule('suppliers')}>{slots}</OwnSlots>
    </SlotContext>,
  );
  expect(screen.getByText('supplier.detail')).toBeVisible();
  expect(screen.queryByText('frontend.detail')).toBeNull();
});

test('a contribution that cannot load shows a message with a retry, and the page around it stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = (
    <SlotProvider modules={[aModule('boats', [card(10)], 'the shell lacks Dial')]}>
      <p>Il resto</p>
      <Slot name="dashboard.card" />
    </SlotProvider>
  );
  const { user, container } = await act(async () => renderUi(page));
  expect(await screen.findByText('«Barche» non si è caricato')).toBeVisible();
  expect(screen.getByText('Il resto')).toBeVisible();
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('«Barche» non si è caricato')).toBeVisible();
});
