import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';

let root: string;

/** A path in the temporary folder of the current test. */
export const dir = (...path: string[]) => join(root, ...path);

/** Gives every test of the file a temporary folder. */
export function makeFolder(): void {
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'wabu-test-'));
    // Some tests create a folder in it as an ordinary user.
    await chmod(root, 0o777);
  });
  afterEach(() => rm(root, { recursive: true, force: true }));
}
