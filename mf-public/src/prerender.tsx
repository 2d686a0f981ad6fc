import { text } from 'node:stream/consumers';
import {
  addWords,
  type LanguageCode,
  languageCodes,
  PREFIX_SLOT,
  startI18n,
} from '@wabu/shared/i18n';
import { MemoryRouter } from '@wabu/shared/routing/memory';
import { Suspense } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { face } from './module.tsx';
import { PRIVACY } from './page/public-words.ts';

/** Pages that load more than the module's first files, by the names of the chunks that they load. */
const long = ['/privacy', '/cookies'];

/** Writes every page of this module in every language, from the components that will hydrate it. */
export async function prerender(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  // One after the other: there is one language at a time.
  for (const language of languageCodes) {
    startI18n(language);
    await provide(language);
    for (const path of Object.keys(face.pages)) {
      const name = path === '/' ? 'home' : path.slice(1);
      const page = { ...splitHead(await write(path)), chunks: chunksOf(path, language) };
      files[`prerendered/${language}/${name}.json`] = JSON.stringify(page);
    }
  }
  return files;
}

async function provide(language: LanguageCode): Promise<void> {
  const { words } = await import(`./words/${language}.ts`);
  const privacy = await import(`./privacy/words/${language}.ts`);
  addWords(face.id, language, words);
  addWords(PRIVACY, language, privacy.words);
}

async function write(path: string): Promise<string> {
  const Page = face.pages[path];
  if (!Page) return '';
  const { prelude } = await prerenderToNodeStream(
    <MemoryRouter initialEntries={[PREFIX_SLOT + path]}>
      <Suspense>
        <Page />
      </Suspense>
    </MemoryRouter>,
  );
  return text(prelude);
}

/** React writes what belongs in the head first, and the page itself inside the marks of its boundary. */
function splitHead(html: string): { head: string; body: string } {
  const [head = '', body = ''] = html.split('<!--$-->');
  return { head, body: body.replace(/<!--\/\$-->$/, '') };
}

function chunksOf(path: string, language: LanguageCode): string[] {
  const words = `words-${language}-ts`;
  return long.includes(path) ? [words, `page-${path.slice(1)}`, `privacy-${language}-ts`] : [words];
}
