import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startI18n } from '@wabu/shared/i18n';
import { useState } from 'react';
import { expectAccessible } from '../../testing/axe.ts';
import { RichText, type RichTextProps } from './rich-text.tsx';
import { RichTextView } from './view/rich-text-view.tsx';

beforeEach(() => startI18n('it'));

const onChange = jest.fn<(html: string) => void>();

function Field(props: Partial<RichTextProps>) {
  const [value, setValue] = useState(props.value ?? '<p>Il lago</p>');
  return (
    <main>
      <RichText
        label="Contenuto"
        language="it"
        {...props}
        value={value}
        onChange={(html) => {
          onChange(html);
          setValue(html);
        }}
      />
      <button type="button" onClick={() => setValue('<p>Da fuori</p>')}>
        cambia
      </button>
    </main>
  );
}

async function openField(props: Partial<RichTextProps> = {}) {
  const user = userEvent.setup();
  render(<Field {...props} />);
  await user.tab();
  const toolbar = await screen.findByRole('toolbar', { name: 'Formattazione' });
  const text = screen.getByRole('textbox', { name: 'Contenuto' });
  await waitFor(() => expect(text).toHaveFocus());
  return { user, toolbar, text };
}

// The first test of this file: its fields load the editor.
test('an editor that loads late leaves the focus where it is', async () => {
  render(
    <>
      <RichText label="Primo" language="it" value="<p>Uno</p>" onChange={onChange} />
      <RichText label="Secondo" language="it" value="<p>Due</p>" onChange={onChange} />
    </>,
  );
  for (const name of ['Primo', 'Secondo']) {
    act(() => screen.getByRole('textbox', { name }).focus());
  }
  await screen.findByRole('toolbar', { name: 'Formattazione' });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Secondo' })).toHaveFocus());
  expect(screen.getByRole('textbox', { name: 'Primo' })).not.toHaveAttribute('contenteditable');
});

test('shows its text alone until it gets the focus', async () => {
  render(<Field value="<p>Il <b>lago</b></p><script>alert(1)</script>" />);
  expect(screen.getByRole('textbox', { name: 'Contenuto' })).toHaveTextContent(/^Il lago$/);
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  await expectAccessible();
});

test('the editor opens on focus with toolbar, direction and language, and passes the axe checks', async () => {
  const { text } = await openField({ language: 'he', value: '<p>אגם</p><ul><li>א</li></ul>' });
  expect(text).toHaveAttribute('dir', 'rtl');
  expect(text).toHaveAttribute('lang', 'he');
  for (const block of text.querySelectorAll('p,ul,li')) {
    expect(block).toHaveAttribute('dir', 'rtl');
    expect(block).toHaveAttribute('lang', 'he');
  }
  expect(onChange).not.toHaveBeenCalled();
  await expectAccessible();
});

