import '@wabu/shared/ui/tokens.css';
import '@wabu/shared/ui/base.css';
import {
  DEFAULT_LANGUAGE,
  followOtherTabs,
  isLanguageCode,
  languages,
  staffLanguageOf,
  startI18n,
} from '@wabu/shared/i18n';
import { ADMIN_PATH } from '@wabu/shared/module';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startFederation } from './modules/federation.ts';
import { setPrerendered } from './modules/prerendered-page.ts';
import { applyOverrides } from './modules/registry/overrides.ts';
import { pageModules, readRegistry } from './modules/registry/registry-client.ts';
import { createPageHistory } from './navigation/page-history.ts';
import { provideLayoutWords } from './public-layout/words/layout-words.ts';

/** The language of the prerendered page, from the `lang` of the document. */
function documentLanguage() {
  const { lang } = document.documentElement;
  const found = languages.find(({ html }) => html === lang)?.code;
  return found ?? (isLanguageCode(lang) ? lang : DEFAULT_LANGUAGE);
}

const isStaffPath = () => location.pathname.startsWith(ADMIN_PATH);

async function start(): Promise<void> {
  const registry = await readRegistry();
  if (typeof registry === 'string') {
    const { showFatalErrorBanner } = await import('./modules/fatal-error-banner.ts');
    return showFatalErrorBanner(registry, documentLanguage());
  }
  const modules = await applyOverrides(pageModules(registry));
  startI18n(documentLanguage());
  followOtherTabs((code) => (isStaffPath() ? staffLanguageOf(code) : code));
  startFederation(modules);
  const history = createPageHistory();
  const app = (
    <StrictMode>
      <App history={history} modules={modules} />
    </StrictMode>
  );
  const words = provideLayoutWords();
  // Hydration compares texts, so the words load first. Staff pages are not prerendered.
  if (!isStaffPath()) await words;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  setPrerendered(root.hasChildNodes());
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

void start();
