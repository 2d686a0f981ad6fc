import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { root } from '../fixtures/folders.ts';
import { fileOf, keptLooks, type Look, languages, themes, windows } from './looks.ts';
import { type Screen, screens } from './screens.ts';

/** In the repository: some looks of each screen, small. */
export const keptFolder = `${root}docs/gallery/`;
/** Of the last run: every look, in full size. */
export const wholeFolder = `${root}.cache/gallery/`;

const groups: [title: string, of: Screen[]][] = [
  ['The staff area', screens.staff],
  ['Public pages', screens.visitors],
];

const isKeptOf =
  ({ kept }: Screen) =>
  ({ width }: Look) =>
    kept.includes(width);
const lookName = ({ language, theme, width }: Look) => `${width}, ${theme}, ${language}`;

/** Writes the page of the kept pictures, and removes pictures of screens that are gone. */
export function writeKeptIndex(): void {
  const pages = groups.map(([title, of]) => `## ${title}\n\n${of.map(rowOf).join('\n\n')}`);
  const text = `# Gallery

Every screen of the staff area and every public page, in light Italian and dark English, at 390, 768, 1024, 1440 and 1920 pixels; of dialogs, a phone and a desktop. \`npm run gallery\` opens all of them in every language, theme and width, expects no axe violation, no error in the console and nothing wider than the window, and renews the pictures that look different; \`npm run verify\` does the same. It writes all looks in full size to \`.cache/gallery/index.html\`.

${pages.join('\n\n')}
`;
  mkdirSync(keptFolder, { recursive: true });
  writeFileSync(`${keptFolder}README.md`, text);
  const known = new Set(
    groups.flatMap(([, of]) =>
      of.flatMap((screen) =>
        keptLooks.filter(isKeptOf(screen)).map((look) => `${fileOf(screen.name, look)}.webp`),
      ),
    ),
  );
  for (const file of readdirSync(keptFolder))
    if (file.endsWith('.webp') && !known.has(file)) rmSync(keptFolder + file);
}

function rowOf(screen: Screen): string {
  const pictures = keptLooks.filter(isKeptOf(screen)).map((look) => {
    const file = `${fileOf(screen.name, look)}.webp`;
    return `<a href="${file}"><img src="${file}" height="180" alt="${lookName(look)}" loading="lazy"></a>`;
  });
  return `**${screen.name}**\n\n${pictures.join('\n')}`;
}

/** Writes the page of all looks of a run. */
export function writeWholeIndex(): void {
  const looks = languages.flatMap((language) =>
    themes.flatMap((theme) => windows.map(({ width }) => ({ language, theme, width }))),
  );
  const rows = groups
    .flatMap(([, of]) => of)
    .map(({ name }) => {
      const pictures = looks.map((look) => {
        const file = `${fileOf(name, look)}.jpg`;
        const words = lookName(look);
        return `<a href="${file}"><img src="${file}" height="240" loading="lazy" alt="${words}" title="${words}"></a>`;
      });
      return `<h2>${name}</h2>\n${pictures.join('\n')}`;
    });
  mkdirSync(wholeFolder, { recursive: true });
  writeFileSync(
    `${wholeFolder}index.html`,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>\n${rows.join('\n')}\n`,
  );
}
