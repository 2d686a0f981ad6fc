import { text } from 'node:stream/consumers';
import {
  addWords,
  type LanguageCode,
  languageCodes,
  PREFIX_SLOT,
  startI18n,
} from '@wabu/shared/i18n';
import { useRoutes } from '@wabu/shared/routing';
import { MemoryRouter } from '@wabu/shared/routing/memory';
import { createElement, type ReactNode, Suspense } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { LoginPage } from './login/login-page.tsx';
import { GonePage } from './public-layout/gone-page.tsx';
import { NotFoundPage } from './public-layout/not-found-page.tsx';
import { PublicLayout } from './public-layout/public-layout.tsx';
import { LAYOUT_NAMESPACE } from './words/layout/layout-words.ts';

/** Placeholder for the path of the page in links to its other languages; the api replaces it. */
const PATH_SLOT = '/~page';

interface ShellPage {
  at: string;
  content: ReactNode;
  /** The name of the chunk, for a page that the browser loads on demand. */
  chunk?: string;
  /** True for a document that loads no scripts. */
  isStill?: boolean;
}

/** The layout around a module's page, and the pages of the shell itself. */
const pages: Record<string, ShellPage> = {
  home: { at: '/', content: boundary(createElement('wabu-page')) },
  page: { at: PATH_SLOT, content: boundary(createElement('wabu-page')) },
  login: { at: PATH_SLOT, content: boundary(<LoginPage modules={[]} />), chunk: 'login' },
  'not-found': { at: PATH_SLOT, content: <NotFoundPage /> },
  document: { at: PATH_SLOT, content: createElement('wabu-page'), isStill: true },
  gone: { at: PATH_SLOT, content: <GonePage />, isStill: true },
};

/** The boundary that routes.tsx puts around the page: hydration needs the same markers. */
function boundary(content: ReactNode): ReactNode {
  return <Suspense fallback={null}>{content}</Suspense>;
}

/**
 * Prerenders the layout in every language, from the components that hydrate it. Resolves to file contents
 * by their path in the build.
 */
export async function prerender(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  // Sequential: i18next holds one current language.
  for (const language of languageCodes) {
    startI18n(language);
    await provideLanguage(language);
    for (const [name, shown] of Object.entries(pages)) {
      const chunks = [`words-${language}-ts`, ...(shown.chunk ? [shown.chunk] : [])];
      const page = { ...splitHead(await renderPage(shown)), chunks };
      files[`layout/${language}/${name}.json`] = JSON.stringify(page);
    }
  }
  return files;
}

async function provideLanguage(language: LanguageCode): Promise<void> {
  const { words } = await import(`./words/layout/${language}.ts`);
  addWords(LAYOUT_NAMESPACE, language, words);
}

async function renderPage({ at, content, isStill = false }: ShellPage): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <MemoryRouter initialEntries={[PREFIX_SLOT + at]}>
      <Site isStill={isStill}>{content}</Site>
    </MemoryRouter>,
  );
  return text(prelude);
}

function Site({ children, isStill }: { children: ReactNode; isStill: boolean }) {
  return useRoutes([
    { element: <PublicLayout isStill={isStill} />, children: [{ path: '*', element: children }] },
  ]);
}

/** Splits React's output: elements of the head come first, the layout begins with its `<div>`. */
function splitHead(html: string): { head: string; body: string } {
  const at = html.indexOf('<div');
  // The only preloaded image is a flag of 200 bytes.
  return {
    head: html.slice(0, at).replace(/<link rel="preload"[^>]*>/g, ''),
    body: html.slice(at),
  };
}
