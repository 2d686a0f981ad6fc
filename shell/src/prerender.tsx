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
import { NotFoundPage } from './public-layout/not-found-page.tsx';
import { PublicLayout } from './public-layout/public-layout.tsx';
import { UnavailablePage } from './public-layout/unavailable-page.tsx';
import { LAYOUT_NAMESPACE } from './public-layout/words/layout-words.ts';

/** Stands where the path of the page will be, in the links to its other languages. */
const PATH_SLOT = '/~page';

interface ShellPage {
  at: string;
  content: ReactNode;
  /** A page that the browser loads on demand, by the name of its chunk. */
  chunk?: string;
}

/** The layout around what a module wrote, and the pages that are the shell's own. */
const pages: Record<string, ShellPage> = {
  home: { at: '/', content: boundary(createElement('wabu-page')) },
  page: { at: PATH_SLOT, content: boundary(createElement('wabu-page')) },
  login: { at: PATH_SLOT, content: boundary(<LoginPage />), chunk: 'login' },
  unavailable: { at: PATH_SLOT, content: boundary(<UnavailablePage />) },
  'not-found': { at: PATH_SLOT, content: <NotFoundPage /> },
};

/** The same boundary as around the page's routes, so that hydration finds its marks. */
function boundary(content: ReactNode): ReactNode {
  return <Suspense fallback={null}>{content}</Suspense>;
}

/** Writes the layout in every language, from the components that will hydrate it. */
export async function prerender(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  // One after the other: there is one language at a time.
  for (const language of languageCodes) {
    startI18n(language);
    await provide(language);
    for (const [name, { at, content, chunk }] of Object.entries(pages)) {
      const chunks = [`words-${language}-ts`, ...(chunk ? [chunk] : [])];
      const page = { ...splitHead(await write(at, content)), chunks };
      files[`layout/${language}/${name}.json`] = JSON.stringify(page);
    }
  }
  return files;
}

async function provide(language: LanguageCode): Promise<void> {
  const { words } = await import(`./public-layout/words/${language}.ts`);
  addWords(LAYOUT_NAMESPACE, language, words);
}

async function write(at: string, content: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <MemoryRouter initialEntries={[PREFIX_SLOT + at]}>
      <Site>{content}</Site>
    </MemoryRouter>,
  );
  return text(prelude);
}

function Site({ children }: { children: ReactNode }) {
  return useRoutes([{ element: <PublicLayout />, children: [{ path: '*', element: children }] }]);
}

/** React writes what belongs in the head first; the layout begins with its own element. */
function splitHead(html: string): { head: string; body: string } {
  const at = html.indexOf('<div');
  // The one picture that it would fetch early is a flag of 200 bytes.
  return {
    head: html.slice(0, at).replace(/<link rel="preload"[^>]*>/g, ''),
    body: html.slice(at),
  };
}
