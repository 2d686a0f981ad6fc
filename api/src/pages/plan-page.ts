import { splitPath } from '@wabu/shared/i18n/language-path';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import type { Registry, RegistryModule } from '@wabu/shared/module/registry';

/** What answers an address: which layout of the shell, and whose page inside it. */
export interface PagePlan {
  /** The name of the shell's layout, null for the staff area, which is drawn in the browser. */
  layout: 'home' | 'page' | 'login' | 'unavailable' | 'not-found' | null;
  module: RegistryModule | null;
  /** The staff module that the address belongs to; its page is drawn in the browser. */
  staffModule: RegistryModule | null;
  /** The path that the specification knows, without the language. */
  path: string;
  /** `/de`, or nothing where the address leaves the language open. */
  prefix: string;
  /** 503: the page's module was taken out by its team. */
  status: 200 | 404 | 503;
}

export function planPage(pathname: string, registry: Registry): PagePlan {
  const { prefix, path } = splitPath(pathname);
  const plan = { path, prefix, module: null, staffModule: null, status: 200 } as const;
  if (prefix === '' && /^\/adminwabu(\/|$)/.test(path)) {
    return { ...plan, layout: null, staffModule: staffModuleAt(path, registry) };
  }
  if (path === '/login') return { ...plan, layout: 'login' };
  const owners = registry.modules.filter(
    ({ description }) => description?.area === 'public' && description.routes.includes(path),
  );
  const module = owners.find(({ status }) => status === 'live');
  if (!module && owners.some(({ status }) => status === 'blocked'))
    return { ...plan, layout: 'unavailable', status: 503 };
  if (!module) return { ...plan, layout: 'not-found', status: 404 };
  return { ...plan, module, layout: path === '/' ? 'home' : 'page' };
}

function staffModuleAt(path: string, { modules }: Registry): RegistryModule | null {
  const live = modules.filter(({ status }) => status === 'live');
  return live.find(({ description }) => description?.routes.includes(path)) ?? null;
}

/** The modules whose pages visitors see, in the versions that are live. */
export function publicModules({ modules }: Registry): RegistryModule[] {
  return modules.filter(
    ({ description, status }) => description?.area === 'public' && status === 'live',
  );
}

/** Where a build keeps a page that it wrote ahead of time. */
export function writtenName(path: string, language: LanguageCode): string {
  return `prerendered/${language}/${path === '/' ? 'home' : path.slice(1)}`;
}
