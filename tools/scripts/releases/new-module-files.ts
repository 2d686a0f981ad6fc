import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.mjs';

/** `Wine cellars` for `wine-cellars`. */
export const titleOf = (id: string) => {
  const words = id.replaceAll('-', ' ');
  return words[0]?.toUpperCase() + words.slice(1);
};
const pascal = (id: string) =>
  id
    .split('-')
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join('');

/** The files of a new section in this tree by their path. */
export function filesOfNewModule(id: string): Record<string, string> {
  const description = {
    name: `@wabu/mf-${id}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    wabu: descriptionOf(id),
    scripts: {
      types: 'node ../node_modules/typescript-native/bin/tsc --noEmit -p .',
      dev: 'rspack serve',
      build: 'rspack build',
    },
    dependencies: { '@wabu/api': '1.0.0', '@wabu/shared': sharedVersion() },
  };
  return {
    'package.json': `${JSON.stringify(description, null, 2)}\n`,
    'tsconfig.json': '{ "extends": "../tsconfig.json", "include": ["src", "*.ts"] }\n',
    'rspack.config.ts': `import { remote } from '../rspack.base.ts';

export default remote(import.meta.dirname);
`,
    ...sourcesOfNewModule(id),
  };
}

/** The `wabu` key of its package.json. */
export function descriptionOf(id: string) {
  const route = `/adminwabu/${id}`;
  const title = titleOf(id);
  return {
    id,
    area: 'admin',
    routes: [route],
    navigation: [{ path: route, label: { it: title, en: title }, order: 70 }],
    requires: 'suppliers.read',
    namespaces: [id],
    check: [{ screen: 'page', path: route, shows: 'role=heading[level=1]' }],
  };
}

/** A page, its words and a test. */
export function sourcesOfNewModule(id: string): Record<string, string> {
  const route = `/adminwabu/${id}`;
  const title = titleOf(id);
  const page = `${pascal(id)}Page`;
  return {
    'src/module.tsx': `import { defineModule } from '@wabu/shared/module';
import { ${page} } from './${id}/${id}-page.tsx';

/** The exports of this module. */
export const face = defineModule({
  id: '${id}',
  pages: { '${route}': ${page} },
  words: async (language) =>
    language === 'en'
      ? (await import(/* webpackChunkName: 'words-en' */ './words/en.ts')).en
      : (await import(/* webpackChunkName: 'words-it' */ './words/it.ts')).it,
});
`,
    'src/words/it.ts': `/** The Italian words define the type of the other languages. */
export const it = { title: '${title}', empty: 'Qui non c’è ancora niente' };
`,
    'src/words/en.ts': `import type { it } from './it.ts';

export const en: typeof it = { title: '${title}', empty: 'Nothing here yet' };
`,
    [`src/${id}/${id}-page.tsx`]: `import { useWords } from '@wabu/shared/i18n';
import { EmptyState, PageHeader } from '@wabu/shared/ui';
import type { it } from '../words/it.ts';

/** The page of this section. */
export function ${page}() {
  const t = useWords<typeof it>('${id}');
  return (
    <>
      <PageHeader title={t('title')} />
      <EmptyState title={t('empty')} />
    </>
  );
}
`,
    'src/module.test.tsx': `import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { createTestApi, type TestApi } from '@wabu/api/testing';
import { renderModule } from '@wabu/shared/testing';
import { face } from './module.tsx';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test('the section shows its title', async () => {
  await renderModule(face, { path: '${route}', api });
  expect(await screen.findByRole('heading', { name: '${title}' })).toBeVisible();
});
`,
  };
}

/** Null, or the reason why a module cannot have this name. */
export function rejectionOf(id: string, command: string): string | null {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)
    ? null
    : `A name is lower case letters, digits and hyphens: ${command} boats`;
}

const sharedVersion = (): string =>
  JSON.parse(readFileSync(join(root, 'shared/package.json'), 'utf8')).version;
