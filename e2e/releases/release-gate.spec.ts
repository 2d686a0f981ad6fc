import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import type { BuiltModule } from '@wabu/shared/module/registry';
import { integrityOf } from '../../tools/build/integrity.ts';
import { type Edit, editedBuild, throwsAt } from '../fixtures/edited-build.ts';
import { releasesOf } from '../fixtures/releases.ts';
import { serverTest } from '../fixtures/server-test.ts';
import { describedIn } from '../release-check/assemble.ts';
import { checkRelease } from '../release-check/check-release.ts';
import { readableLines } from '../release-check/readable-lines.ts';

const SUPPLIERS = '/adminwabu/suppliers';

interface ReleaseGate {
  releases: ReturnType<typeof releasesOf>;
  /** A build as `npm run release` would find it in its workspace. */
  buildOf: (id: string, edit?: Edit, claims?: Partial<BuiltModule>) => string;
  reasonsAgainst: (builds: string[], keptShells?: string[]) => Promise<string[]>;
}

const test = serverTest.extend<ReleaseGate>({
  serverOptions: { data: 'empty', env: { DEMO: '0' } },
  releases: async ({ server }, use) => use(releasesOf(server)),
  buildOf: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'wabu-gate-'));
    await use((id, edit, claims) => {
      const build = mkdtempSync(join(folder, `${id}-`));
      for (const [name, bytes] of editedBuild(id, edit, claims)) {
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
  const next = await releases.release('shell');
  expect(await reasonsAgainst([buildOf('users')], [next, before])).toEqual([]);
});

test('Modules whose page or form throws are rejected, with the shell, the page or the screen @verify', async ({
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

test('Global styles, screens that nobody declares and slots that nobody offers are refused @verify', async ({
  releases,
  buildOf,
  reasonsAgainst,
}) => {
  const { description } = describedIn(buildOf('users'));
  const build = buildOf('users', undefined, {
    check: [],
    description: description && {
      ...description,
      slots: [{ slot: 'boats.detail', order: 1 }],
    },
  });
  const built = describedIn(build);
  const [name = ''] = Object.keys(built.files).filter((file) => file.endsWith('.css'));
  const rules =
    '.wabu_users-abc{color:teal}@media (min-width:1px){.wabu_users-abc,button{color:red}}';
  writeFileSync(join(build, name), rules);
  built.files[name] = integrityOf(rules);
  writeFileSync(join(build, 'module.json'), JSON.stringify(built));
  const reasons = await reasonsAgainst([build], [await releases.liveVersion('shell')]);
  expect(reasons.join('\n')).toContain('users declares no screens');
  expect(reasons.join('\n')).toContain('the slot boats.detail, which nobody offers');
  expect(reasons.join('\n')).toMatch(/users styles elements of others: \S+\.css: button;/);
  expect(reasons.join('\n')).not.toContain('wabu_users-abc;');
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
