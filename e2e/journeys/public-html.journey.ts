import assert from 'node:assert/strict';
import { test } from 'node:test';
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
