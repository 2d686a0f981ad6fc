import { parseArgs } from 'node:util';
import type { ModulesState } from '../../../shared/module/releases.ts';
import { CommandError, command, type Installation, openInstallation } from './installation.ts';
import { packBuild } from './pack-build.ts';
import { candidate, check, publish, requireNew, shellsOf, stateCheck } from './prepare.ts';
import { percentOf, releaseOne } from './release-one.ts';
import { workspaceOf } from './workspace-of.ts';

/** Publishes several modules, checks them together, and makes them live in one write. */
async function releaseTogether(
  installation: Installation,
  ids: string[],
  note: string,
): Promise<void> {
  if (ids.length < 2)
    throw new CommandError('Which modules? For example: npm run release -- shell users --together');
  // The shell is published first, because the others are compared with it.
  const inOrder = [...ids].sort((one) => (one === 'shell' ? -1 : 0));
  const set = await Promise.all(inOrder.map((id) => candidate(installation, workspaceOf(id))));
  const { url, call } = installation;
  const { modules } = await call<ModulesState>('GET', '/api/modules');
  for (const module of set) requireNew(module, modules);
  await Promise.all(set.map((module) => module.build()));

  const shell = set.find(({ id }) => id === 'shell');
  for (const module of set) {
    const beside = shell && module.id !== 'shell' ? `?shell=${shell.version}` : '';
    await publish(module, await packBuild(module), beside);
  }
  const names = set.map(({ id, version }) => `${id} ${version}`).join(', ');
  console.log(`Published, not live yet: ${names}. Checking them together …`);
  // A set with a shell goes live in that shell alone.
  const shells = shell ? [shell.version] : await shellsOf(installation, modules);
  const checked = check(url, set, shells);
  for (const module of set) await stateCheck(module, checked);

  const started = performance.now();
  const versions = set.map(({ id, version }) => {
    const before = modules.find((module) => module.id === id);
    return { id, version, ...(before && { expected: before.live }) };
  });
  await call('POST', '/api/modules/live', { modules: versions, note });
  const ms = Math.round(performance.now() - started);
  console.log(`${names} are live at ${url}, in one write of ${ms} ms.`);
}

/**
 * npm run release -- <module> [--canary PERCENT] [--note TEXT]
 * npm run release -- <module>… --together [--note TEXT]
 */
await command(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      canary: { type: 'string' },
      note: { type: 'string', default: '' },
      together: { type: 'boolean', default: false },
    },
  });
  const installation = openInstallation();
  const { note } = values;
  if (values.together) {
    if (values.canary !== undefined) throw new CommandError('A set goes to all browsers at once.');
    return releaseTogether(installation, positionals, note);
  }
  if (positionals.length > 1)
    throw new CommandError('Several modules are released as one set: add --together.');
  const percent = percentOf(values.canary);
  await releaseOne(installation, workspaceOf(positionals[0]), { percent, note });
});
