import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { currentKeyHints, useKeyHints } from './key-hints.ts';
import { useHotkey } from './use-hotkey.ts';

const save = jest.fn();
const saveAndContinue = jest.fn();
const add = jest.fn();

function Page({ alert = false }: { alert?: boolean }) {
  useHotkey('mod+s', save);
  useHotkey('mod+shift+s', saveAndContinue);
  useHotkey('alt+n', add);
  const [text, setText] = useState('');
  return (
    <>
      <SearchField label="Cerca fornitore..." value={text} onChange={setText} />
      <input aria-label="Nome" />
      {alert && <Dialog title="Permessi non validi" footer={null} onClose={() => {}} />}
    </>
  );
}

const search = () => screen.getByRole('searchbox', { name: 'Cerca fornitore...' });

test('a combination works in text fields too', async () => {
  save.mockClear();
  const { user } = renderUi(<Page />);
  await user.type(screen.getByLabelText('Nome'), '{Control>}s{/Control}');
  expect(save).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Nome')).toHaveValue('');
});

test('a combination with Shift is another one', async () => {
  save.mockClear();
  const { user } = renderUi(<Page />);
  await user.keyboard('{Control>}{Shift>}S{/Shift}{/Control}');
  expect(save).not.toHaveBeenCalled();
  expect(saveAndContinue).toHaveBeenCalledTimes(1);
});

test('a repeated key acts once', async () => {
  save.mockClear();
  const { user } = renderUi(<Page />);
  await user.keyboard('{Control>}{s>5/}{/Control}');
  expect(save).toHaveBeenCalledTimes(1);
});

test('Alt combinations compare `code`', async () => {
  add.mockClear();
  const { user } = renderUi(<Page />);
  await user.keyboard('{Alt>}[KeyN]{/Alt}');
  expect(add).toHaveBeenCalledTimes(1);
});

test('the slash focuses the search, and is a character in a text field', async () => {
  const { user } = renderUi(<Page />);
  await user.keyboard('/');
  expect(search()).toHaveFocus();
  await user.keyboard('a/b');
  expect(search()).toHaveValue('a/b');
  await user.keyboard('{Escape}');
  expect(search()).toHaveValue('');
});

test('hotkeys are off while a dialog is open', async () => {
  save.mockClear();
  const { user } = renderUi(<Page alert />);
  await screen.findByRole('dialog');
  await user.keyboard('{Control>}s{/Control}');
  expect(save).not.toHaveBeenCalled();
});

const arrows = [{ keys: ['arrowup', 'arrowdown'], label: 'Scorri' }];

function Listing({ isWriting }: { isWriting: boolean }) {
  useKeyHints(arrows);
  useHotkey('mod+s', save, { label: 'Salva', enabled: isWriting });
  useHotkey('mod+shift+s', add, { label: 'Salva e continua', enabled: isWriting });
  return null;
}

test('the keys that are bound now are listed with what they do', () => {
  const labels = () => currentKeyHints().map(({ keys, label }) => `${keys} ${label}`);
  const { rerender, unmount } = renderUi(<Listing isWriting={false} />);
  expect(labels()).toEqual(['arrowup,arrowdown Scorri']);
  rerender(<Listing isWriting />);
  expect(labels()).toEqual([
    'arrowup,arrowdown Scorri',
    'mod+s Salva',
    'mod+shift+s Salva e continua',
  ]);
  unmount();
  expect(labels()).toEqual([]);
});
