import { expect, test } from '@jest/globals';
import { aRegistryModule } from '../testing/registry-module.ts';
import { forBrowsers, misfit, providedBy } from './fit-shell.ts';

const imports = { '@wabu/shared/ui': ['Button', 'Dial'] };
const exports = { '@wabu/shared/ui': ['Button'] };
const shell = { shell: '1.4.0', shared: { react: '19.3.1' }, exports };
const boats = aRegistryModule('boats', {
  description: { requiresShell: '^1.0.0 || ^2.0.0' },
  shared: { react: '^19.0.0 || ^20.0.0' },
});

test('a shell provides its version, packages and names, as far as it states them', () => {
  const built = aRegistryModule('shell', { version: '1.4.0', shared: { react: '19.3.1' } });
  expect(providedBy(undefined)).toBeNull();
  expect(providedBy(built)).toEqual({ shell: '1.4.0', shared: { react: '19.3.1' } });
  expect(providedBy({ ...built, exports })).toEqual(shell);
});

test('a build runs in every shell of its ranges that has the names that it imports', () => {
  expect(misfit(boats, shell)).toBeNull();
  expect(misfit(boats, { ...shell, shell: '3.0.0' })).toBe(
    'it needs shell ^1.0.0 || ^2.0.0, the page has 3.0.0',
  );
  expect(misfit({ ...boats, imports }, shell)).toBe(
    'it needs Dial of @wabu/shared/ui, the page has nothing',
  );
});

test('browsers get ranges that they read and the missing names, and no lists of names', () => {
  const entry = forBrowsers({ ...boats, imports, exports }, shell);
  expect(entry).toMatchObject({
    description: { requiresShell: '^1.4.0' },
    shared: { react: '^19.3.1' },
    missing: ['Dial of @wabu/shared/ui'],
  });
  for (const list of ['imports', 'exports']) expect(entry).not.toHaveProperty(list);
  expect(forBrowsers(boats, shell)).not.toHaveProperty('missing');
});

test('without a known shell, and for the shell itself, the ranges stay', () => {
  expect(forBrowsers({ ...boats, imports }, null)).toEqual(boats);
  const { description: _, ...itself } = boats;
  expect(forBrowsers(itself, shell)).toEqual(itself);
});
