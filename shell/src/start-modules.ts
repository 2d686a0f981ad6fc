import {
  DEFAULT_LANGUAGE,
  followOtherTabs,
  isLanguageCode,
  languages,
  staffLanguageOf,
  startI18n,
} from '@wabu/shared/i18n';
import { ADMIN_PATH, type RegistryModule } from '@wabu/shared/module';
import { startFederation } from './modules/federation.ts';
import { applyOverrides } from './modules/registry/overrides.ts';
import { pageModules, readRegistry } from './modules/registry/registry-client.ts';

/** The language of the prerendered page, from the `lang` of the document. */
function documentLanguage() {
  const { lang } = document.documentElement;
  const found = languages.find(({ html }) => html === lang)?.code;
  return found ?? (isLanguageCode(lang) ? lang : DEFAULT_LANGUAGE);
}

export const isStaffPath = () => location.pathname.startsWith(ADMIN_PATH);

/**
 * Reads the registry and starts the language and the federation runtime. Resolves to the page's modules; to null
 * when the registry is rejected, which the page then says.
 */
export async function startModules(): Promise<RegistryModule[] | null> {
  const registry = await readRegistry();
  if (typeof registry === 'string') {
    const { showFatalErrorBanner } = await import('./modules/fatal-error-banner.ts');
    showFatalErrorBanner(registry, documentLanguage());
    return null;
  }
  const modules = await applyOverrides(pageModules(registry));
  startI18n(documentLanguage());
  followOtherTabs((code) => (isStaffPath() ? staffLanguageOf(code) : code));
  startFederation(modules);
  return modules;
}
