import { createHash } from 'node:crypto';
import { PROVIDER_SLOT } from '@wabu/shared/entities/privacy/analytics';
import {
  CONTROLLER_NAMED,
  CONTROLLER_SLOTS,
  CONTROLLER_UNNAMED,
} from '@wabu/shared/entities/privacy/controller';
import { SEARCH_RESULTS_ID } from '@wabu/shared/entities/search/search';
import { SEARCH_PATH } from '@wabu/shared/entities/search/search-path';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { CONTRACT } from '@wabu/shared/module/contract';
import { describedModule } from './module-builds.ts';

/** Minimal builds of the shell and of a public module, in every language. */
export function smallShell(): Map<string, string> {
  const files = new Map([
    ['main.1.js', '0'],
    ['main.1.css', 'body{color:red}'],
    ['words-it-ts.1.js', '0'],
    ['login.1.js', '0'],
    ['login.1.css', 'form{color:green}'],
    ['site/favicon.ico', 'icon'],
    ['site/manifest.webmanifest', '{"src":"/~files/site/icon.svg"}'],
  ]);
  const slot = '<wabu-page></wabu-page>';
  for (const code of languageCodes) {
    files.set(`layout/${code}/home.json`, layout(slot).replaceAll('/~page', '/'));
    files.set(`layout/${code}/page.json`, layout(slot));
    files.set(`layout/${code}/login.json`, layout('Login', '', ['login']));
    files.set(`layout/${code}/document.json`, layout(slot));
    files.set(`layout/${code}/gone.json`, layout(`<h1>Gone ${code}</h1>`, noindex));
    files.set(`layout/${code}/not-found.json`, layout('Nothing', noindex));
  }
  const entry = { scripts: ['main.1.js'], styles: ['main.1.css'] };
  return described(files, { id: 'shell', contract: CONTRACT, entry });
}

export function smallModule(text = '0'): Map<string, string> {
  const files = new Map([
    ['entry.2.js', text],
    ['module.2.js', '0'],
    ['module.2.css', 'h1{color:blue}'],
  ]);
  for (const code of languageCodes) {
    files.set(`prerendered/${code}/home.json`, written(`Home ${code}`, '', list));
    files.set(`prerendered/${code}/privacy.json`, written(`Privacy ${code}`, '', whoAnswers));
    files.set(`prerendered/${code}/carrello.json`, written('Cart', '<meta content="noindex"/>'));
    files.set(`prerendered/${code}/ricerca.json`, written(`Search ${code}`, noIndex, searchForm));
  }
  return described(files, {
    id: 'public',
    entry: { scripts: ['entry.2.js'], styles: [] },
    preload: { scripts: ['module.2.js'], styles: ['module.2.css'] },
    description: {
      id: 'public',
      area: 'public',
      routes: ['/', '/privacy', '/carrello', SEARCH_PATH],
      navigation: [],
      contracts: [CONTRACT],
      namespaces: ['public'],
    },
  });
}

/** A section of the staff. */
export function smallSection(): Map<string, string> {
  const files = ['entry.3.js', 'words-it.3.js', 'words-en.3.js'];
  return described(new Map(files.map((name) => [name, '0'])), {
    id: 'boats',
    entry: { scripts: ['entry.3.js'], styles: [] },
    preload: { scripts: ['words-it.3.js'], styles: [] },
    description: describedModule('boats'),
  });
}

const noindex = '<title>Nothing</title><meta name="robots" content="noindex"/>';

function layout(content: string, head = '', chunks: string[] = []): string {
  return JSON.stringify({
    head,
    chunks: ['words-it-ts', ...chunks],
    body: `<div>${banner}<a data-when="microsites" href="/~/ricerca">search</a><a href="/~/privacy">p</a><a href="/de/~page">de</a><a href="/zh/~page">zh</a><img src="/~files/flag.svg"><main><!--$-->${content}<!--/$--></main></div>`,
  });
}

const banner = [
  '<section id="cookie-banner">',
  '<div data-when="unanswered">close and reject</div>',
  '<div class="x" data-when="answered">close without a change</div>',
  `<p data-when="measured">counted by ${PROVIDER_SLOT}</p>`,
  '<p data-when="unmeasured">technical only</p>',
  '<p data-when="answered-all">accepted all</p>',
  '<p data-when="answered-necessary">only necessary</p>',
  '<p data-when="answered-none">rejected</p>',
  '</section>',
].join('');

const noIndex = '<meta name="robots" content="noindex"/>';
const searchForm = `<form action="/~/ricerca"><input name="q"/></form><div id="${SEARCH_RESULTS_ID}"></div>`;

const whoAnswers = `<div id="${CONTROLLER_NAMED}">${Object.values(CONTROLLER_SLOTS).join(', ')}</div><div id="${CONTROLLER_UNNAMED}">Nobody</div>`;

/** A list of microsites with one card with and one without a picture. */
const list =
  '<wabu-list><ul><wabu-card><li><img srcset="~card-srcSet~"><a href="/~/~card-path~">~card-name~</a><p lang="~card-lang~">~card-words~</p></li></wabu-card><wabu-plain-card><li><a href="/~/~card-path~">~card-name~</a></li></wabu-plain-card></ul></wabu-list>';

function written(title: string, robots = '', more = ''): string {
  return JSON.stringify({
    head: `<title>${title} · Wabu</title><meta name="description" content="${title}!"/>${robots}`,
    body: `<h1>${title}</h1><img src="/~files/lake.avif">${more}`,
    chunks: ['words-it-ts'],
  });
}

function described(files: Map<string, string>, facts: object): Map<string, string> {
  const hashes = [...files].map(([name, text]) => [name, integrityOf(text)] as const);
  const preload = { scripts: [], styles: [] };
  const description = { preload, files: Object.fromEntries(hashes), ...facts };
  return new Map([...files, ['module.json', JSON.stringify(description)]]);
}

const integrityOf = (text: string) =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;
