import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { type Edit, editedBuild, throwsAt } from '../fixtures/edited-build.ts';
import { releasesOf } from '../fixtures/releases.ts';
import { serverTest } from '../fixtures/server-test.ts';
import { checkRelease } from '../release-check/check-release.ts';
import { readableLines } from '../release-check/readable-lines.ts';

interface ReleaseGate {
  releases: ReturnType<typeof releasesOf>;
  /** A build as `npm run release` would find it in its workspace. */
  buildOf: (id: string, edit?: Edit) => string;
  reasonsAgainst: (build: string, keptShells?: string[]) => Promise<string[]>;
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
    use((build, keptShells = []) => checkRelease({ url: server.url, builds: [build], keptShells })),
});

test('A module without errors passes in the live shell and in the previous one @verify', async ({
  releases,
  buildOf,
  reasonsAgainst,
}) => {
  const before = await releases.liveVersion('shell');
  await releases.publish('shell', '1.0.1');
  await releases.makeLive('shell', '1.0.1');
  expect(await reasonsAgainst(buildOf('users'), ['1.0.1', before])).toEqual([]);
});

test('A module whose page throws is rejected, with the shells in which it throws', async ({
  releases,
  buildOf,
  reasonsAgainst,
}) => {
  const live = await releases.liveVersion('shell');
  const reasons = await reasonsAgainst(buildOf('users', throwsAt('/adminwabu/users')), [live]);
  expect(reasons[0] ?? '').toMatch(/broken.*thrown on purpose/);
  expect(reasons.every((reason) => reason.endsWith(`(in shell ${live})`))).toBeTruthy();
});

test('A module whose form throws is rejected, with the name of the screen', async ({
  buildOf,
  reasonsAgainst,
}) => {
  const throwing: Edit = (text) =>
    text.replaceAll('"add.title"', '(()=>{throw Error("thrown on purpose")})()');
  const build = buildOf('users', throwing);
  const reasons = await reasonsAgainst(build);
  const lines = await readableLines(reasons, [build]);
  expect(lines.length).toBeLessThanOrEqual(10);
  expect(lines.join('\n')).toMatch(/thrown on purpose.* at src\/users\/add-user-dialog\.tsx:\d+/);
  expect(reasons[0] ?? '').toMatch(/^users, form \(\/adminwabu\/users\): .*thrown on purpose/);
});

test('A shell in which every live module runs passes @verify', async ({
  buildOf,
  reasonsAgainst,
}) => {
  expect(await reasonsAgainst(buildOf('shell'))).toEqual([]);
});

test('A shell in which no module runs is rejected, with the name of each module @verify', async ({
  buildOf,
  reasonsAgainst,
}) => {
  const lacksRuntime: Edit = (text) => text.replaceAll('wabuFederation', 'wabuMissing');
  const reasons = await reasonsAgainst(buildOf('shell', lacksRuntime));
  for (const id of ['suppliers', 'frontends', 'users'])
    expect(
      reasons.some((reason) => reason.startsWith(`/adminwabu/${id}: ${id} `)),
      reasons.join('\n'),
    ).toBeTruthy();
});
