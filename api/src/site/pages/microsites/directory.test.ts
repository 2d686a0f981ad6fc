import { expect, test } from '@jest/globals';
import { forEachTest } from '@wabu/shared/testing/for-tests';
import { createMemoryPlatform } from '../../../platform/node/testing/memory-platform.ts';
import { micrositeIn } from '../../microsites/testing/a-microsite.ts';
import { publishMicrosites } from '../../search/testing/publish-microsites.ts';
import { renderDirectory } from './directory.tsx';

const platform = forEachTest(createMemoryPlatform);

test('the directory has a page for each 24 microsites, and links between them', async () => {
  const numbers = Array.from({ length: 25 }, (_, index) => String(index).padStart(2, '0'));
  await publishMicrosites(
    platform.database,
    numbers.map((number) =>
      micrositeIn(`luogo-${number}`, `Luogo ${number}`, 'Riva', { it: ['x', 'y'] }),
    ),
  );
  const render = (after: string) =>
    renderDirectory(platform, {
      language: 'de',
      prefix: '/de',
      after,
      town: '',
      kind: '',
      measured: false,
    });
  const first = await render('');
  expect(first.body).toContain('href="/de/siti?after=luogo-23" rel="next"');
  expect(first.body).not.toContain('luogo-24');
  expect(first.head).not.toContain('noindex');
  const second = await render('luogo-23');
  expect(second.body).toContain('<a href="/de/siti/luogo-24">');
  expect(second.body).toContain('<a class="dr-link" href="/de/siti">');
  expect(second.body).not.toContain('rel="next"');
  expect(second.head).toContain('noindex');
});

test('without microsites it says so', async () => {
  const asked = {
    language: 'it',
    prefix: '',
    after: '',
    town: '',
    kind: '',
    measured: false,
  } as const;
  expect((await renderDirectory(platform, asked)).body).toContain('Non c’è ancora nessun luogo.');
});
