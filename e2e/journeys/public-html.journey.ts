import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { everyPage, publicPaths } from '../fixtures/public-site.ts';
import { startServer } from '../fixtures/server.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // How React spells: to a browser it is all the same.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'doctype-style': 'off',
      'void-style': 'off',
    },
  }),
);

/** The class names of the markup that no rule of the document's own style element is about. */
function unstyledClasses(html: string): string[] {
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const body = html.slice(html.indexOf('<body>'));
  const names = [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, all = '']) => all.split(/\s+/));
  return [...new Set(names)].filter((name) => !styles.includes(`.${name}`));
}

test('The styles of every page in every language stand in its HTML', async () => {
  const server = await startServer();
  try {
    for (const path of everyPage) {
      const html = await (await fetch(server.url + path)).text();
      assert.ok(html.includes(' class="'), path);
      assert.deepEqual(unstyledClasses(html), [], path);
    }
  } finally {
    await server.dispose();
  }
});

test('The login page describes itself in every language and is not listed', async () => {
  const server = await startServer();
  try {
    const descriptions = new Set<string>();
    for (const code of languageCodes) {
      const html = await (await fetch(`${server.url}/${code}/login`)).text();
      const [, description = ''] = /<meta name="description" content="([^"]+)"/.exec(html) ?? [];
      descriptions.add(description);
      assert.ok(html.includes('<meta name="robots" content="noindex"'), code);
      assert.ok(!/rel="(canonical|alternate)"/.test(html), code);
    }
    assert.equal(descriptions.size, languageCodes.length);
  } finally {
    await server.dispose();
  }
});

test('Every page in every language is valid HTML', async () => {
  const server = await startServer();
  try {
    const found: string[] = [];
    for (const path of [...publicPaths, '/adminwabu/dashboard', ...everyPage]) {
      const answer = await fetch(server.url + path);
      const { results } = await validator.validateString(await answer.text());
      for (const { messages } of results) {
        found.push(...messages.map(({ ruleId, message }) => `${path} ${ruleId}: ${message}`));
      }
    }
    assert.deepEqual(found, []);
  } finally {
    await server.dispose();
  }
});
