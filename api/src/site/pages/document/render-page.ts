import { LISTED_ID } from '@wabu/shared/entities/microsites/listed-microsite';
import { languageOf } from '@wabu/shared/i18n/languages';
import { DEAD_SHELL_STYLES, DEAD_SHELL_WATCH, deadShell } from '../dead-shell/dead-shell.ts';
import { fillLayout } from './fill-layout.ts';
import { inlineJson, tag } from './html.ts';
import type { Build, BuildFile } from './module-build.ts';
import type { PageParts, RenderedDocument } from './page-parts.ts';
import { renderHead } from './render-head.ts';
import { STAFF_STARTER, staffPreloads } from './staff-preloads.ts';

/** The CSP source expression of an inline script or style. */
async function policyHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** The hash of an empty style element, which Emotion inserts on staff pages and fills by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

interface Allowed {
  /** CSP hashes of the inline scripts. */
  scripts: string[];
  styles: string[];
  /** The modules of the page; each has a Trusted Types policy of its own. */
  modules: string[];
  /** The address of the configured analytics script. */
  analytics: string | undefined;
}

/** The Trusted Types policies: the module loader, one for each module, the HTML sanitiser, analytics. */
const trustedTypes = (modules: string[]) => [
  'wabu-modules',
  ...modules.map((id) => `wabu-${id}`),
  'wabu-rich-text',
  'wabu-analytics',
];

/** The CSP of our pages: our own origin, and inline only what the hashes name. */
function pagePolicy({ scripts, styles, modules, analytics }: Allowed): string {
  const other = analytics ? [new URL(analytics).origin] : [];
  const rules: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...other],
    'style-src': ["'self'", EMPTY_STYLE, ...styles],
    'img-src': ["'self'", 'data:', 'blob:', ...other],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...other],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'trusted-types': [...new Set(trustedTypes(modules))],
    // Analytics scripts do not support Trusted Types.
    ...(analytics ? {} : { 'require-trusted-types-for': ["'script'"] }),
  };
  return Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const START_TIMEOUT_MS = 4_000;

/**
 * Starts the scripts of a public page after load and first contentful paint, so that they do not compete
 * with the first view for network and processor. Starts them after `START_TIMEOUT_MS` when the page does not
 * paint (a hanging picture, a background tab). An answer to the cookie banner that comes before them is sent by
 * the browser itself: its banner closes at once, because a slow network takes a second for the next document.
 */
const STARTER = [
  '(()=>{const t=document.getElementById("wabu-start"),',
  'go=()=>t.isConnected&&t.replaceWith(t.content);',
  'addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(()=>',
  'new PerformanceObserver(list=>',
  'list.getEntriesByName("first-contentful-paint").length&&go()',
  ').observe({type:"paint",buffered:true}))));',
  `setTimeout(go,${START_TIMEOUT_MS});`,
  'addEventListener("submit",e=>{const b=e.target.closest("#cookie-banner");',
  'if(b&&!e.defaultPrevented)b.hidden=!0})})()',
].join('');

/**
 * Loads the script of a microsite at the first interaction. A click on a picture waits for it; when it does not come,
 * the link opens the file.
 */
const MICROSITE_STARTER = [
  '(()=>{let a;const t=document.getElementById("wabu-start"),s=t.content.firstChild,',
  'go=()=>t.isConnected&&t.replaceWith(t.content),',
  'wait=e=>{const l=e.target.closest(".ms-open");',
  'if(l&&!(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)){e.preventDefault();a=l;go()}};',
  's.onload=s.onerror=()=>{removeEventListener("click",wait);a?.click()};',
  'addEventListener("click",wait);',
  '["pointerdown","keydown","focusin"].forEach(type=>addEventListener(type,go,{once:true}))})()',
].join('');

export async function renderDocument(parts: PageParts): Promise<RenderedDocument> {
  const { plan, language, registry, shell, layout, module, page, still } = parts;
  const { html, direction } = languageOf(language);
  const styles = (await readStyles(parts)) + (still?.styles ?? DEAD_SHELL_STYLES);
  const head = renderHead({
    written: still?.head ?? page?.head ?? layout?.head ?? STAFF_HEAD,
    language,
    origin: parts.origin,
    path: plan.path,
    ...still?.canonical,
    site: `${shell.base}site/`,
    analytics: parts.analytics,
    controller: parts.controller,
    isActivityOff: parts.isActivityOff,
    hasMicrosites: parts.hasMicrosites,
    languages: still?.languages,
    shared: still?.shared,
  });
  const isScripted = still === undefined && parts.site === undefined;
  const waits = module !== null && isScripted;
  const isStaff = layout === null;
  const storedPage = isStaff ? await storedPageScript(shell) : '';
  const micrositeScript = still?.isInteractive ? micrositeScriptOf(shell) : '';
  const starters = [
    ...(isScripted ? [DEAD_SHELL_WATCH] : []),
    ...(waits ? [STARTER] : []),
    ...(micrositeScript ? [MICROSITE_STARTER] : []),
    ...(isStaff ? [STAFF_STARTER, storedPage] : []),
  ];
  const text = [
    `<!doctype html><html lang="${html}" dir="${direction}"><head>${head}`,
    // Before the styles and the body: the browser paints the empty body before it goes on to parse.
    isStaff ? firstScripts(shell) + staffPreloads(shell, parts.staffModule, language) : '',
    storedPage && `<script>${storedPage}</script>`,
    `<style>${styles}</style></head><body>`,
    `<div id="root">${layout === null ? '' : fillLayout(layout, parts)}</div>`,
    isScripted ? scriptsOf(parts) : micrositeScript + analyticsOf(parts),
    '</body></html>',
  ].join('');
  const policy = pagePolicy({
    scripts: await Promise.all(starters.map(policyHash)),
    styles: [await policyHash(styles)],
    modules: [...registry.modules.map(({ id }) => id), ...(registry.previewed ?? [])],
    analytics: parts.analytics,
  });
  return { html: text, policy };
}

