import { mkdirSync, writeFileSync } from 'node:fs';
import { root } from '../fixtures/folders.ts';
import { fileOf, languages, themes, windows } from './looks.ts';
import { screens } from './screens.ts';

/** Every look of the last run, in full size. */
export const galleryFolder = `${root}.cache/gallery/`;

/** Writes the page of all looks of a run. */
export function writeIndex(): void {
  const looks = languages.flatMap((language) =>
    themes.flatMap((theme) => windows.map(({ width }) => ({ language, theme, width }))),
  );
  const rows = [...screens.staff, ...screens.visitors].map(({ name }) => {
    const pictures = looks.map((look) => {
      const file = `${fileOf(name, look)}.jpg`;
      const words = `${look.width}, ${look.theme}, ${look.language}`;
      return `<a href="${file}"><img src="${file}" height="240" loading="lazy" alt="${words}" title="${words}"></a>`;
    });
    return `<h2>${name}</h2>\n${pictures.join('\n')}`;
  });
  mkdirSync(galleryFolder, { recursive: true });
  writeFileSync(
    `${galleryFolder}index.html`,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>\n${rows.join('\n')}\n`,
  );
}
