import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { aRegistryModule } from '@wabu/shared/testing/registry-module';
import { claimsOf, ownersOf, withOwners } from './owners.ts';

const root = join(__dirname, '../../../..');
const section = (name: string) => ({ kind: 'section', name }) as const;
const boats = aRegistryModule('boats');

test('every module of the program owns what its package.json describes', () => {
  const { ownerOf } = ownersOf([], []);
  const workspaces = readdirSync(root).filter((name) => name.startsWith('mf-'));
  expect(workspaces.length).toBeGreaterThan(4);
  for (const name of workspaces) {
    const { wabu } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
    const claims = claimsOf({ id: wabu.id, description: wabu });
    expect([name, claims.filter((claim) => ownerOf(claim) !== wabu.id)]).toEqual([name, []]);
  }
});

test('a stored claim comes before the program, and the program before an installed build', () => {
  const moduleId = 'ferries';
  const { ownerOf } = ownersOf([{ ...section('/adminwabu/users'), moduleId }], [boats]);
  expect(ownerOf(section('/adminwabu/users'))).toBe('ferries');
  expect(ownerOf(section('/adminwabu/suppliers'))).toBe('suppliers');
  expect(ownerOf(section('/adminwabu/boats'))).toBe('boats');
  expect(ownerOf(section('/adminwabu/ships'))).toBeNull();
});

test('the registry names the sections of another module, and the slots of its own', () => {
  const claims = [
    { ...section('/adminwabu/boats'), moduleId: 'ferries' },
    { kind: 'slot', name: 'boats.detail', moduleId: 'boats' },
  ] as const;
  expect(withOwners(boats, ownersOf([...claims], []))).toEqual({
    ...boats,
    foreign: ['/adminwabu/boats'],
    ownSlots: ['boats.detail'],
  });
  expect(withOwners(boats, ownersOf([], []))).toEqual({ ...boats, ownSlots: [] });
});
