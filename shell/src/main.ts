import '@wabu/shared/ui/tokens.css';
import '@wabu/shared/ui/base.css';
import { nextTask } from './modules/next-task.ts';

// These files are part of this one; `eager` evaluates them when they are imported.
async function start(): Promise<void> {
  await nextTask();
  const { isStaffPath, startModules } = await import(
    /* webpackMode: "eager" */ './start-modules.ts'
  );
  await nextTask();
  const modules = startModules();
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { renderPage } = await import(/* webpackMode: "eager" */ './render-page.tsx');
  await nextTask();
  await renderPage(modules, isStaffPath());
}

void start();
