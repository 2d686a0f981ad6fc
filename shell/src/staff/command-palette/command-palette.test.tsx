import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { init } from '@module-federation/runtime';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createTestApi } from '@wabu/api/testing';
import { startI18n } from '@wabu/shared/i18n';
import {
  defineSearch,
  type FoundRecord,
  type ModuleDescription,
  type ModuleSearch,
  useUnsavedWork,
} from '@wabu/shared/module';
import { useLocation } from '@wabu/shared/routing';
import { MemoryRouter } from '@wabu/shared/routing/memory';
import { session } from '@wabu/shared/session';
import { aRegistryModule, forAllTests, renderUi } from '@wabu/shared/testing';
import { useHotkey, useOpenedRecord } from '@wabu/shared/ui';
import type { SearchButton } from './search-button.tsx';

/** The federation host of the page; it serves these searches. */
const host = init({ name: 'wabu_shell', remotes: [] });
const searches = new Map<string, ModuleSearch['find']>();
Object.assign(globalThis, { WABU_SHELL_VERSION: '1.0.0' });
jest.spyOn(host, 'loadRemote').mockImplementation((async (name: string) => {
  const id = name.replace(/^wabu_|\/search$/g, '');
  return {
    search: defineSearch({ id, find: async (...asked) => searches.get(id)?.(...asked) ?? [] }),
  };
}) as typeof host.loadRemote);

let Button: typeof SearchButton;
const api = forAllTests(createTestApi);
beforeAll(async () => {
  startI18n('it');
  Button = (await import('./search-button.tsx')).SearchButton;
});
beforeEach(async () => {
  searches.clear();
  session.signIn(await api.signIn('king'));
});

const aModule = (id: string, label: string, description: Partial<ModuleDescription> = {}) =>
  aRegistryModule(id, {
    description: {
      navigation: [{ path: `/adminwabu/${id}`, label: { it: label, en: id }, order: 20 }],
      search: {},
      ...description,
    },
  });
const boats = aModule('boats', 'Barche', {
  commands: [
    {
      path: '/adminwabu/boats#new',
      label: { it: 'Nuova barca' },
      words: { it: 'aggiungi' },
      requires: 'suppliers.write',
    },
    { path: '/adminwabu/users', label: { it: 'Di altri' } },
  ],
});
const crews = aModule('crews', 'Equipaggi');
const modules = [boats, crews];

const found = (id: string, ...names: string[]): FoundRecord[] =>
  names.map((label) => ({ label, path: `/adminwabu/${id}#id=${encodeURIComponent(label)}` }));

function Address() {
  const { pathname, search, hash } = useLocation();
  return <p data-testid="address">{pathname + search + hash}</p>;
}
const address = () => screen.getByTestId('address').textContent;

