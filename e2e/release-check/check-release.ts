import { rmSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import type { BuiltModule, RegistryModule } from '@wabu/shared/module/registry';
import { launchOptions } from '../fixtures/chromium.ts';
import { ConsoleErrors } from '../fixtures/console-errors.ts';
import { people, tokenFor } from '../fixtures/people.ts';
import { startServer } from '../fixtures/server.ts';
import { storeSession } from '../fixtures/stored-session.ts';
import { assemble, describedIn } from './assemble.ts';
import { globalStyles } from './global-styles.ts';
import { openScreen } from './open-screen.ts';

const SHOWN_TIMEOUT_MS = 40_000;
const NOT_SHOWN = `it was not shown within ${SHOWN_TIMEOUT_MS / 1000} s`;

interface Release {
  url: string;
  /** The folders of the new builds: one, or those of a set. */
  builds: string[];
  /** Versions of the shell to check a module with; empty: the live one. */
  keptShells: string[];
}

/**
 * Opens new builds in a real browser with the live builds: modules in the given shells, a shell, alone or in
 * a set, with every module. Returns the reasons against its release; an empty list means that it passed.
 */
export async function checkRelease({ url, builds, keptShells }: Release): Promise<string[]> {
  const ids = builds.map((build) => describedIn(build).id);
  const isShell = ids.includes('shell');
  const shells = isShell || keptShells.length === 0 ? [undefined] : keptShells;
  const reasons = builds.flatMap((build) => undeclaredScreens(describedIn(build)));
  for (const shell of shells) {
    const { folder, entry } = await assemble({ url, builds, shell });
    const server = await startServer({ data: 'empty', entry });
    try {
      const found = await openAll(server.url, isShell ? null : ids);
      const where = shell === undefined ? '' : ` (in shell ${shell})`;
      reasons.push(...found.map((reason) => reason + where));
    } finally {
      await server.dispose();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return reasons;
}

/** Opens every route and every declared screen of these modules, or of all, as a king. */
async function openAll(url: string, ids: string[] | null): Promise<string[]> {
  const { modules } = (await (await fetch(`${url}/registry.json`)).json()) as {
    modules: RegistryModule[];
  };
  const browser = await chromium.launch(launchOptions());
  try {
    const context = await browser.newContext({ locale: 'it-IT' });
    const errors = new ConsoleErrors(url);
    errors.listenTo(context);
    const page = await context.newPage();
    await storeSession(page, url, await tokenFor(url, 'king'), people.king.username);
    const reasons: string[] = [];
    for (const module of modules.filter(({ id }) => ids === null || ids.includes(id))) {
      const before = reasons.length;
      const { routes = [], slots = [] } = module.description ?? {};
      for (const { slot } of slots.filter(({ slot }) => !isOffered(slot, modules)))
        reasons.push(`${module.id} contributes to the slot ${slot}, which nobody offers`);
      reasons.push(...(await globalStyles(page, url, module)));
      for (const route of routes.filter((one) => !/[:*]/.test(one))) {
        const reason = await openRoute(page, url, module.id, route);
        if (reason !== null) reasons.push(`${route}: ${reason}`);
        // The other pages of the module would wait as long.
        if (reason === NOT_SHOWN) break;
      }
      if (reasons.length > before) continue;
      const { check = [] } = await builtOf(url, module);
      for (const screen of check) {
        const reason = await openScreen(page, url, screen);
        if (reason !== null)
          reasons.push(`${module.id}, ${screen.screen} (${screen.path}): ${reason}`);
      }
    }
    return [...reasons, ...errors.unexpected()];
  } finally {
    await browser.close();
  }
}

/** A screen for what the check cannot open by its route: what a click shows, and routes with parameters. */
function undeclaredScreens({ id, description, check = [] }: BuiltModule): string[] {
  if (description?.area !== 'admin') return [];
  if (check.length === 0)
    return [`${id} declares no screens: name them under "check" of "wabu" in its package.json`];
  const isOpened = (route: string) => {
    const pattern = new RegExp(`^${route.replace(/\/\*$/, '(/.*)?').replace(/:\w+/g, '[^/]+')}$`);
    return check.some(({ path }) => pattern.test(path.replace(/[?#].*/, '')));
  };
  return description.routes
    .filter((route) => /[:*]/.test(route) && !isOpened(route))
    .map((route) => `${id}: no screen under "check" opens ${route}`);
}

/** The slots of the shell, and those that a live module offers. */
const isOffered = (slot: string, modules: RegistryModule[]) =>
  ['dashboard.card', 'header.actions', 'supplier.detail', 'frontend.detail'].includes(slot) ||
  modules.some(({ description }) => description?.offers?.some((offered) => offered === slot));

/** The registry leaves out what browsers do not need. */
const builtOf = async (url: string, { base }: RegistryModule) =>
  (await (await fetch(`${url}${base}module.json`)).json()) as BuiltModule;

/** Null when the page of the module is shown; otherwise the code of its error card, or a time-out. */
async function openRoute(page: Page, url: string, id: string, route: string) {
  await page.goto(url + route);
  const outcome = page.waitForFunction(
    (mark) => {
      const code = document.querySelector('[role=alert] code')?.textContent;
      return code || (performance.getEntriesByName(mark).length > 0 && 'shown');
    },
    `module-shown:${id}`,
    { timeout: SHOWN_TIMEOUT_MS },
  );
  const seen = await outcome.then(
    (handle) => handle.jsonValue(),
    () => NOT_SHOWN,
  );
  return seen === 'shown' ? null : seen;
}
