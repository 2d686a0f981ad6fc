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
import { pageModules, readRegistry } from './modules/registry/registry-client.ts';

/** The language of the prerendered page, from the `lang` of the document. */
function documentLanguage() {
  const { lang } = document.documentElement;
  const found = languages.find(({ html }) => html === lang)?.code;
  return found ?? (isLanguageCode(lang) ? lang : DEFAULT_LANGUAGE);
}

export const isStaffPath = () => location.pathname.startsWith(ADMIN_PATH);

/** Reads the registry and starts the language and the federation runtime. Returns the page's modules. */
export function startModules(): RegistryModule[] {
  const modules = pageModules(readRegistry());
  startI18n(documentLanguage());
  followOtherTabs((code) => (isStaffPath() ? staffLanguageOf(code) : code));
  startFederation(modules);
  return modules;
}
