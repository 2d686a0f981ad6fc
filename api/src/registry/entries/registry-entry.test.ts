import { expect, test } from '@jest/globals';
import { CONTRACT_VERSION } from '@wabu/shared/module/contract';
import type { Shell } from '@wabu/shared/module/fit-shell';
import type { StoredBuild } from '../build-repository.ts';
import { chooseBuild } from './registry-entry.ts';

const SHELL: Shell = { shell: '1.4.0', shared: { react: '19.3.1' } };

const entry = { scripts: ['entry.js'], styles: [] };
const preload = { scripts: ['module.js'], styles: [] };
const files = { 'entry.js': 'sha384-1', 'module.js': 'sha384-2', 'page.js': 'sha384-3' };

/** A checked build of boats for this React. */
const build = (
  version: string,
  react: string,
  changes: Partial<StoredBuild> = {},
): StoredBuild => ({
  id: 'boats',
  version,
  built: {
    id: 'boats',
    version,
    contract: CONTRACT_VERSION,
    entry,
    preload,
    files,
    shared: { react },
  },
  digest: null,
  check: {
    id: 'boats',
    version,
    digest: '',
    shells: ['1.4.0'],
    checkedAt: '',
    signature: '',
    publicKey: '',
    signedBy: 'boats',
  },
  size: 1,
  blocked: false,
  stopped: false,
  publishedBy: 'boats',
  publishedAt: 0,
  ...changes,
});
const newer = build('2.0.0', '^20.0.0');
const older = build('1.0.0', '^19.0.0');
const choose = (builds: StoredBuild[], live = '2.0.0', shell: Shell | null = SHELL, id = 'boats') =>
  chooseBuild({ id, live }, builds, shell);

test.each([
  ['the live build where the shell can run it', [older], '1.0.0', '1.0.0'],
  [
    'the live build where an older one could run too',
    [older, build('0.9.0', '^19.0.0')],
    '1.0.0',
    '1.0.0',
  ],
  [
    'the newest one that the shell can run',
    [newer, build('1.1.0', '^19.3.0'), older],
    '2.0.0',
    '1.1.0',
  ],
  [
    'no blocked one',
    [newer, build('1.1.0', '^19.3.0', { blocked: true }), older],
    '2.0.0',
    '1.0.0',
  ],
  [
    'no stopped canary',
    [newer, build('1.1.0', '^19.3.0', { stopped: true }), older],
    '2.0.0',
    '1.0.0',
  ],
  ['the live one where none can run', [newer, build('3.0.0', '^21.0.0')], '2.0.0', '2.0.0'],
])('browsers get %s', (_, builds, live, version) => {
  const chosen = choose(builds, live);
  expect([chosen?.version, chosen?.insteadOf]).toEqual([
    version,
    version === live ? undefined : live,
  ]);
  expect(chosen?.status).toBe('live');
});

test('a blocked live build is named as blocked, and has no substitute', () => {
  expect(choose([{ ...newer, blocked: true }, older])).toMatchObject({
    version: '2.0.0',
    status: 'blocked',
  });
});

test('the shell, and every module where no shell is known, are as they are', () => {
  expect(choose([newer, older], '2.0.0', null)?.version).toBe('2.0.0');
  expect(choose([newer, older], '2.0.0', SHELL, 'shell')?.version).toBe('2.0.0');
});

test('a module without its live build is not there', () => {
  expect(choose([older])).toBeNull();
});

test('an entry has the hashes of its first files, and says when it is unchecked', () => {
  const checked = choose([older], '1.0.0');
  expect(checked).toMatchObject({
    base: '/modules/boats/1.0.0/',
    files: { 'entry.js': 'sha384-1' },
  });
  expect(checked).not.toHaveProperty('unchecked');
  expect(choose([{ ...older, check: null }], '1.0.0')).toMatchObject({ unchecked: true });
  expect(choose([{ ...older, check: null, publishedBy: 'wabu' }], '1.0.0')).not.toHaveProperty(
    'unchecked',
  );
});
