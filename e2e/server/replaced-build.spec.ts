import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../fixtures/folders.ts';
import { people, post, tokenFor } from '../fixtures/people.ts';
import { startServer } from '../fixtures/server.ts';

test('a running server answers everything after an update has replaced its build @verify', async () => {
  // Beside the real one; a build that runs meanwhile reads no hidden folder of a workspace.
  const build = mkdtempSync(join(root, 'api/.dist-'));
  cpSync(join(root, 'api/dist'), build, { recursive: true });
  const server = await startServer({ entry: join(build, 'serve-node.mjs') }).finally(() =>
    rmSync(build, { recursive: true }),
  );
  try {
    for (const path of ['/siti', '/siti/battelli-del-benaco', '/ricerca?q=lago'])
      expect({ [path]: (await fetch(server.url + path)).status }).toEqual({ [path]: 200 });
    const token = await tokenFor(server.url, 'king');
    await post(`${server.url}/api/d1/confirm`, { password: people.king.password }, token);
    for (const call of ['passkeyoptions', 'starttotp'])
      expect((await post(`${server.url}/api/d1/${call}`, {}, token)).status).toBe(200);
    expect(server.output()).not.toContain('"level":"error"');
  } finally {
    await server.dispose();
  }
});
