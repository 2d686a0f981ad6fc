import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { root } from '../../root.mjs';
import { buildChanged } from '../build/build.mjs';
import { CommandError, command, type ModulesState, openInstallation } from './installation.ts';
import { packBuild } from './pack-build.ts';
import { versionOf, workspaceOf } from './workspace-of.ts';

/** npm run release -- <module> [--canary PERCENT] [--note TEXT] */
await command(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { canary: { type: 'string' }, note: { type: 'string', default: '' } },
  });
  const id = positionals[0] ?? '';
  const workspace = workspaceOf(id);
  const version = versionOf(workspace);
  const percent = values.canary === undefined ? null : percentOf(values.canary);
  const { url, call } = openInstallation();

  // Checks the token before a build of minutes.
  await call('GET', `/api/modules/${id}/deployer`);
  const { modules } = await call<ModulesState>('GET', '/api/modules');
  const before = modules.find((module) => module.id === id);
  // A canary is built and checked already; only its share changes.
  const packed = before?.canary?.version === version ? null : await prepare();
  const started = performance.now();
  if (packed) await call('PUT', `/api/modules/${id}/versions/${version}`, packed);
  const step = { version, note: values.note };
  if (percent !== null) await call('POST', `/api/modules/${id}/canary`, { ...step, percent });
  else {
    const expected = before && { expected: before.live };
    await call('POST', `/api/modules/${id}/live`, { ...step, ...expected });
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const where = percent === null ? 'live' : `shown to ${percent} of 100 browsers`;
  const since = packed ? `, ${seconds} s after it was packed` : '';
  console.log(`${id} ${version} is ${where} at ${url}${since}.`);

  /** Builds this version, checks it with the live modules, and packs it. */
  async function prepare(): Promise<Uint8Array<ArrayBuffer>> {
    if (before?.kept.some((build) => build.version === version))
      throw new CommandError(
        `${id} ${version} is published already. Raise it: npm version patch -w ${workspace} --no-git-tag-version`,
      );
    if (percent !== null && !(await isServed(url, id)))
      throw new CommandError(`Of ${id} nothing is live yet: release it to everybody first.`);
    if ((await buildChanged([workspace])) > 0) throw new CommandError('The build failed.');
    console.log(`Checking ${id} ${version} with what is live at ${url} …`);
    const check = `${root}/e2e/release-check/run.ts`;
    const words = ['--import', 'tsx', check, url, workspace, ...shellsOf(modules)];
    const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new CommandError('Not released, for the reasons above.');
    return packBuild(workspace);
  }
});

/** True when the registry contains the module, from a release or from the program. */
async function isServed(url: string, id: string): Promise<boolean> {
  const registry = (await (await fetch(`${url}/registry.json`)).json()) as {
    modules: { id: string }[];
  };
  return registry.modules.some((module) => module.id === id);
}

/** The live shell and the previous one: a module must run in both, because tabs stay open. */
function shellsOf(modules: ModulesState['modules']): string[] {
  const shell = modules.find(({ id }) => id === 'shell');
  if (shell === undefined) return [];
  const previous = shell.kept.find(({ version, blocked }) => version !== shell.live && !blocked);
  return [shell.live, ...(previous ? [previous.version] : [])];
}

function percentOf(text: string): number {
  const percent = Number(text);
  if (Number.isInteger(percent) && percent >= 1 && percent <= 100) return percent;
  throw new CommandError('--canary takes a whole number from 1 to 100');
}
