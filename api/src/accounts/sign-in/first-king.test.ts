import { expect, test } from '@jest/globals';
import { createMemoryPlatform } from '../../platform/node/testing/memory-platform.ts';
import { countUsers } from '../users/user-repository.ts';
import { ensureKing } from './first-king.ts';

test('the first king has no name of the program, and none that looks like one', async () => {
  const platform = await createMemoryPlatform();
  for (const username of ['operator', 'Wаbu', 'SYSTEM'])
    await expect(ensureKing(platform, { username, password: undefined })).rejects.toThrow(
      /^KING_USERNAME is or looks like operator, wabu, demo, system, visitor: .*\.$/,
    );
  expect(await countUsers(platform.database)).toBe(0);
});
