import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { isLanguageCode, type LanguageCode } from '../i18n/languages.ts';
import type { Words } from '../module/contract.ts';
import { flatten, pluralFlaws, typographyFlaws } from './words.ts';

const root = join(__dirname, '../..');
const workspaces = readdirSync(root).filter((name) => /^(mf-.*|shell|shared)$/.test(name));

/** The files of words of every workspace: `words/it.ts`, `words/translate-en.ts`. */
const files = workspaces.flatMap((workspace) => {
  const folder = workspace === 'shared' ? 'shared/ui' : `${workspace}/src`;
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)words\/([a-z]+-)?[a-z]{2}\.ts$/.test(file))
    .map((file) => `${folder}/${file}`);
});

function languageOfFile(file: string): LanguageCode {
  const code = file.slice(-5, -3);
  if (!isLanguageCode(code)) throw new Error(`${file} is in no language`);
  return code;
}

async function wordsIn(file: string): Promise<Words[]> {
  return Object.values(await import(join(root, file)));
}

test('every workspace with words is here', () => {
  expect(files.length).toBeGreaterThan(35);
});

test.each(files)('%s counts in every plural form and sets its words well', async (file) => {
  for (const words of await wordsIn(file)) {
    expect(pluralFlaws(languageOfFile(file), words)).toEqual([]);
    const flaws = [...flatten(words)].flatMap(([key, text]) =>
      typographyFlaws(text).map((flaw) => `${key}: ${flaw}`),
    );
    expect(flaws).toEqual([]);
  }
});
