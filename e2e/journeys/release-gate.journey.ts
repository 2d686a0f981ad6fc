import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { alteredBuild, type Change, throwsAt } from '../fixtures/altered-build.ts';
import { releasesOf } from '../fixtures/releases.ts';
import { startServer } from '../fixtures/server.ts';
import { checkRelease } from '../release-check/check-release.ts';

const server = await startServer({ data: 'empty', env: { DEMO: '0' } });
const releases = releasesOf(server);
const folder = mkdtempSync(join(tmpdir(), 'wabu-gate-'));
after(async () => {
  await server.dispose();
  rmSync(folder, { recursive: true, force: true });
});

/** A build as `npm run release` would find it in its workspace. */
function buildOf(id: string, change?: Change): string {
  const build = mkdtempSync(join(folder, `${id}-`));
  for (const [name, bytes] of alteredBuild(id, '1.9.0', change)) {
    mkdirSync(dirname(join(build, name)), { recursive: true });
    writeFileSync(join(build, name), bytes);
  }
  return build;
}
const patience = { timeout: 600_000 };
const reasonsAgainst = (build: string, keptShells: string[] = []) =>
  checkRelease({ url: server.url, build, keptShells });

test('A sound module passes, in the live shell and in the one before it', patience, async () => {
  const before = await releases.liveVersion('shell');
  await releases.publish('shell', '1.0.1');
  await releases.makeLive('shell', '1.0.1');
  assert.deepEqual(await reasonsAgainst(buildOf('users'), ['1.0.1', before]), []);
});

test('A module without a page for its route is stopped, and told why', patience, async () => {
  const loses: Change = (text) => text.replaceAll('"/adminwabu/users":', '"/adminwabu/lost":');
  const reasons = await reasonsAgainst(buildOf('users', loses));
  assert.match(
    reasons[0] ?? '',
    /^\/adminwabu\/users: .*wrong-face.*no page for \/adminwabu\/users/,
  );
});

test(
  'A module whose page throws is stopped in every shell that it throws in',
  patience,
  async () => {
    const live = await releases.liveVersion('shell');
    const reasons = await reasonsAgainst(buildOf('users', throwsAt('/adminwabu/users')), [live]);
    assert.match(reasons[0] ?? '', /broken.*thrown on purpose/);
    assert.ok(reasons.every((reason) => reason.endsWith(`(in shell ${live})`)));
  },
);

test('A shell passes when every live module runs in it', patience, async () => {
  assert.deepEqual(await reasonsAgainst(buildOf('shell')), []);
});

test(
  'A shell that no module can run in is stopped, for each of them by name',
  patience,
  async () => {
    const forgets: Change = (text) => text.replaceAll('wabuFederation', 'wabuForgotten');
    const reasons = await reasonsAgainst(buildOf('shell', forgets));
    for (const id of ['suppliers', 'frontends', 'users'])
      assert.ok(
        reasons.some((reason) => reason.startsWith(`/adminwabu/${id}: ${id} `)),
        reasons.join('\n'),
      );
  },
);
