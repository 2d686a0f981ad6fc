import 'fake-indexeddb/auto';
import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import type { TestApi } from '@wabu/api/testing';
import { aFrontend, aSupplier, expectAccessible } from '@wabu/shared/testing';
import { alertDialog, button, field, openSuppliers, row } from '../testing/open-suppliers.tsx';

const lido = aSupplier(1, { Nome: 'Lido Salò', PIVA: '03012300178', Telefono: '0365111111' });
const suppliers = [lido];

async function selecting(scene = {}) {
  const page = await openSuppliers({ suppliers, at: `#id=${lido.PIVA}`, ...scene });
  await screen.findByRole('heading', { name: 'Lido Salò' });
  return page;
}

async function editing(scene = {}) {
  const page = await selecting(scene);
  await page.user.click(button('Modifica'));
  await page.user.clear(field('Nome'));
  await page.user.type(field('Nome'), 'Lido Mio');
  return page;
}

/** Lets calls to a path fail until the answer is taken away again. */
function failing(path: string) {
  const trouble: { answer: (() => Response) | null; calls: string[] } = { answer: null, calls: [] };
  const through = (api: TestApi): TestApi => ({
    ...api,
    fetch: async (input, init) => {
      if (!String(input).includes(path)) return api.fetch(input, init);
      trouble.calls.push(new Headers(init?.headers).get('Idempotency-Key') ?? '');
      return trouble.answer?.() ?? api.fetch(input, init);
    },
  });
  return { trouble, through };
}
const offline = (): Response => {
  throw new TypeError('Failed to fetch');
};

test.each(['Nuovo', 'Modifica', 'Cancella', 'Salva', 'Salva come nuovo'])(
  'a rookie who presses %s is told that it is not allowed',
  async (name) => {
    const { user } = await selecting({ role: 'rookie' });
    await user.click(button(name));
    await alertDialog('Permessi non validi');
    await expectAccessible();
    await user.click(button('OK'));
    expect(screen.getByRole('heading', { name: 'Lido Salò' })).toBeVisible();
  },
);

