import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { isLanguageCode, type LanguageCode, languageCodes } from '../i18n/languages.ts';
import type { Words } from '../module/contract.ts';
import { flatten, pluralFlaws, translationErrors, typographyFlaws } from './words.ts';

const root = join(__dirname, '../..');
const workspaces = readdirSync(root).filter((name) => /^(mf-.*|shell|shared)$/.test(name));

/** The files of words of every workspace: `words/it.ts`, `words/translate-en.ts`, `words/layout/it.ts`. */
const files = workspaces.flatMap((workspace) => {
  const folder = workspace === 'shared' ? 'shared/ui' : `${workspace}/src`;
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)words\/(\w+\/)?([a-z]+-)?[a-z]{2}\.ts$/.test(file))
    .map((file) => `${folder}/${file}`);
});
const folders = [...new Set(files.map((file) => dirname(file)))];
/** Folders with a file in each language: the words of public pages. */
const publicFolders = folders.filter((folder) =>
  languageCodes.every((code) => files.includes(`${folder}/${code}.ts`)),
);

function languageOfFile(file: string): LanguageCode {
  const code = file.slice(-5, -3);
  if (!isLanguageCode(code)) throw new Error(`${file} is in no language`);
  return code;
}

async function wordsIn(file: string): Promise<Words[]> {
  return Object.values(await import(join(root, file)));
}

test('finds the words of every workspace', () => {
  expect(files.length).toBeGreaterThan(35);
  expect(publicFolders).toHaveLength(5);
});

test.each(files)('%s has every plural form and correct typography', async (file) => {
  for (const words of await wordsIn(file)) {
    expect(pluralFlaws(languageOfFile(file), words)).toEqual([]);
    const flaws = [...flatten(words)].flatMap(([key, text]) =>
      typographyFlaws(text).map((flaw) => `${key}: ${flaw}`),
    );
    expect(flaws).toEqual([]);
  }
});

test.each(publicFolders)('%s has every word in every language, in its script', async (folder) => {
  const words = await Promise.all(
    languageCodes.map(async (code) => [code, (await wordsIn(`${folder}/${code}.ts`))[0]] as const),
  );
  expect(translationErrors(Object.fromEntries(words) as Record<LanguageCode, Words>)).toEqual([]);
});
