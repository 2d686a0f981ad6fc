import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUi } from '@wabu/shared/testing';
import { useState } from 'react';
import { lazyPart } from './lazy-part.tsx';

const network = { isOff: true };
beforeEach(() => {
  network.isOff = true;
});

const load = async (text: string) => {
  if (network.isOff) throw new TypeError('Failed to fetch');
  return (_: { onClose?: () => void }) => <p>{text}</p>;
};
const Window = lazyPart(() => load('La finestra'));
const Panel = lazyPart(() => load('Il pannello'));

function Form() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Nome" defaultValue="Testo scritto" />
      <button type="button" onClick={() => setOpen(true)}>
        Apri
      </button>
      {isOpen && <Window onClose={() => setOpen(false)} />}
    </>
  );
}

test('a dialog that does not load fails alone, and opens with «Riprova» when the network is back', async () => {
  const { user } = renderUi(<Form />);
  await user.click(screen.getByRole('button', { name: 'Apri' }));
  const failed = await screen.findByRole('dialog', { name: /Questa parte non si è caricata/ });
  await user.click(screen.getByRole('button', { name: 'Chiudi' }));
  expect(failed).not.toBeInTheDocument();
  expect(screen.getByDisplayValue('Testo scritto')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Apri' }));
  await screen.findByRole('dialog');
  network.isOff = false;
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('La finestra')).toBeVisible();
  expect(screen.getByDisplayValue('Testo scritto')).toBeVisible();
});

test('a part of the page that does not load says so in its place', async () => {
  const { user } = renderUi(<Panel />);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Questa parte non si è caricata/);
  network.isOff = false;
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('Il pannello')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

const Text = () => <p>Il testo</p>;
// The first place has it before the second asks.
// biome-ignore lint/suspicious/noThenProperty: a promise that calls back at once
const arrived = { then: (show: (part: typeof Text) => void) => show(Text) };
const Twice = lazyPart(() => arrived as unknown as Promise<typeof Text>);

test('a part that arrives for one place after another has been drawn is shown in both', () => {
  renderUi(
    <>
      <Twice />
      <Twice />
    </>,
  );
  expect(screen.getAllByText('Il testo')).toHaveLength(2);
});
