import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible } from '../../testing/axe.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { localRows } from '../paged-lists/record-rows.ts';
import { DataList, type DataListProps } from './data-list.tsx';
import { type RowFocus, rowFocus } from './use-grid.ts';

const towns = ['Arco', 'Bardolino', 'Garda', 'Gargnano', 'Lazise', 'Limone', 'Riva'];
const many = Array.from({ length: 10_000 }, (_, at) => `Fornitore ${at + 1}`);

function List({ items, ...props }: { items: string[] } & Partial<DataListProps<string>>) {
  const [selected, select] = useState<string | null>(null);
  return (
    <DataList
      label="Elenco fornitori"
      rows={localRows(items, (town) => town)}
      nameOf={(town) => town}
      selected={selected}
      onOpen={select}
      {...props}
    >
      {props.children ?? ((town) => town)}
    </DataList>
  );
}

const list = () => screen.getByRole('listbox', { name: 'Elenco fornitori' });
const focused = () => document.activeElement?.textContent;

test('only visible rows of ten thousand are rendered, with aria-setsize', async () => {
  renderUi(<List items={many} />);
  const options = within(list()).getAllByRole('option');
  expect(options.length).toBeLessThan(60);
  expect(options[0]).toHaveAttribute('aria-setsize', '10000');
  expect(options[0]).toHaveAttribute('aria-posinset', '1');
  await expectAccessible();
});

test('all rows are rendered while the page is printed, up to a thousand', async () => {
  const rows = () => within(list()).getAllByRole('option').length;
  renderUi(<List items={many} />);
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(rows()).toBe(1_000);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(rows()).toBeLessThan(60);
});

test('the first rows are rendered without a layout of the page', () => {
  const measure = jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get');
  const scrolled = jest.spyOn(Element.prototype, 'scrollTop', 'get');
  renderUi(<List items={many} />);
  expect(within(list()).getAllByRole('option').length).toBeGreaterThan(10);
  expect(measure).not.toHaveBeenCalled();
  expect(scrolled).not.toHaveBeenCalled();
});

test('the keyboard reaches every row', async () => {
  const { user } = renderUi(<List items={many} />);
  await user.tab();
  expect(focused()).toBe('Fornitore 1');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Fornitore 3');
  await user.keyboard('{End}');
  await waitFor(() => expect(focused()).toBe('Fornitore 10000'));
  await user.keyboard('{ArrowUp}{Enter}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Fornitore 9999');
  await user.keyboard('{Home}');
  await waitFor(() => expect(focused()).toBe('Fornitore 1'));
});

test('type-ahead selects the row that starts with the letters', async () => {
  const { user } = renderUi(<List items={towns} />);
  await user.tab();
  await user.keyboard('garg');
  expect(focused()).toBe('Gargnano');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Gargnano');
});

test('a repeated letter selects the next row', async () => {
  const { user } = renderUi(<List items={towns} />);
  await user.tab();
  await user.keyboard('l');
  expect(focused()).toBe('Lazise');
  await user.keyboard('l');
  expect(focused()).toBe('Limone');
});

test('a click selects', async () => {
  const { user } = renderUi(<List items={towns} />);
  await user.click(screen.getByRole('option', { name: 'Riva' }));
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Riva');
});

test('a selection from outside is scrolled into view', async () => {
  renderUi(<List items={many} selected="Fornitore 7000" />);
  expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Fornitore 7000');
});

test('a failed list shows an error and a retry', async () => {
  const onRetry = jest.fn();
  const { user } = renderUi(<List items={[]} status="failed" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('L’elenco non si è caricato.');
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('the skeleton appears after a delay', async () => {
  renderUi(<List items={[]} status="loading" />);
  expect(screen.queryByText('Caricamento...')).toBeNull();
  expect(await screen.findByText('Caricamento...')).toBeInTheDocument();
});

function ListWithSave({ later = false }: { later?: boolean }) {
  const [items, setItems] = useState(['Arco', 'Riva']);
  const [focusOn, setFocusOn] = useState<RowFocus>();
  const save = () => {
    setFocusOn(rowFocus('Garda'));
    if (!later) setItems(['Arco', 'Garda', 'Riva']);
  };
  return (
    <>
      <button type="button" onClick={save}>
        Save
      </button>
      <button type="button" onClick={() => setItems(['Arco', 'Garda', 'Riva'])}>
        Arrive
      </button>
      <List items={items} focusOn={focusOn} />
    </>
  );
}

test('a requested row gets the focus, once', async () => {
  const { user } = renderUi(<ListWithSave />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(focused()).toBe('Garda');
  await user.click(screen.getByRole('button', { name: 'Arrive' }));
  expect(screen.getByRole('button', { name: 'Arrive' })).toHaveFocus();
});

test('a requested row that is added later becomes active', async () => {
  const { user } = renderUi(<ListWithSave later />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(list()).toContainElement(document.activeElement as HTMLElement);
  act(() => screen.getByRole('button', { name: 'Arrive' }).click());
  expect(focused()).toBe('Garda');
});

test('the hint of a row shows while the pointer is on its mark, and Escape hides it', async () => {
  const hintOf = (town: string) => `Tutto su ${town}`;
  const children = (town: string) => <b data-hint>{town}</b>;
  const { user } = renderUi(
    <List items={towns} hintOf={hintOf}>
      {children}
    </List>,
  );
  await user.hover(screen.getByText('Garda'));
  expect(screen.getByText('Tutto su Garda')).toBeInTheDocument();
  await user.unhover(screen.getByText('Garda'));
  expect(screen.queryByText('Tutto su Garda')).toBeNull();
  await user.tab();
  await user.keyboard('{Home}{ArrowDown}');
  expect(screen.getByText('Tutto su Bardolino')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Tutto su Bardolino')).toBeNull();
});
