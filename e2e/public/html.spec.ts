import { expect } from '@playwright/test';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { serverTest as test } from '../fixtures/server-test.ts';
import { htmlErrors } from '../fixtures/valid-html.ts';
import { publicPaths, shellPaths } from '../pages/public-site.ts';

const inBothDirections = ['it', 'ar'].flatMap((code) =>
  [...publicPaths, ...shellPaths].map((path) => `/${code}${path}`),
);

/** Class names of the body without a rule in the inline styles. */
function unstyledClasses(html: string): string[] {
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const body = html.slice(html.indexOf('<body>'));
  const names = [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, all = '']) => all.split(/\s+/));
  return [...new Set(names)].filter((name) => !styles.includes(`.${name}`));
}

test('The HTML of every page has its styles inline @verify', async ({ server }) => {
  for (const path of inBothDirections) {
    const html = await (await fetch(server.url + path)).text();
    expect(html, path).toContain(' class="');
    expect(unstyledClasses(html), path).toEqual([]);
  }
});

test('The login page has a description in every language and is not indexed', async ({
  server,
}) => {
  const descriptions = new Set<string>();
  for (const code of languageCodes) {
    const html = await (await fetch(`${server.url}/${code}/login`)).text();
    const [, description = ''] = /<meta name="description" content="([^"]+)"/.exec(html) ?? [];
    descriptions.add(description);
    expect(html, code).toContain('<meta name="robots" content="noindex"');
    expect(html, code).not.toMatch(/rel="(canonical|alternate)"/);
  }
  expect(descriptions.size).toBe(languageCodes.length);
});

test('Every page is valid HTML in each direction @verify', async ({ server }) => {
  const found: string[] = [];
  for (const path of ['/', '/adminwabu/dashboard', ...inBothDirections]) {
    const html = await (await fetch(server.url + path)).text();
    found.push(...(await htmlErrors(html)).map((error) => `${path} ${error}`));
  }
  expect(found).toEqual([]);
});
