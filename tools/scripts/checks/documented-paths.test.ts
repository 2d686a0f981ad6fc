import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { root } from '../../root.mjs';
import { workspaces } from '../build/workspaces.mjs';
import { missingPaths } from './documented-paths.mjs';

const tops = [...workspaces, 'docs', 'rspack.base.ts', '.dependency-cruiser.mjs'];
const exists = (path: string) => existsSync(`${root}/${path}`);

const documents = readdirSync(`${root}/docs`, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);

test.each(['README.md', ...documents])('%s names only paths and links that exist', (document) => {
  const text = readFileSync(`${root}/${document}`, 'utf8');
  expect(missingPaths(text, { document, tops, exists })).toEqual([]);
});

test('a path or a relative link that does not exist is reported', () => {
  const found = missingPaths(
    'See `api/src/gone.ts`, `api/src`, `api/src/<entity>/routes.ts`, `api/gone/*.ts`, `npm run x`, [a](gone.md), [b](https://example.org/c).',
    { document: 'docs/a.md', tops: ['api'], exists: (path: string) => path === 'api/src' },
  );
  expect(found).toEqual(['api/src/gone.ts', 'api/gone', 'docs/gone.md']);
});
