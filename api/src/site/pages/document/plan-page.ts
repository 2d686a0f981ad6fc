import { splitPath } from '@wabu/shared/i18n/language-path';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { ADMIN_PATH } from '@wabu/shared/module/contract';
import type { Registry, RegistryModule } from '@wabu/shared/module/registry';
import { UNMATCHED } from '../../../http/answered.ts';

/** What an address shows: a layout of the shell, and the page of a module in it. */
export interface PagePlan {
  /** The name of the shell's layout; null for the staff area, which renders in the browser. */
  layout: 'home' | 'page' | 'login' | 'not-found' | 'document' | 'gone' | null;
  module: RegistryModule | null;
  /** The staff module of the address; its page renders in the browser. */
  staffModule: RegistryModule | null;
  /** The path without the language prefix. */
  path: string;
  /** `/de`, or '' when the address has no language. */
  prefix: string;
  status: 200 | 404 | 410;
}

export function planPage(pathname: string, registry: Registry): PagePlan {
  const { prefix, path } = splitPath(pathname);
  const plan = { path, prefix, module: null, staffModule: null, status: 200 } as const;
  if (prefix === '' && /^\/adminwabu(\/|$)/.test(path)) {
    return { ...plan, layout: null, staffModule: staffModuleAt(path, registry) };
  }
  if (path === '/login') return { ...plan, layout: 'login' };
  const module = publicModules(registry).find(({ description }) =>
    description?.routes.includes(path),
  );
  if (!module) return { ...plan, layout: 'not-found', status: 404 };
  return { ...plan, module, layout: path === '/' ? 'home' : 'page' };
}

/** The address of a page for metrics and logs: only addresses that somebody owns, however many are asked for. */
export function routeOfPlan({ status, layout, staffModule, path }: PagePlan): string {
  if (status === 404) return UNMATCHED;
  return layout === null && staffModule === null ? `${ADMIN_PATH}/*` : path;
}

function staffModuleAt(path: string, { modules }: Registry): RegistryModule | null {
  return modules.find(({ description }) => description?.routes.includes(path)) ?? null;
}

export function publicModules({ modules }: Registry): RegistryModule[] {
  return modules.filter(({ description }) => description?.area === 'public');
}

export function prerenderedName(path: string, language: LanguageCode): string {
  return `prerendered/${language}/${path === '/' ? 'home' : path.slice(1)}`;
}
