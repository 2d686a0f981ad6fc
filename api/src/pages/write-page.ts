import type { PageCondition } from '@wabu/shared/entities/page-conditions';
import { PROVIDER_SLOT, providerOf } from '@wabu/shared/entities/privacy/analytics';
import type { Controller } from '@wabu/shared/entities/privacy/controller';
import { type LanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import type { Registry } from '@wabu/shared/module/registry';
import { type BannerState, bannerConditions } from './banner-state.ts';
import type { Build, BuildFile, WrittenPage } from './build-of.ts';
import { pagePolicy, policyHash } from './content-security-policy.ts';
import { fillConditions } from './fill-conditions.ts';
import { escapeHtml, inlineJson, tag } from './html.ts';
import { writeHead } from './page-head.ts';
import type { PagePlan } from './plan-page.ts';
import { STAFF_STARTER, staffPreloads } from './staff-preloads.ts';
import { fillController } from './write-controller.ts';

/** All that a page is made of. */
export interface PageParts {
  plan: PagePlan;
  language: LanguageCode;
  origin: string;
  analytics: string | undefined;
  controller: Controller | undefined;
  banner: BannerState;
  registry: Registry;
  shell: Build;
  layout: WrittenPage | null;
  module: Build | null;
  staffModule: Build | null;
  page: WrittenPage | null;
}

export interface WrittenDocument {
  html: string;
  policy: string;
}

/**
 * Scripts wait in a template until the page is loaded and painted, its first picture included: they would take
 * the line and the processor from what the visitor came to see. A page whose picture hangs, or that nobody
 * looks at, does not wait for ever.
 */
const STARTER = [
  '(()=>{const t=document.getElementById("wabu-start"),',
  'go=()=>t.isConnected&&t.replaceWith(t.content);',
  'addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(()=>',
  'new PerformanceObserver(list=>',
  'list.getEntriesByName("first-contentful-paint").length&&go()',
  ').observe({type:"paint",buffered:true}))));',
  'setTimeout(go,4e3)})()',
].join('');

/** Joins layout, page and registry into one document, and says what may run in it. */
export async function writeDocument(parts: PageParts): Promise<WrittenDocument> {
  const { plan, language, registry, shell, layout, module, page } = parts;
  const { html, direction } = languageOf(language);
  const styles = await readStyles(parts);
  const head = writeHead({
    written: page?.head ?? layout?.head ?? STAFF_HEAD,
    language,
    origin: parts.origin,
    path: plan.path,
    site: `${shell.base}site/`,
    analytics: parts.analytics,
    controller: parts.controller,
  });
  const waits = module !== null;
  const starters = [...(waits ? [STARTER] : []), ...(layout === null ? [STAFF_STARTER] : [])];
  const start = [
    ...stylesheets(parts).map((file) => tag('link', { rel: 'stylesheet', ...integrityOf(file) })),
    ...preloads(parts).map((file) =>
      tag('link', { rel: 'preload', as: 'script', ...integrityOf(file) }),
    ),
    ...shell.module.entry.scripts.map((name) => script(shell.file(name))),
  ].join('');
  const text = [
    `<!doctype html><html lang="${html}" dir="${direction}"><head>${head}`,
    `<style>${styles}</style></head><body>`,
    layout === null ? staffPreloads(shell, parts.staffModule) : '',
    `<div id="root">${layout === null ? '' : fillLayout(layout, parts)}</div>`,
    `<script type="application/json" id="wabu-registry">${inlineJson(registry)}</script>`,
    waits ? `<template id="wabu-start">${start}</template><script>${STARTER}</script>` : start,
    '</body></html>',
  ].join('');
  const policy = pagePolicy({
    scripts: await Promise.all(starters.map(policyHash)),
    styles: [await policyHash(styles)],
    modules: registry.modules.map(({ id }) => id),
    analytics: parts.analytics,
  });
  return { html: text, policy };
}

const STAFF_HEAD = '<title>Wabu</title><meta name="robots" content="noindex">';

/** The styles of the layout and of the page stand in the document: the first paint waits for nothing else. */
async function readStyles(parts: PageParts): Promise<string> {
  const { shell } = parts;
  const texts = await Promise.all([
    ...shell.module.entry.styles.map((name) => shell.text(name)),
    ...chunkStyles(parts).map(({ build, name }) => build.text(name)),
  ]);
  return texts.join('');
}

/** The styles of the chunks once more, as the files that the bundler's runtime looks for and finds here. */
function stylesheets(parts: PageParts): BuildFile[] {
  return chunkStyles(parts).map(({ build, name }) => build.file(name));
}

/** The styles of the page beyond those of the shell's entry. */
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

/** What the shell will ask for as soon as it runs. */
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

function script(file: BuildFile): string {
  const { href, ...rest } = integrityOf(file);
  return `${tag('script', { src: href, defer: true, ...rest })}</script>`;
}

/** Puts into the layout what was not known when it was written: page, addresses, prefix, and the answer. */
function fillLayout(layout: WrittenPage, parts: PageParts): string {
  const { plan, shell, module, page, banner } = parts;
  const around = layout.body
    .replaceAll('/~files/', () => shell.base)
    .replace('<wabu-page></wabu-page>', () =>
      fillController(page?.body ?? '', parts.controller).replaceAll(
        '/~files/',
        () => module?.base ?? '',
      ),
    )
    .replaceAll('/~page', () => escapeHtml(plan.path))
    .replaceAll('/~/', () => `${plan.prefix}/`);
  const opened =
    banner === 'closed' ? around.replace(/<section id="cookie-banner".*?<\/section>/s, '') : around;
  return fillConditions(opened, conditionsOf(parts)).replaceAll(PROVIDER_SLOT, () =>
    escapeHtml(providerOf(parts.analytics) ?? ''),
  );
}

function conditionsOf({ analytics, controller, banner }: PageParts): PageCondition[] {
  return [
    analytics ? 'measured' : 'unmeasured',
    controller ? 'controller-named' : 'controller-unnamed',
    ...bannerConditions(banner),
  ];
}
