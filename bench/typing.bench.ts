import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { languages } from '@wabu/shared/i18n/languages';
import { seedFrontends } from '../e2e/fixtures/frontends.ts';
import { tokenFor } from '../e2e/fixtures/people.ts';
import { startServer } from '../e2e/fixtures/server.ts';
import { frontendsPageOf } from '../e2e/pages/frontends-page.ts';
import { buildBaseline } from './lib/build-baseline.ts';
import { newPage, uncappedFrameRate, withChromium } from './lib/chromium.ts';
import { timeKeys } from './lib/keys.ts';
import { interleaved, type Row } from './lib/row.ts';

const ROUNDS = 5;
const SENTENCE = ' una gita in barca al tramonto';
/** The pace of a fast typist. */
const EVERY_MS = 90;

const WORDS_PER_PARAGRAPH = 50;
const textOf = (words: number) =>
  `<p><strong>Lago</strong>${' di Garda'.repeat((WORDS_PER_PARAGRAPH - 1) / 2)}</p>`.repeat(
    words / WORDS_PER_PARAGRAPH,
  );
const inAll = Object.fromEntries(languages.map(({ code }) => [code, textOf(50)]));
const forms = {
  'a form of 20 sections × 9 languages': { sections: Array(20).fill(inAll), section: 10 },
  'a text of 5,000 words': { sections: [{ it: '<p>Il lago</p>', en: textOf(5_000) }], section: 1 },
};

/** From a key to its painted letter, beside Lexical's editors with the same texts. */
export async function measure(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [where, { sections, section }] of Object.entries(forms))
    rows.push(
      ...(await withChromium((it) => typing(it, where, sections, section), uncappedFrameRate)),
    );
  return rows;
}

async function typing(
  browser: Browser,
  where: string,
  texts: Record<string, string>[],
  section: number,
): Promise<Row[]> {
  const server = await startServer({ data: 'empty', env: { DEMO: '0' } });
  const session = await tokenFor(server.url, 'king');
  const NomeSezione = { it: '<p>Sezione</p>' };
  const Sezioni = texts.map((Contenuto) => ({ visible: true, NomeSezione, Contenuto }));
  await seedFrontends(server.url, session, [{ URL: 'grande', Sezioni }]);
  const page = await newPage(browser, server.url, session);
  await page.goto(`${server.url}/adminwabu/frontends?frontend=grande&mode=edit`);
  await frontendsPageOf(page).write('Contenuto', section, 'English', ' ');
  const lexical = await lexicalPage(
    browser,
    server.url,
    texts.flatMap((text) => Object.values(text)),
    texts.slice(0, section).flatMap(Object.keys).lastIndexOf('en'),
  );
  // Not the page around it: what it does in later frames is no letter.
  const type = (on: Page) => () => timeKeys(on, '[contenteditable=true]:focus', SENTENCE, EVERY_MS);
  const found = await interleaved(ROUNDS, type(page), type(lexical));
  await server.dispose();
  const letters = {
    name: `key → letter painted in ${where}, p95`,
    runs: found.subject.flat(),
    quantile: 0.95,
    unit: 'ms' as const,
  };
  const baseline = { what: 'Lexical in a plain page', runs: found.baseline.flat() };
  return [
    { ...letters, limit: { atMost: 16 } },
    { ...letters, name: `${letters.name}, beside Lexical`, baseline },
  ];
}

/** A page with nothing but an editor for each text; the caret is at the end of the text of this index. */
async function lexicalPage(
  browser: Browser,
  url: string,
  texts: readonly string[],
  index: number,
): Promise<Page> {
  const names = ['lexical', '@lexical/react', '@lexical/rich-text', '@lexical/html'];
  const packages = [...names.map((name) => `${name}@0.52.0`), 'react@19', 'react-dom@19'];
  const script = buildBaseline('lexical', packages);
  const page = await newPage(browser, url);
  const templates = texts.map((html) => `<template>${html}</template>`).join('');
  await page.setContent(`<!doctype html><body>${templates}<div id="root"></div>`);
  await page.addScriptTag({ content: readFileSync(script, 'utf8') });
  await page.locator('[contenteditable]').nth(index).click();
  await page.keyboard.press('Control+End');
  return page;
}
