import { expect, test } from '@jest/globals';
import { openData } from './backup/testing/data-folders.ts';
import { dir, makeFolder } from './testing/temporary-folder.ts';

makeFolder();

/** The variables that the warnings of a start name. */
async function warningsOf(variables: Record<string, string>): Promise<unknown[]> {
  const warnings: unknown[] = [];
  const platform = await openData({ DATA_DIR: dir('data'), ...variables }, (level, _, entry) => {
    if (level === 'warn') warnings.push(entry?.set);
  });
  await platform.close();
  return warnings;
}

test.each(['0.0.0.0', '::', '192.0.2.7', 'wabu.internal'])(
  'a server that listens on %s warns about PUBLIC_URL',
  async (HOST) => {
    expect(await warningsOf({ HOST })).toContain('PUBLIC_URL');
    expect(await warningsOf({ HOST, PUBLIC_URL: 'https://wabu.example' })).not.toContain(
      'PUBLIC_URL',
    );
  },
);

test.each(['127.0.0.1', '127.0.1.1', 'localhost', '::1'])(
  'a server that listens on %s does not',
  async (HOST) => {
    expect(await warningsOf({ HOST })).not.toContain('PUBLIC_URL');
  },
);
