import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { startI18n } from '@wabu/shared/i18n';
import { aRegistryModule, expectAccessible, renderUi } from '@wabu/shared/testing';
import { type ReactNode, useEffect, useState } from 'react';
import { provideLayoutWords } from '../words/layout/layout-words.ts';
import { ModuleBoundary } from './module-boundary.tsx';
import { ModuleProblem } from './module-problem.ts';

const boats = aRegistryModule('boats', { version: '1.1.0' });
let isBroken = true;

function InRender() {
  if (isBroken) throw new Error('no boats');
  return <p>Tre barche</p>;
}
function InEffect() {
  useEffect(() => {
    if (isBroken) throw new Error('no boats');
  }, []);
  return <p>Tre barche</p>;
}
function LateInEffect() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isOpen && isBroken) throw new Error('no boats');
  }, [isOpen]);
  return (
    <button type="button" onClick={() => setOpen(true)}>
      {isOpen ? 'Tre barche' : 'Apri'}
    </button>
  );
}

function Unfit(): ReactNode {
  throw new ModuleProblem('incompatible', 'boats', 'the shell lacks Dial of @wabu/shared/ui');
}

beforeAll(async () => {
  startI18n('it');
  await provideLayoutWords();
});
beforeEach(() => {
  isBroken = true;
  // React logs each error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test.each([
  ['while it renders', InRender],
  ['in an effect', InEffect],
  ['in a later effect', LateInEffect],
])('a page that throws %s leaves the rest intact and returns with Riprova', async (_, Page) => {
  const { user } = renderUi(
    <>
      <p>Il resto</p>
      <ModuleBoundary module={boats}>
        <Page />
      </ModuleBoundary>
    </>,
  );
  const opener = screen.queryByRole('button', { name: 'Apri' });
  if (opener) await user.click(opener);
  const title = screen.getByRole('heading', { name: '«boats» non si è caricato' });
  expect(title).toHaveFocus();
  expect(screen.getByText('Il resto')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('boats 1.1.0 · broken · Error: no boats');
  await expectAccessible();

  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(screen.queryByRole('alert')).toBeNull();
  const reopener = screen.queryByRole('button', { name: 'Apri' });
  if (reopener) await user.click(reopener);
  expect(screen.getByText('Tre barche')).toBeVisible();
});

test('a module that does not fit the shell names its team', () => {
  renderUi(
    <ModuleBoundary module={boats}>
      <Unfit />
    </ModuleBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Lo risolve il team boats');
});
