import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { focused, TownTable, towns } from './testing/town-table.tsx';

/** A table whose cells are saved by `save`; names must not contain digits. */
function editable(save: (value: string) => Promise<string | null>) {
  return renderUi(
    <TownTable
      items={towns}
      saving={{
        check: (_, __, value) => (/\d/.test(value) ? 'Solo lettere' : null),
        save: (_, __, value) => save(value),
      }}
    />,
  );
}

async function openFirstCell(user: ReturnType<typeof renderUi>['user']) {
  await user.tab();
  await user.keyboard('{ArrowRight}{Enter}');
}

test('Enter and F2 edit a cell, Enter saves it and goes down, Escape ends without saving', async () => {
  const save = jest.fn(async (_: string) => null);
  const { user } = editable(save);
  await openFirstCell(user);
  await user.keyboard('Arco nuovo{Enter}');
  expect(save).toHaveBeenCalledWith('Arco nuovo');
  expect(focused()).toBe('Bardolino');
  await user.keyboard('{F2}xx{Escape}');
  expect(focused()).toBe('Bardolino');
  expect(save).toHaveBeenCalledTimes(1);
});

test('a value against the rules stays in its field, with the sentence', async () => {
  const save = jest.fn(async (_: string) => null);
  const { user } = editable(save);
  await openFirstCell(user);
  await user.keyboard('Arco 2{Enter}');
  const field = screen.getByRole('textbox', { name: 'Nome' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Arco 2');
  expect(field).toHaveAccessibleDescription('Solo lettere');
  expect(screen.getByRole('alert')).toHaveTextContent('Solo lettere');
  await expectAccessible();
  await user.keyboard('{Backspace}{Backspace}due{Enter}');
  expect(save).toHaveBeenCalledWith('Arcodue');
});

test('what the server rejects stays in its cell, to be corrected', async () => {
  const { user } = editable(async () => 'Già usato');
  await openFirstCell(user);
  await user.keyboard('Garda{Enter}');
  await waitFor(() => expect(screen.getByTitle('Già usato')).toHaveTextContent('Garda'));
  await user.keyboard('{ArrowUp}{Enter}');
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Garda');
});

test('a cell is edited by a choice, and Tab goes to the next one', async () => {
  const save = jest.fn(async (_: string) => null);
  const { user } = editable(save);
  await openFirstCell(user);
  await user.keyboard('{Tab}{ArrowRight}{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Lago' }), 'Iseo');
  await user.keyboard('{Enter}');
  expect(save).toHaveBeenCalledWith('Iseo');
});

test('a locked cell says why', async () => {
  const { user } = editable(async () => null);
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Non si cambia.');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('rows that move while a cell is edited wait until it is saved', async () => {
  const saving = { check: () => null, save: async () => null };
  const { user, rerender } = renderUi(<TownTable items={towns} saving={saving} />);
  await openFirstCell(user);
  await user.keyboard('Arco due');
  act(() =>
    rerender(
      <main>
        <TownTable items={[...towns].reverse()} saving={saving} />
      </main>,
    ),
  );
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Arco due');
  await user.keyboard('{Escape}');
  expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '5');
});
