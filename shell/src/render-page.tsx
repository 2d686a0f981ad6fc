import type { RegistryModule } from '@wabu/shared/module';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { setPrerendered } from './modules/prerendered-page.ts';
import { createPageHistory } from './navigation/page-history.ts';
import { preloadStaffPage } from './routes.tsx';
import { provideLayoutWords } from './words/layout/layout-words.ts';

/** Hydrates the prerendered page; renders a staff page, which is not prerendered. */
export async function renderPage(modules: RegistryModule[], isStaff: boolean): Promise<void> {
  const history = createPageHistory();
  const app = (
    <StrictMode>
      <App history={history} modules={modules} />
    </StrictMode>
  );
  // Hydration compares texts, so the words load first.
  await (isStaff ? preloadStaffPage(modules) : provideLayoutWords());
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  // A staff page shows at most what this browser stored of it, which the first render replaces.
  const isPrerendered = !isStaff && root.hasChildNodes();
  setPrerendered(isPrerendered);
  // A transition hydrates in slices of 5 ms, so that the page responds meanwhile.
  if (isPrerendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}