test('a rookie finds the edit button disabled, with the reason', async () => {
  await selecting({ role: 'rookie' });
  expect(button('Modifica')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Modifica')).toHaveAccessibleDescription('Permessi non validi');
});

test('an admin may do everything', async () => {
  const { user } = await selecting({ role: 'admin' });
  await user.click(button('Modifica'));
  await user.type(field('Nome'), '!');
  await user.click(button('Salva'));
  expect(await screen.findByText('Fornitore «Lido Salò!» salvato')).toBeVisible();
});

test('a server that forbids is believed over the page', async () => {
  const { user } = await editing({
    through: (api: TestApi) => ({
      ...api,
      fetch: async (input: string | URL | Request, init?: RequestInit) => {
        if (init?.method !== 'PUT') return api.fetch(input, init);
        const headers = new Headers(init.headers);
        headers.set('Authorization', `Bearer ${await api.signIn('rookie')}`);
        return api.fetch(input, { ...init, headers });
      },
    }),
  });
  await user.click(button('Salva'));
  await alertDialog('Permessi non validi');
  await user.click(button('OK'));
  expect(field('Nome')).toHaveValue('Lido Mio');
});

test('a save that fails at every try says so and keeps what was typed', async () => {
  const { trouble, through } = failing('/d1/updatesupplier');
  const { user, stored } = await editing({ through });
  trouble.answer = offline;
  jest.useFakeTimers();
  act(() => button('Salva').click());
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  jest.useRealTimers();
  expect(trouble.calls).toHaveLength(4);
  const alert = await alertDialog('Errore modifica fornitore');
  expect(alert).toHaveTextContent('Quello che hai scritto è ancora qui');
  await user.click(button('OK'));
  trouble.answer = null;
  await user.click(button('Salva'));
  expect(await screen.findByText('Fornitore «Lido Mio» salvato')).toBeVisible();
  expect((await stored())[0]).toMatchObject({ Nome: 'Lido Mio', version: 2 });
});

async function addingHalf() {
  const { trouble, through } = failing('/r2/addsupplier');
  const page = await openSuppliers({ suppliers, through });
  await row(/Lido Salò/);
  await page.user.click(button('Nuovo'));
  const { user } = page;
  await screen.findByRole('form');
  for (const [label, value] of [
    ['Nome', 'Vela Nuova'],
    ['PIVA', '00743110157'],
    ['CAP', '37016'],
    ['Provincia', 'VR'],
    ['Email', 'vela@esempio.it'],
    ['SDI', 'M5UXCR1'],
  ] as const) {
    await user.click(field(label));
    await user.paste(value);
  }
  trouble.answer = () => new Response('', { status: 503 });
  await user.click(button('Salva'));
  await alertDialog('Errore salvataggio fornitore');
  await user.click(button('OK'));
  trouble.answer = null;
  return page;
}

test('when the second step of adding fails, saving again goes on where it stopped', async () => {
  const { user, stored } = await addingHalf();
  await user.click(button('Salva'));
  expect(await screen.findByText('Fornitore «Vela Nuova» salvato')).toBeVisible();
  expect((await stored()).filter((each) => each.PIVA === '00743110157')).toHaveLength(1);
});

test('a half added supplier that is corrected is stored as corrected', async () => {
  const { user, stored } = await addingHalf();
  await user.type(field('Nome'), ' Due');
  await user.click(button('Salva'));
  expect(await screen.findByText('Fornitore «Vela Nuova Due» salvato')).toBeVisible();
  expect((await stored()).find((each) => each.PIVA === '00743110157')?.Nome).toBe('Vela Nuova Due');
});

test('a half added supplier that gets another PIVA leaves nothing behind', async () => {
  const { user, stored } = await addingHalf();
  await user.clear(field('PIVA'));
  await user.type(field('PIVA'), '02182030391');
  await user.click(button('Salva'));
  expect(await screen.findByText('Fornitore «Vela Nuova» salvato')).toBeVisible();
  expect((await stored()).map((each) => each.PIVA).sort()).toEqual(['02182030391', lido.PIVA]);
});

test('a supplier that was deleted meanwhile can be saved as new', async () => {
  const { user, api } = await editing();
  const { api: calls } = await api.client('admin');
  await answer(calls.d1.deletesupplier.$delete({ json: { PIVA: lido.PIVA } }));
  await user.click(button('Salva'));
  expect(await alertDialog('Errore modifica fornitore')).toHaveTextContent(
    'Il fornitore non esiste più',
  );
  await user.click(button('OK'));
  expect(field('Nome')).toHaveValue('Lido Mio');
});

test('a supplier that frontends use is not deleted, and leads to each of them', async () => {
  const { user, api, stored, address } = await selecting();
  const { api: calls } = await api.client('king');
  await answer(calls.d1.addfrontend.$post({ json: aFrontend('Lido Salò', 7) }));
  await user.click(button('Cancella'));
  const question = await alertDialog('Confermi la cancellazione del fornitore?');
  await user.click(within(question).getByRole('button', { name: 'Cancella' }));
  const alert = await alertDialog('Errore cancellazione fornitore');
  expect(alert).toHaveTextContent('Aprili e scegli un altro fornitore, oppure cancellali');
  await expectAccessible();
  expect(await stored()).toHaveLength(1);
  const { URL } = aFrontend('Lido Salò', 7);
  await user.click(within(alert).getByRole('link', { name: URL }));
  expect(address()).toBe(`/adminwabu/frontends?${new URLSearchParams({ frontend: URL })}`);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a failed deletion says so', async () => {
  const { trouble, through } = failing('/d1/deletesupplier');
  const { user } = await selecting({ through });
  trouble.answer = offline;
  await user.click(button('Cancella'));
  const question = await alertDialog('Confermi la cancellazione del fornitore?');
  await user.click(within(question).getByRole('button', { name: 'Cancella' }));
  await alertDialog('Errore cancellazione fornitore');
  await user.click(button('OK'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Lido Salò' })).toBeVisible());
});
