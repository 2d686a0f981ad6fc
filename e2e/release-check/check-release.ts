import { rmSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import type { BuiltModule } from '@wabu/shared/module/registry';
import { launchOptions } from '../fixtures/chromium.ts';
import { ConsoleErrors } from '../fixtures/console-errors.ts';
import { people, tokenFor } from '../fixtures/people.ts';
import { startServer } from '../fixtures/server.ts';
import { storeSession } from '../fixtures/stored-session.ts';
import { assemble, describedIn } from './assemble.ts';

const SHOWN_TIMEOUT_MS = 40_000;
const NOT_SHOWN = `it was not shown within ${SHOWN_TIMEOUT_MS / 1000} s`;

interface Release {
  url: string;
  /** The folder of the new build. */
  build: string;
  /** Versions of the shell to check a module with; empty: the live one. */
  keptShells: string[];
}

/**
 * Opens a new build in a real browser with the live builds: a module in the given shells, a shell with every
 * live module. Returns the reasons against its release; an empty list means that it passed.
 */
export async function checkRelease({ url, build, keptShells }: Release): Promise<string[]> {
  const { id } = describedIn(build);
  const isShell = id === 'shell';
  const shells = isShell || keptShells.length === 0 ? [undefined] : keptShells;
  const reasons: string[] = [];
  for (const shell of shells) {
    const { folder, entry, registryKey } = await assemble({ url, build, shell });
    const env = { REGISTRY_KEY: registryKey };
    const server = await startServer({ data: 'empty', entry, env });
    try {
      const found = await openRoutes(server.url, isShell ? null : id);
      const where = shell === undefined ? '' : ` (in shell ${shell})`;
      reasons.push(...found.map((reason) => reason + where));
    } finally {
      await server.dispose();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return reasons;
}

/** Opens every route of one module, or of all, as a king. */
async function openRoutes(url: string, id: string | null): Promise<string[]> {
  const { modules } = (await (await fetch(`${url}/registry.json`)).json()) as {
    modules: BuiltModule[];
  };
  const browser = await chromium.launch(launchOptions());
  try {
    const context = await browser.newContext({ locale: 'it-IT' });
    const errors = new ConsoleErrors(url);
    errors.listenTo(context);
    const page = await context.newPage();
    await storeSession(page, url, await tokenFor(url, 'king'), people.king.username);
    const reasons: string[] = [];
    for (const module of modules.filter((one) => id === null || one.id === id)) {
      for (const route of module.description?.routes ?? []) {
        const reason = await openRoute(page, url, module.id, route);
        if (reason !== null) reasons.push(`${route}: ${reason}`);
        // The other pages of the module would wait as long.
        if (reason === NOT_SHOWN) break;
      }
    }
    return [...reasons, ...errors.unexpected()];
  } finally {
    await browser.close();
  }
}

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
