import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import type { Server } from '../../../e2e/fixtures/server.ts';
import { buildBaseline } from '../build-baseline.ts';
import { newProfile } from '../chromium.ts';

const lexical = ['lexical', '@lexical/react', '@lexical/rich-text', '@lexical/html'];

/**
 * A page of the same origin with nothing but Lexical's editor, or one for each of several texts; the caret is at the
 * end of the text of this number. `width` of the texts in pixels; by default the page's.
 */
export async function lexicalPage(
  browser: Browser,
  server: Server,
  texts: readonly string[],
  number = 1,
  width?: number,
): Promise<Page> {
  const dist = await buildBaseline({
    name: 'lexical',
    packages: [...lexical.map((name) => `${name}@0.52.0`), 'react@19', 'react-dom@19'],
    entry: new URL('app.jsx', import.meta.url),
  });
  const script = readdirSync(dist).find((name) => name.endsWith('.js')) ?? '';
  const page = await (await newProfile(browser)).newPage();
  const address = `${server.url}/lexical-of-the-bench`;
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><body>${texts.map((html) => `<template>${html}</template>`).join('')}<div id="root"${width ? ` style="inline-size: ${width}px"` : ''}></div>`,
    }),
  );
  await page.goto(address);
  await page.addScriptTag({ content: readFileSync(`${dist}/${script}`, 'utf8') });
  await page
    .locator('[contenteditable]')
    .nth(number - 1)
    .click();
  await page.keyboard.press('Control+End');
  return page;
}
