import { beforeEach, expect, test } from '@jest/globals';
import { card, renderCards } from '../testing/render-tests-page.tsx';
import { ErrorsCard } from './errors-card.tsx';

// The test files of one worker share the marks of the process.
beforeEach(() => performance.clearMarks());

const script = 'http://localhost/modules/boats/1.0.0/module.js';
const mark = () =>
  performance.mark('module-failed:boats', {
    detail: { version: '1.0.0', stack: `Error: sunk\n    at Page (${script}:1:1)` },
  });

test('without an error the card says so', async () => {
  await renderCards(ErrorsCard);
  expect(card('Errori dei moduli').getByText(/Nessun errore/)).toBeVisible();
});

test('an error that happens twice is shown twice, with its stack, to a king', async () => {
  mark();
  mark();
  await renderCards(ErrorsCard, { role: 'king' });
  expect(await card('Errori dei moduli').findAllByText(/sunk\s+at Page/)).toHaveLength(2);
});

test('an admin sees the plain message', async () => {
  mark();
  await renderCards(ErrorsCard, { role: 'admin' });
  expect(card('Errori dei moduli').getByText('Error: sunk')).toBeVisible();
});
