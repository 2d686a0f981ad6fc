import { expect, jest, test } from '@jest/globals';
import { startVitals } from './start-vitals.ts';

function waitsForMeasures(hasBeenActive: boolean): boolean {
  jest.useFakeTimers();
  Object.assign(navigator, { userActivation: { hasBeenActive } });
  const cancel = startVitals();
  const isWaiting = jest.getTimerCount() > 0;
  cancel();
  expect(jest.getTimerCount()).toBe(0);
  return isWaiting;
}

test('the page that the browser has loaded is measured', () => {
  expect(waitsForMeasures(false)).toBe(true);
});

test('a page that follows a sign-in by the form is not: what was loaded is the login', () => {
  expect(waitsForMeasures(true)).toBe(false);
});
