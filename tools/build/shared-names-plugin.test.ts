import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { rspack } from '@rspack/core';
import { SharedNamesPlugin } from './shared-names-plugin.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wabu-names-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The names that a build of these sources takes from the shell's entry points. */
async function namesTakenBy(sources: Record<string, string>) {
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
  const plugin = new SharedNamesPlugin('taken');
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: './entry.js',
    output: { path: join(folder, 'dist') },
    externals: [/^@wabu\//, 'react'],
    plugins: [plugin],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error) => (error ? reject(error) : compiler.close(() => resolve()))),
  );
  return plugin.names;
}

test('used names are recorded, of static parts and of parts that load later', async () => {
  const names = await namesTakenBy({
    'entry.js': `
      import { Button, Input as Field, Unused } from '@wabu/shared/ui';
      import { can } from '@wabu/shared/entities/permissions';
      import { use } from 'react';
      export { showToast } from '@wabu/shared/ui';
      export const page = () => [Button, Field, can, use, import('./later.js')];`,
    'later.js': `
      import * as ui from '@wabu/shared/ui';
      import { useWords } from '@wabu/shared/i18n';
      export const later = [ui.Dial, useWords];`,
  });
  expect(names).toEqual({
    '@wabu/shared/i18n': ['useWords'],
    '@wabu/shared/ui': ['Button', 'Dial', 'Input', 'showToast'],
  });
});

test('an entry point that is taken as a whole is recorded as such', async () => {
  const names = await namesTakenBy({
    'entry.js': `
      import * as ui from '@wabu/shared/ui';
      export const all = (name) => ui[name];
      export const late = () => import('@wabu/shared/session');`,
  });
  expect(names).toEqual({ '@wabu/shared/session': ['*'], '@wabu/shared/ui': ['*'] });
});
