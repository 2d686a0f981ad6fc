import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { alteredBuild, type Change, throwsAt } from '../fixtures/altered-build.ts';
import { releasesOf } from '../fixtures/releases.ts';
import { serverTest } from '../fixtures/server-test.ts';
import { checkRelease } from '../release-check/check-release.ts';

interface Gate {
  releases: ReturnType<typeof releasesOf>;
  /** A build as `npm run release` would find it in its workspace. */
  buildOf: (id: string, change?: Change) => string;
  reasonsAgainst: (build: string, keptShells?: string[]) => Promise<string[]>;
}

const test = serverTest.extend<Gate>({
  serverOptions: { data: 'empty', env: { DEMO: '0' } },
  releases: async ({ server }, use) => use(releasesOf(server)),
  buildOf: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'wabu-gate-'));
    await use((id, change) => {
      const build = mkdtempSync(join(folder, `${id}-`));
      for (const [name, bytes] of alteredBuild(id, '1.9.0', change)) {
        mkdirSync(dirname(join(build, name)), { recursive: true });
        writeFileSync(join(build, name), bytes);
      }
      return build;
    });
    rmSync(folder, { recursive: true, force: true });
  },
  reasonsAgainst: async ({ server }, use) =>
    use((build, keptShells = []) => checkRelease({ url: server.url, build, keptShells })),
});

test('A sound module passes, in the live shell and in the one before it', async ({
  releases,
  buildOf,
  reasonsAgainst,
}) => {
  const before = await releases.liveVersion('shell');
  await releases.publish('shell', '1.0.1');
  await releases.makeLive('shell', '1.0.1');
  expect(await reasonsAgainst(buildOf('users'), ['1.0.1', before])).toEqual([]);
});

test('A module without a page for its route is stopped, and told why', async ({
  buildOf,
  reasonsAgainst,
}) => {
  const loses: Change = (text) => text.replaceAll('"/adminwabu/users":', '"/adminwabu/lost":');
  const reasons = await reasonsAgainst(buildOf('users', loses));
  expect(reasons[0] ?? '').toMatch(
    /^\/adminwabu\/users: .*invalid-exports.*no page for \/adminwabu\/users/,
  );
});

test('A module whose page throws is stopped in every shell that it throws in', async ({
  releases,
  buildOf,
  reasonsAgainst,
}) => {
  const live = await releases.liveVersion('shell');
  const reasons = await reasonsAgainst(buildOf('users', throwsAt('/adminwabu/users')), [live]);
  expect(reasons[0] ?? '').toMatch(/broken.*thrown on purpose/);
  expect(reasons.every((reason) => reason.endsWith(`(in shell ${live})`))).toBeTruthy();
});

test('A shell passes when every live module runs in it', async ({ buildOf, reasonsAgainst }) => {
  expect(await reasonsAgainst(buildOf('shell'))).toEqual([]);
});

test('A shell that no module can run in is stopped, for each of them by name', async ({
  buildOf,
  reasonsAgainst,
}) => {
  const forgets: Change = (text) => text.replaceAll('wabuFederation', 'wabuForgotten');
  const reasons = await reasonsAgainst(buildOf('shell', forgets));
  for (const id of ['suppliers', 'frontends', 'users'])
    expect(
      reasons.some((reason) => reason.startsWith(`/adminwabu/${id}: ${id} `)),
      reasons.join('\n'),
    ).toBeTruthy();
});
