import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { openNodePlatform } from './node-platform.ts';
import { readEnvironment } from './settings/environment.ts';

const api = join(__dirname, '../../..');

/** The variables that the warnings of a start name. */
async function warningsOf(variables: Record<string, string>): Promise<unknown[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wabu-platform-'));
  const warnings: unknown[] = [];
  const environment = readEnvironment({ DATA_DIR: dataDir, ...variables });
  const folders = { migrations: join(api, 'migrations'), root: join(api, '..') };
  const platform = await openNodePlatform(environment, folders, (level, _, entry) => {
    if (level === 'warn') warnings.push(entry?.set);
  });
  await platform.close();
  await rm(dataDir, { recursive: true });
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
