import { expect, jest, test } from '@jest/globals';
import './session-store.ts';

test('a second copy of the session store throws an error with the cause', () => {
  expect(() => jest.isolateModules(() => require('./session-store.ts'))).toThrow(
    '@wabu/shared/session is loaded twice: share it as a singleton',
  );
});
