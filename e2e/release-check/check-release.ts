import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltModule } from '@wabu/shared/module/registry';
import { chromium, type Page } from 'playwright-core';
import { Complaints } from '../fixtures/complaints.ts';
import { root } from '../fixtures/folders.ts';
import { people, tokenFor } from '../fixtures/people.ts';
import { startServer } from '../fixtures/server.ts';
import { storeSession } from '../fixtures/stored-session.ts';
import { assemble } from './assemble.ts';

interface Release {
  url: string;
  workspace: string;
  /** Versions of the shell to try a module with; empty: the live one. */
  keptShells: string[];
}

/**
 * Opens a fresh build in a real browser among what is live: a module in the live shell and in the one
 * before it, a shell with every live module. Gives the reasons why it must not go out; none is well.
 */
export async function checkRelease({ url, workspace, keptShells }: Release): Promise<string[]> {
  const isShell = workspace === 'shell';
  const shells = isShell || keptShells.length === 0 ? [undefined] : keptShells;
  const reasons: string[] = [];
  for (const shell of shells) {
    const { folder, entry, registryKey } = await assemble({ url, workspace, shell });
    const env = { REGISTRY_KEY: registryKey };
    const server = await startServer({ data: 'empty', entry, env });
    try {
      const found = await openRoutes(server.url, isShell ? null : idOf(workspace));
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
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  try {
    const context = await browser.newContext({ locale: 'it-IT' });
    const complaints = new Complaints(url);
    complaints.listenTo(context);
    const page = await context.newPage();
    await storeSession(page, url, await tokenFor(url, 'king'), people.king.username);
    const reasons: string[] = [];
    for (const module of modules.filter((one) => id === null || one.id === id)) {
      for (const route of module.description?.routes ?? [])
        reasons.push(...(await openRoute(page, url, module.id, route)));
    }
    return [...reasons, ...complaints.surprises()];
  } finally {
    await browser.close();
  }
}

async function openRoute(page: Page, url: string, id: string, route: string): Promise<string[]> {
  await page.goto(url + route);
  const shown = page.waitForFunction(
    (mark) => performance.getEntriesByName(mark).length > 0,
    `module-shown:${id}`,
    { timeout: 20_000 },
  );
  const outcome = await shown.then(
    () => null,
    () => 'it was not shown within 20 s',
  );
  const card = page.locator('[role=alert] code');
  if ((await card.count()) > 0) return [`${route}: ${await card.first().textContent()}`];
  return outcome === null ? [] : [`${route}: ${outcome}`];
}

function idOf(workspace: string): string {
  const text = readFileSync(join(root, workspace, 'package.json'), 'utf8');
  return (JSON.parse(text) as { wabu: { id: string } }).wabu.id;
}
