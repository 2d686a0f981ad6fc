import { act } from '@testing-library/react';
import { idle } from '../parts/run-when-idle.ts';

/** Idle work changes the page, which React wants to be told in tests. */
export function actWhenIdle(): void {
  idle.request = (run) => void setTimeout(() => act(run));
}
