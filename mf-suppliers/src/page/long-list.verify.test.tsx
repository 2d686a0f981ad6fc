import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { MAX_LOCAL_ROWS, PAGE_ROWS } from '@wabu/shared/entities/lists/list-pages';
import type { SupplierInput } from '@wabu/shared/entities/supplier';
import { aSupplier, interceptCalls, manySuppliers, row } from '@wabu/shared/testing';
import '../table/supplier-table.tsx';
import { renderSuppliers } from '../testing/render-suppliers.tsx';

const COUNT = PAGE_ROWS + 20;
const many: SupplierInput[] = manySuppliers(COUNT);
const last = aSupplier(COUNT + 1, { Nome: 'Zeta', PIVA: '03012300178' });
const suppliers = [...many, last];

const names = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map((each) => each.querySelector('bdi')?.textContent);
const setSize = () =>
  within(screen.getByRole('listbox')).getAllByRole('option')[0]?.getAttribute('aria-setsize');

/** Holds the pages behind the first one back until `release` is called. */
function heldPages() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const wrapApi = interceptCalls('after=', async (pass) => {
    await released;
    return pass();
  });
  return { wrapApi, release };
}

test('the first page is shown at once, with the number of all, and the rest follows', async () => {
  const { wrapApi, release } = heldPages();
  const { user } = await renderSuppliers({ suppliers, wrapApi });
  expect(await screen.findByText(`${COUNT + 1} fornitori`)).toBeVisible();
  expect(setSize()).toBe(String(COUNT + 1));
  release();
  await user.click(screen.getByRole('listbox'));
  await user.keyboard('{End}');
  expect(await row(/Zeta/)).toBeVisible();
});

test('the server searches what is not loaded yet, and finds the selected supplier', async () => {
  const { wrapApi } = heldPages();
  const { user } = await renderSuppliers({ suppliers, wrapApi, open: last });
  expect(await screen.findByRole('heading', { name: 'Zeta' })).toBeVisible();
  await user.keyboard('/zeta');
  expect(await row(/Zeta/)).toBeVisible();
  expect(names()).toEqual(['Zeta']);
  expect(screen.getByText(`1 di ${COUNT + 1} fornitori`)).toBeVisible();
});

test('the server sorts what is not loaded yet, page after page', async () => {
  const { wrapApi } = heldPages();
  const { user } = await renderSuppliers({ suppliers, wrapApi, at: '#sort=-Nome' });
  expect(await row(/Zeta/)).toHaveAttribute('aria-posinset', '1');
  expect(setSize()).toBe(String(COUNT + 1));
  expect(screen.getByText(`${COUNT + 1} fornitori`)).toBeVisible();
  await user.click(screen.getByRole('listbox'));
  await user.keyboard('{End}');
  const inOrder = [...many]
    .map(({ Nome }) => Nome)
    .sort(new Intl.Collator('it', { numeric: true }).compare);
  expect(names().at(-1)).toBe(inOrder[0]);
});

test('the rows of a list that is too long for the browser are asked for where they are shown', async () => {
  const asked: number[] = [];
  const first = interceptCalls('/api/d1/suppliers', async (pass) => {
    const page = (await (await pass()).json()) as { records: object[] };
    const records = Array.from({ length: MAX_LOCAL_ROWS }, (_, at) => ({
      ...page.records[0],
      id: String(at),
      PIVA: String(at),
    }));
    return Response.json({ ...page, records, total: 50_000, next: '1.a' });
  });
  const found = interceptCalls('/api/d1/searchsuppliers', async (_, { body }) => {
    const { from, limit } = JSON.parse(String(body)) as { from: number; limit: number };
    asked.push(from);
    const records = Array.from({ length: limit }, (_, at) => ({
      ...last,
      Nome: `Riga ${from + at + 1}`,
      id: String(from + at),
      PIVA: String(from + at),
    }));
    return Response.json({ records, total: 50_000, next: null, revision: '1.1' });
  });
  const { user } = await renderSuppliers({
    suppliers: many.slice(0, 1),
    wrapApi: (api) => first(found(api)),
  });
  await waitFor(() => expect(setSize()).toBe('50000'));
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('listbox'));
  await user.keyboard('{End}');
  expect(await row(/Riga 50000/)).toBeVisible();
  expect(asked).toContain(49_800);
});

test('a later visit asks for the changes only', async () => {
  const asked: string[] = [];
  const wrapApi = interceptCalls('/api/d1/suppliers', async (pass, _, input) => {
    asked.push(String(input));
    return pass();
  });
  const { api, queries } = await renderSuppliers({ suppliers: many.slice(0, 3), wrapApi });
  await waitFor(() => expect(setSize()).toBe('3'));
  await api.seedSuppliers([last]);
  await queries.invalidateQueries({ queryKey: ['suppliers'] });
  expect(await row(/Zeta/)).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(asked[1]).toContain('?since=');
});

test('the end of a long table and the other direction of a sort are there before they are asked for', async () => {
  let searches = 0;
  let isSilent = false;
  const noAnswer = () => new Promise<Response>(() => undefined);
  const withoutRest = interceptCalls('after=', noAnswer);
  const counted = interceptCalls('searchsuppliers', (pass) => {
    searches += 1;
    return isSilent ? noAnswer() : pass();
  });
  const { user } = await renderSuppliers({
    at: '#view=table',
    suppliers: manySuppliers(450),
    wrapApi: (api) => counted(withoutRest(api)),
  });
  const head = await screen.findByRole('columnheader', { name: 'Città' });
  await user.click(head);
  await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'));
  const cities = () =>
    [...document.querySelectorAll('[role=gridcell][aria-colindex="5"]')].map(
      ({ textContent }) => textContent,
    );
  await waitFor(() => expect(cities()[0]).toBe('Bardolino'));
  // Both directions of the sort, and the following and the last page of the first.
  await waitFor(() => expect(searches).toBe(4));
  await act(async () => undefined);
  isSilent = true;
  await user.click(head);
  expect(cities()[0]).toBe('Sirmione');
  await user.click(head);
  await user.keyboard('{ArrowDown}{Control>}{End}{/Control}');
  expect(cities().at(-1)).toBe('Sirmione');
});
