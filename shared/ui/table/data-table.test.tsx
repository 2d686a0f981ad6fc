import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { focused, many, TownTable, towns } from './testing/town-table.tsx';

const grid = () => screen.getByRole('grid', { name: 'Elenco fornitori' });
const chosen = () =>
  screen
    .queryAllByRole('row', { selected: true })
    .map((row) => within(row).getAllByRole('gridcell')[1]?.textContent);

test('of a hundred thousand rows the visible ones are rendered, and all are counted @verify', async () => {
  renderUi(<TownTable items={many} />);
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  expect(grid()).toHaveAttribute('aria-rowcount', '100001');
  expect(grid()).toHaveAttribute('aria-colcount', '4');
  await expectAccessible();
});

test('the keyboard reaches every cell', async () => {
  const { user } = renderUi(<TownTable items={many} />);
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('Fornitore 2');
  await user.keyboard('{Control>}{End}{/Control}');
  expect(focused()).toBe('Garda');
  expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '100001');
  await user.keyboard('{Home}{ArrowRight}');
  expect(focused()).toBe('Fornitore 100000');
  await user.keyboard('{PageUp}');
  expect(focused()).not.toBe('Fornitore 100000');
  await user.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowRight}');
  expect(document.activeElement).toHaveRole('columnheader');
  expect(focused()).toBe('Nome');
});

test('the focus leaves the table with one Tab', async () => {
  const { user } = renderUi(
    <>
      <TownTable items={towns} />
      <button type="button">Dopo</button>
    </>,
  );
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Dopo' })).toHaveFocus();
});

test('a head sorts with Enter, and Shift with an arrow resizes its column', async () => {
  const onSort = jest.fn();
  const { user } = renderUi(<TownTable items={towns} onSort={onSort} />);
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowUp}');
  expect(screen.getByRole('columnheader', { name: 'Nome' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await user.keyboard('{Enter}');
  expect(onSort).toHaveBeenCalledWith('name');
  expect(screen.getByText('Ordinato per Nome, decrescente')).toBeInTheDocument();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(screen.getByText('Nome: larghezza 13')).toBeInTheDocument();
});

test('a border is dragged to resize', () => {
  renderUi(<TownTable items={towns} />);
  const border = screen.getByRole('columnheader', { name: 'PIVA' }).lastElementChild as Element;
  // jsdom has no coordinates in pointer events.
  const at = (type: string, clientX: number) =>
    fireEvent(border, new MouseEvent(type, { bubbles: true, clientX }));
  at('pointerdown', 100);
  at('pointermove', 132);
  at('pointerup', 132);
  expect(screen.getByText('PIVA: larghezza 10')).toBeInTheDocument();
});

test('the box of the head chooses all rows and none, by pointer and key', async () => {
  const { user } = renderUi(<TownTable items={towns} />);
  const all = screen.getByRole('checkbox', { name: 'Seleziona tutti' });
  await user.click(screen.getByRole('checkbox', { name: 'Seleziona Arco' }));
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(all).toBeChecked();
  expect(chosen()).toHaveLength(4);
  await user.keyboard(' ');
  expect(chosen()).toEqual([]);
});

test('rows are chosen with the box, Ctrl, Shift and Ctrl A', async () => {
  const { user } = renderUi(<TownTable items={towns} />);
  await user.click(screen.getByRole('checkbox', { name: 'Seleziona Bardolino' }));
  expect(chosen()).toEqual(['Bardolino']);
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(chosen()).toEqual(['Bardolino', 'Garda']);
  await user.keyboard('{Control>}a{/Control}');
  expect(chosen()).toHaveLength(4);
  await user.keyboard('{Control>} {/Control}');
  expect(chosen()).toEqual(['Arco', 'Bardolino', 'Riva']);
  await user.keyboard('{Escape}');
  expect(chosen()).toEqual([]);
});

test('a table that is only read opens a record with Enter', async () => {
  const onOpen = jest.fn();
  const { user } = renderUi(<TownTable items={towns} onOpen={onOpen} />);
  await user.tab();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(onOpen).toHaveBeenCalledWith(towns[0]);
  await user.click(screen.getByRole('button', { name: 'Riva' }));
  expect(onOpen).toHaveBeenLastCalledWith(towns[3]);
});

test('the active cell stays on its record when the rows move', async () => {
  const { user, rerender } = renderUi(<TownTable items={towns} />);
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  act(() =>
    rerender(
      <main>
        <TownTable items={[...towns].reverse()} />
      </main>,
    ),
  );
  expect(focused()).toBe('Bardolino');
});