/** Shows the page as the browser stored it; '' for a shell from before that. */
async function storedPageScript(shell: Build): Promise<string> {
  const [name] = shell.find(['stored-page'], '.js');
  return name === undefined ? '' : shell.text(name);
}

/** The script of a microsite, which waits in a template; '' for a shell from before that. */
function micrositeScriptOf(shell: Build): string {
  const [name] = shell.find(['microsite'], '.js');
  if (name === undefined) return '';
  const waiting = script(shell.file(name));
  return `<template id="wabu-start">${waiting}</template><script>${MICROSITE_STARTER}</script>`;
}

/** The registry, and the shell's first files; on a public page they wait in a template. */
function scriptsOf(parts: PageParts): string {
  const { language, layout, shell, module, registry, cards } = parts;
  const start = [
    ...loadedStyles(parts),
    ...preloads(parts).map((file) =>
      tag('link', { rel: 'preload', as: 'script', ...integrityOf(file) }),
    ),
    layout === null ? '' : firstScripts(shell),
  ].join('');
  return [
    `<script type="application/json" id="wabu-registry">${inlineJson(registry)}</script>`,
    deadShell(language, { isStaff: layout === null }),
    cards ? `<script type="application/json" id="${LISTED_ID}">${inlineJson(cards)}</script>` : '',
    module ? `<template id="wabu-start">${start}</template><script>${STARTER}</script>` : start,
  ].join('');
}

/** The configured analytics script, for a visitor who accepted it. */
function analyticsOf({ analytics, still }: PageParts): string {
  if (!analytics || !still?.measured) return '';
  return `${tag('script', { id: 'analytics', src: analytics, async: true })}</script>`;
}

const STAFF_HEAD = '<title>Wabu</title><meta name="robots" content="noindex">';

/** The inline styles of layout and page: the first paint needs no other file. */
async function readStyles(parts: PageParts): Promise<string> {
  const { shell } = parts;
  const texts = await Promise.all([
    ...shell.module.entry.styles.map((name) => shell.text(name)),
    ...chunkStyles(parts).map(({ build, name }) => build.text(name)),
  ]);
  return texts.join('');
}

/**
 * The same styles as `link` elements, so that the bundler's runtime finds them loaded. It compares whole addresses.
 * They are disabled, so that the browser neither loads nor applies them a second time.
 */
function loadedStyles(parts: PageParts): string[] {
  return chunkStyles(parts).map(({ build, name }) => {
    const { href, ...rest } = integrityOf(build.file(name));
    return tag('link', { rel: 'stylesheet', href: parts.origin + href, disabled: true, ...rest });
  });
}

function chunkStyles({ shell, layout, module, page }: PageParts): ChunkStyle[] {
  const of = (build: Build, names: string[]) => names.map((name) => ({ build, name }));
  const own = of(shell, shell.find(layout?.chunks ?? [], '.css'));
  if (!module) return own;
  const { styles } = module.module.preload;
  return [...own, ...of(module, [...styles, ...module.find(page?.chunks ?? [], '.css')])];
}

interface ChunkStyle {
  build: Build;
  name: string;
}

/** The scripts that the shell loads first. */
function preloads({ shell, layout, module, page }: PageParts): BuildFile[] {
  const own = shell.find(layout?.chunks ?? [], '.js').map((name) => shell.file(name));
  if (!module) return own;
  const { entry, preload } = module.module;
  const names = [...entry.scripts, ...preload.scripts, ...module.find(page?.chunks ?? [], '.js')];
  return [...own, ...names.map((name) => module.file(name))];
}

const integrityOf = ({ address, integrity }: BuildFile) => ({
  href: address,
  integrity: integrity || undefined,
  crossorigin: 'anonymous',
});

/** They run once the document is parsed. On a staff page they precede the preloads, so that they load first. */
const firstScripts = (shell: Build) =>
  shell.module.entry.scripts.map((name) => script(shell.file(name))).join('');

function script(file: BuildFile): string {
  const { href, ...rest } = integrityOf(file);
  return `${tag('script', { src: href, defer: true, fetchpriority: 'high', ...rest })}</script>`;
}
