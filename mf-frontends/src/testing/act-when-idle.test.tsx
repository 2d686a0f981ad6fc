import { clearImmediate, setImmediate } from 'node:timers';
import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { runWhenIdle } from '../parts/run-when-idle.ts';
import { actWhenIdle } from './act-when-idle.ts';

actWhenIdle();

/** Updates in fifty turns of the event loop, which keeps an act open; its answer arrives meanwhile. */
function BusyPage() {
  const [turn, setTurn] = useState(0);
  const [isIdle, setIdle] = useState(false);
  const [answer, setAnswer] = useState('');
  useEffect(() => {
    const cancel = runWhenIdle(() => setIdle(true));
    const timer = setTimeout(() => setAnswer('Loaded'));
    return () => {
      cancel();
      clearTimeout(timer);
    };
  }, []);
  useEffect(() => {
    const next = turn < 50 ? setImmediate(() => setTurn(turn + 1)) : undefined;
    return () => clearImmediate(next);
  }, [turn]);
  return <p>{isIdle && answer}</p>;
}

test('idle work leaves an open act open for the updates that follow', async () => {
  // An update outside of an act is a console error, which fails the test.
  await act(async () => void render(<BusyPage />));
  expect(await screen.findByText('Loaded')).toBeInTheDocument();
});
