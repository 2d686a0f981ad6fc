import { act } from '@testing-library/react';
import { idle } from '../parts/run-when-idle.ts';
import { quiet } from '../parts/when-quiet.ts';

/** Idle work changes the page, which React wants to be told in tests. */
export function actWhenIdle(): void {
  quiet.wait = async () => undefined;
  idle.request = (run) => void setTimeout(() => act(run));
}
