import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { type Edit, editedBuild, throwsAt } from '../fixtures/edited-build.ts';
import { releasesOf } from '../fixtures/releases.ts';
import { serverTest } from '../fixtures/server-test.ts';
import { checkRelease } from '../release-check/check-release.ts';
import { readableLines } from '../release-check/readable-lines.ts';

const SUPPLIERS = '/adminwabu/suppliers';

interface ReleaseGate {
  releases: ReturnType<typeof releasesOf>;
  /** A build as `npm run release` would find it in its workspace. */
  buildOf: (id: string, edit?: Edit) => string;
  reasonsAgainst: (builds: string[], keptShells?: string[]) => Promise<string[]>;
}

const test = serverTest.extend<ReleaseGate>({
  serverOptions: { data: 'empty', env: { DEMO: '0' } },
  releases: async ({ server }, use) => use(releasesOf(server)),
  buildOf: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'wabu-gate-'));
    await use((id, edit) => {
      const build = mkdtempSync(join(folder, `${id}-`));
      for (const [name, bytes] of editedBuild(id, '1.9.0', edit)) {
        mkdirSync(dirname(join(build, name)), { recursive: true });
        writeFileSync(join(build, name), bytes);
      }
      return build;
    });
    rmSync(folder, { recursive: true, force: true });
  },
  reasonsAgainst: async ({ server }, use) =>
    use((builds, keptShells = []) => checkRelease({ url: server.url, builds, keptShells })),
});

test('A module without errors passes in the live shell and in the previous one @verify', async ({
  releases,
  buildOf,
  reasonsAgainst,
}) => {
  const before = await releases.liveVersion('shell');
  await releases.publish('shell', '1.0.1');
  await releases.makeLive('shell', '1.0.1');
  expect(await reasonsAgainst([buildOf('users')], ['1.0.1', before])).toEqual([]);
});

test('Modules whose page or form throws are rejected, with the shell, the page or the screen', async ({
  releases,
  buildOf,
  reasonsAgainst,
}) => {
  const throwing: Edit = (text) =>
    text.replaceAll('"add.title"', '(()=>{throw Error("thrown on purpose")})()');
  const builds = [buildOf('users', throwing), buildOf('suppliers', throwsAt(SUPPLIERS))];
  const live = await releases.liveVersion('shell');
  const reasons = await reasonsAgainst(builds, [live]);
  expect(reasons.every((reason) => reason.endsWith(`(in shell ${live})`))).toBeTruthy();
  expect(reasons).toContainEqual(
    expect.stringMatching(/^users, form \(\/adminwabu\/users\): .*thrown on purpose/),
  );
  expect(reasons).toContainEqual(
    expect.stringMatching(/^\/adminwabu\/suppliers: .*broken.*thrown on purpose/),
  );
  const lines = await readableLines(reasons, builds);
  expect(lines.length).toBeLessThanOrEqual(10);
  expect(lines.join('\n')).toMatch(/thrown on purpose.* at src\/users\/add-user-dialog\.tsx:\d+/);
});

test('A shell in which every live module runs passes @verify', async ({
  buildOf,
  reasonsAgainst,
}) => {
  expect(await reasonsAgainst([buildOf('shell')])).toEqual([]);
});

test('A shell in which no module runs is rejected, with the name of each module @verify', async ({
  buildOf,
  reasonsAgainst,
}) => {
  const lacksRuntime: Edit = (text) => text.replaceAll('wabuFederation', 'wabuMissing');
  const reasons = await reasonsAgainst([buildOf('shell', lacksRuntime)]);
  for (const id of ['suppliers', 'frontends', 'users'])
    expect(
      reasons.some((reason) => reason.startsWith(`/adminwabu/${id}: ${id} `)),
      reasons.join('\n'),
    ).toBeTruthy();
});
