import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expectAccessible } from '../../testing/axe.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import './dialog/run-dialog.tsx';
import { ProgressDialog } from './progress-dialog.tsx';
import { type Step, useStepRun } from './use-step-run.ts';

interface LongActionProps {
  step: Step;
  onEnd?: (state: string) => void;
}

function LongAction({ step, onEnd = () => undefined }: LongActionProps) {
  const { run, start, stop, resume } = useStepRun();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void start({ total: 1_200, step }).then(({ state }) => onEnd(state));
  }, []);
  if (run === null) return null;
  return (
    <ProgressDialog
      title="Importo"
      run={run}
      explain={(error) => (error as Error).message}
      onStop={stop}
      onResume={() => void resume()?.then(({ state }) => onEnd(state))}
      onClose={() => undefined}
    />
  );
}

/** Steps of 500 that end when the test says so. */
function heldSteps() {
  let release: () => void = () => undefined;
  const step: Step = (done) =>
    new Promise((resolve) => {
      release = () => resolve(Math.min(done + 500, 1_200));
    });
  return { step, release: () => release() };
}

test('a run shows its progress, stops after the step under way, and goes on', async () => {
  const { step, release } = heldSteps();
  const onEnd = jest.fn();
  const { user } = renderUi(<LongAction step={step} onEnd={onEnd} />);
  expect(await screen.findByText('0 di 1200')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Importo' })).toHaveAttribute('max', '1200');
  await expectAccessible();
  release();
  expect(await screen.findByText('500 di 1200')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ferma' }));
  expect(screen.getByRole('button', { name: 'Mi fermo...' })).toBeVisible();
  release();
  expect(await screen.findByText('Fermato. Quello che è già fatto resta.')).toBeVisible();
  expect(screen.getByText('1000 di 1200')).toBeVisible();
  expect(onEnd).toHaveBeenLastCalledWith('stopped');
  await user.click(screen.getByRole('button', { name: 'Continua' }));
  release();
  await screen.findByText('1200 di 1200');
  expect(onEnd).toHaveBeenLastCalledWith('done');
});

test('a step without an answer is repeated; a rejected one is not, and is explained', async () => {
  const asked: number[] = [];
  const step: Step = async (done) => {
    asked.push(done);
    if (asked.length === 1) throw new TypeError('No connection');
    if (done === 500) throw Object.assign(new Error('Permessi non validi'), { status: 403 });
    return done + 500;
  };
  renderUi(<LongAction step={step} />);
  expect(await screen.findByText('Permessi non validi')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible();
  expect(asked).toEqual([0, 0, 500]);
});
