import { text } from 'node:stream/consumers';
import {
  cardElements,
  cardSlot,
  LIST_ELEMENT,
  type ListedMicrosite,
} from '@wabu/shared/entities/microsites/listed-microsite';
import {
  addWords,
  type LanguageCode,
  languageCodes,
  PREFIX_SLOT,
  startI18n,
} from '@wabu/shared/i18n';
import { MemoryRouter } from '@wabu/shared/routing/memory';
import { createElement, type ReactNode, Suspense } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { MicrositeCard, MicrositeList } from './microsites/microsite-list.tsx';
import { face } from './module.tsx';
import { PRIVACY_NAMESPACE } from './privacy/words/privacy-words.ts';
import { usePublicWords } from './words/public-words.ts';

/** The chunks of lazy pages beside the module's entry and the words. */
const lazyChunks: Record<string, (language: LanguageCode) => string[]> = {
  '/privacy': (language) => ['page-privacy', `privacy-${language}-ts`],
  '/cookies': (language) => ['page-cookies', `privacy-${language}-ts`],
  '/ricerca': () => ['page-search'],
  '/contacts': (language) => ['page-contacts', `request-${language}`],
  '/supporto': (language) => ['page-contacts', `request-${language}`],
};

export async function prerender(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  // Sequential: i18next holds one current language.
  for (const language of languageCodes) {
    startI18n(language);
    await provideLanguage(language);
    for (const path of Object.keys(face.pages)) {
      const name = path === '/' ? 'home' : path.slice(1);
      const page = { ...splitHead(await renderPage(path)), chunks: chunksOf(path, language) };
      files[`prerendered/${language}/${name}.json`] = JSON.stringify(page);
    }
  }
  return files;
}

async function provideLanguage(language: LanguageCode): Promise<void> {
  const { words } = await import(`./words/${language}.ts`);
  const privacy = await import(`./privacy/words/${language}.ts`);
  addWords(face.id, language, words);
  addWords(PRIVACY_NAMESPACE, language, privacy.words);
}

async function renderPage(path: string): Promise<string> {
  const Page = face.pages[path];
  if (!Page) return '';
  const html = await render(
    path,
    <Suspense>
      <Page />
    </Suspense>,
  );
  const place = `<${LIST_ELEMENT}></${LIST_ELEMENT}>`;
  if (!html.includes(place)) return html;
  const template = await render(path, <ListTemplate />);
  return html.replace(place, () => template);
}

async function render(path: string, content: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <MemoryRouter initialEntries={[PREFIX_SLOT + path]}>{content}</MemoryRouter>,
  );
  return text(prelude);
}

function splitHead(html: string): { head: string; body: string } {
  const [head = '', body = ''] = html.split('<!--$-->');
  return { head, body: body.replace(/<!--\/\$-->$/, '') };
}

function chunksOf(path: string, language: LanguageCode): string[] {
  return [`words-${language}-ts`, ...(lazyChunks[path]?.(language) ?? [])];
}

/** The list with two cards whose values are slots: the server repeats and fills them. Browsers never load it. */
function ListTemplate() {
  const t = usePublicWords();
  const list = (
    <MicrositeList title={t('home.microsites')} search={t('search.title')}>
      {createElement(cardElements.picture, null, <MicrositeCard microsite={template} />)}
      {createElement(
        cardElements.plain,
        null,
        <MicrositeCard microsite={{ ...template, picture: null }} />,
      )}
    </MicrositeList>
  );
  return createElement(LIST_ELEMENT, null, list);
}

/** A microsite whose values are slots. */
const template = {
  ...slots('name', 'town', 'words', 'lang', 'dir'),
  // A path begins with a slash, which joins the language prefix.
  path: `/${cardSlot('path')}`,
  picture: slots('src', 'srcSet', 'width', 'height', 'x', 'y'),
} as unknown as ListedMicrosite;

function slots(...keys: string[]): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, cardSlot(key)]));
}