test('the toolbar is one tab stop with arrow keys', async () => {
  const { user, toolbar } = await openField();
  const names = within(toolbar)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual([
    'Titolo 1',
    'Titolo 2',
    'Titolo 3',
    'Grassetto',
    'Corsivo',
    'Sottolineato',
    'Elenco puntato',
    'Elenco numerato',
    'Citazione',
    'Collegamento',
    'Immagine',
    'Annulla modifica',
    'Ripeti modifica',
    'Togli formattazione',
    'Altri strumenti',
  ]);
  await user.keyboard('{Alt>}{F10}{/Alt}');
  expect(screen.getByRole('button', { name: 'Titolo 1' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Titolo 3' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}{End}{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Togli formattazione' })).toHaveFocus();
  expect(toolbar.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

test('a heading is set, shown as pressed, and undone', async () => {
  const { user } = await openField();
  const heading = screen.getByRole('button', { name: 'Titolo 2' });
  await user.click(heading);
  expect(onChange).toHaveBeenLastCalledWith('<h2>Il lago</h2>');
  expect(heading).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Annulla modifica' }));
  expect(onChange).toHaveBeenLastCalledWith('<p>Il lago</p>');
  expect(heading).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('button', { name: 'Annulla modifica' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('Escape leaves a link and returns to the text; an invalid target shows an error, a valid one is applied', async () => {
  const { user, text } = await openField();
  const open = () => user.click(screen.getByRole('button', { name: 'Collegamento' }));
  await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(text).toHaveFocus();
  await open();
  const panel = screen.getByRole('dialog', { name: 'Collegamento' });
  const address = within(panel).getByRole('textbox', { name: 'Indirizzo' });
  expect(address).toHaveFocus();
  await user.keyboard('javascript:alert(1){Enter}');
  expect(address).toHaveAccessibleDescription('Scrivi un indirizzo web, una e-mail o un telefono.');
  await expectAccessible();
  await user.clear(address);
  await user.type(address, 'example.com');
  await user.type(within(panel).getByRole('textbox', { name: 'Testo da mostrare' }), 'sito');
  await user.click(within(panel).getByRole('switch', { name: 'Apri in una nuova scheda' }));
  await user.click(within(panel).getByRole('button', { name: 'Applica' }));
  expect(onChange).toHaveBeenLastCalledWith(
    '<p><a href="https://example.com" target="_blank" rel="noopener noreferrer">sito</a>Il lago</p>',
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('where only words are sent, no picture is offered', async () => {
  const { toolbar } = await openField({ takesPictures: false });
  expect(within(toolbar).queryByRole('button', { name: 'Immagine' })).toBeNull();
});

test('a rejected picture shows the reason', async () => {
  const { user } = await openField();
  await user.click(screen.getByRole('button', { name: 'Immagine' }));
  const panel = screen.getByRole('dialog', { name: 'Immagine' });
  await user.click(within(panel).getByRole('button', { name: 'Inserisci' }));
  const field = within(panel).getByLabelText('Immagine');
  expect(field).toHaveAccessibleDescription('Scegli prima un file.');
  const svg = new File(['<svg onload="alert(1)"/>'], 'a.png', { type: 'image/png' });
  await user.upload(field, svg);
  await user.click(within(panel).getByRole('button', { name: 'Inserisci' }));
  expect(await within(panel).findByText(/non è un’immagine/)).toBeVisible();
});

test('a new value from outside replaces the text and can be undone', async () => {
  const { user, text } = await openField();
  await user.click(screen.getByRole('button', { name: 'cambia' }));
  await waitFor(() => expect(text).toHaveTextContent('Da fuori'));
  await user.click(text);
  await user.click(await screen.findByRole('button', { name: 'Annulla modifica' }));
  expect(onChange).toHaveBeenLastCalledWith('<p>Il lago</p>');
});

test('Escape leaves the editor, and Tab continues from there', async () => {
  const { user } = await openField();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
  await user.tab();
  expect(screen.getByRole('button', { name: 'cambia' })).toHaveFocus();
});

test('the tools stay until the press that leaves the field is over', async () => {
  const { user } = await openField();
  const target = screen.getByRole('button', { name: 'cambia' });
  await user.pointer({ keys: '[MouseLeft>]', target });
  expect(target).toHaveFocus();
  expect(screen.getByRole('toolbar')).toBeVisible();
  await user.pointer({ keys: '[/MouseLeft]', target });
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Contenuto' })).toHaveTextContent('Da fuori');
});

test('at most three editors are mounted, and one has its tools', async () => {
  const user = userEvent.setup();
  render(
    [1, 2, 3, 4].map((n) => (
      <RichText key={n} label={`Nome ${n}`} language="it" value="" onChange={onChange} />
    )),
  );
  const editors = () => document.querySelectorAll('[contenteditable="true"]');
  for (const n of [1, 2, 3, 4]) {
    const text = () => screen.getByRole('textbox', { name: `Nome ${n}` });
    await user.click(text());
    await waitFor(() => expect(editors()).toHaveLength(Math.min(n, 3)));
    await waitFor(() =>
      expect(screen.getByRole('toolbar')).toHaveAttribute('aria-controls', text().id),
    );
  }
  expect(screen.getByRole('textbox', { name: 'Nome 1' })).not.toHaveAttribute('contenteditable');
});

test('stored HTML is shown sanitised, with lang and dir per block', () => {
  act(() => {
    render(
      <RichTextView
        language="ar"
        html='<h2>بحيرة</h2><p lang="en" dir="ltr" onclick="x()">Lake</p>'
      />,
    );
  });
  expect(screen.getByRole('heading', { name: 'بحيرة' })).toHaveAttribute('dir', 'rtl');
  expect(screen.getByText('Lake')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Lake')).not.toHaveAttribute('onclick');
});