function renderButton(children = <input aria-label="Nota" />) {
  return renderUi(
    <MemoryRouter initialEntries={['/adminwabu/boats']}>
      <QueryClientProvider client={new QueryClient()}>
        <Button modules={modules} />
        <Address />
        {children}
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

async function openPalette(children?: Parameters<typeof renderButton>[0]) {
  const { user } = renderButton(children);
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Cerca schede, pagine e azioni' });
  return { user, field };
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => screen.queryByRole('option', { selected: true })?.textContent;

test('Ctrl K opens it from a field too; arrow keys move, Enter opens', async () => {
  const { user } = renderButton();
  await user.click(screen.getByLabelText('Nota'));
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  const pages = within(screen.getByRole('group', { name: 'Pagine' }));
  expect(pages.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Dashboard', 'Barche', 'Equipaggi', 'Cestino', 'Il mio account']),
  );
  await user.keyboard('barch');
  expect(active()).toBe('Barche');
  await user.clear(field);
  await user.keyboard('equipaggi');
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(address()).toBe('/adminwabu/crews');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('actions are those that the role may do and that lead to the own sections of a module', async () => {
  const { user, field } = await openPalette();
  expect(options()).toContain('Nuova barca');
  expect(options()).not.toContain('Di altri');
  await user.type(field, 'aggiungi{Enter}');
  expect(address()).toBe('/adminwabu/boats#new');
});

test('who only reads sees no action that writes', async () => {
  session.signIn(await api.signIn('rookie'));
  await openPalette();
  expect(options()).not.toContain('Nuova barca');
  expect(options()).not.toContain('Cestino');
});

test('records stand in the group of their module, with the match marked', async () => {
  searches.set('boats', async () => found('boats', 'Garda Prima'));
  searches.set('crews', async () => found('users', 'Di altri'));
  const { user, field } = await openPalette();
  await user.type(field, 'prima');
  const option = await screen.findByRole('option', { name: 'Garda Prima' });
  expect(within(option).getByText('Prima').tagName).toBe('MARK');
  expect(screen.getByRole('group', { name: 'Barche' })).toContainElement(option);
  expect(options()).not.toContain('Di altri');
  await user.click(option);
  expect(address()).toBe('/adminwabu/boats#id=Garda%20Prima');
});

test('an answer to an older text is not shown', async () => {
  const answers = new Map<string, (records: FoundRecord[]) => void>();
  searches.set('boats', (text) => new Promise((resolve) => answers.set(text, resolve)));
  const { user, field } = await openPalette();
  await user.type(field, 'ga');
  await act(async () => answers.get('ga')?.(found('boats', 'Garda')));
  expect(options()).toContain('Garda');
  await act(async () => answers.get('g')?.(found('boats', 'Gargnano')));
  expect(options()).toEqual(['Garda']);
});

test('a module whose search fails costs its own group, and is named', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  searches.set('boats', async () => {
    throw new Error('no lake');
  });
  searches.set('crews', async () => found('crews', 'Anna'));
  const { user, field } = await openPalette();
  await user.type(field, 'anna');
  expect(await screen.findByText(/^Barche: la ricerca non è riuscita/)).toBeVisible();
  expect(options()).toEqual(['Anna']);
});

test('nothing found says so', async () => {
  const { user, field } = await openPalette();
  await user.type(field, 'zzzz');
  expect(await screen.findByText('Nessun risultato per «zzzz»')).toBeVisible();
});

function OpenRecords() {
  useOpenedRecord({ label: 'Garda Prima', path: '/adminwabu/boats#id=1' });
  useOpenedRecord({ label: 'Di altri', path: '/adminwabu/unknown#id=1' });
  return null;
}

test('the records that were opened last come first', async () => {
  await openPalette(<OpenRecords />);
  const recent = within(screen.getByRole('group', { name: 'Aperti di recente' }));
  expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Garda PrimaBarche',
  ]);
  expect(active()).toBe('Garda PrimaBarche');
});

function UnsavedForm() {
  useUnsavedWork(true, { save: async () => true, discard: () => undefined });
  return null;
}

test('another record of the page that is open asks about unsaved work', async () => {
  searches.set('boats', async () => found('boats', 'Garda'));
  const { user, field } = await openPalette(<UnsavedForm />);
  await user.type(field, 'garda');
  await user.click(await screen.findByRole('option', { name: 'Garda' }));
  await user.click(await screen.findByRole('button', { name: 'Continua a modificare' }));
  expect(address()).toBe('/adminwabu/boats');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'garda');
  await user.click(await screen.findByRole('option', { name: 'Garda' }));
  await user.click(await screen.findByRole('button', { name: 'Salva ed esci' }));
  await waitFor(() => expect(address()).toBe('/adminwabu/boats#id=Garda'));
});

function BoundKeys() {
  useHotkey('mod+s', () => undefined, { label: 'Salva' });
  useHotkey('alt+n', () => undefined, { label: 'Nuovo', enabled: false });
  return <input aria-label="Nota" />;
}

test('? lists the keys that are bound now, and is a letter in a field', async () => {
  const { user } = renderButton(<BoundKeys />);
  await user.type(screen.getByLabelText('Nota'), '?');
  expect(screen.getByLabelText('Nota')).toHaveValue('?');
  act(() => screen.getByLabelText('Nota').blur());
  await user.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Scorciatoie da tastiera' });
  expect(sheet).toHaveTextContent(/In questa pagina.*SalvaCtrl S.*In tutta l’area riservata/);
  expect(sheet).toHaveTextContent('Cerca o vai a...Ctrl K');
  expect(sheet).not.toHaveTextContent('Nuovo');
});
