import { parseArgs } from 'node:util';
import { CommandError, command, type ModulesState, openInstallation } from './installation.ts';
import { packBuild } from './pack-build.ts';
import {
  build,
  candidate,
  check,
  requireNew,
  servedVersion,
  shellsOf,
  stateCheck,
} from './prepare.ts';
import { releaseTogether } from './release-together.ts';

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
  if (values.together) {
    if (values.canary !== undefined) throw new CommandError('A set goes to all browsers at once.');
    return releaseTogether(installation, positionals, values.note);
  }
  if (positionals.length > 1)
    throw new CommandError('Several modules are released as one set: add --together.');
  const id = positionals[0] ?? '';
  const percent = values.canary === undefined ? null : percentOf(values.canary);
  const module = await candidate(installation, id);
  const { version, workspace } = module;
  const { url, call } = module.installation;
  const { modules } = await call<ModulesState>('GET', '/api/modules');
  const before = modules.find((one) => one.id === id);
  // A canary is built and checked already; only its share changes.
  const prepared = before?.canary?.version === version ? null : await prepare();
  const started = performance.now();
  if (prepared) {
    await call('PUT', `/api/modules/${id}/versions/${version}`, prepared.packed);
    await stateCheck(module, prepared.checked);
  }
  const step = { version, note: values.note };
  if (percent !== null) await call('POST', `/api/modules/${id}/canary`, { ...step, percent });
  else {
    const expected = before && { expected: before.live };
    await call('POST', `/api/modules/${id}/live`, { ...step, ...expected });
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const where = percent === null ? 'live' : `shown to ${percent} of 100 browsers`;
  const since = prepared ? `, ${seconds} s after it was packed` : '';
  console.log(`${id} ${version} is ${where} at ${url}${since}.`);

  /** Builds this version, checks it with the live modules, and packs it. */
  async function prepare() {
    requireNew(module, modules);
    if (percent !== null && (await servedVersion(url, id)) === null)
      throw new CommandError(`Of ${id} nothing is live yet: release it to everybody first.`);
    await build([workspace]);
    console.log(`Checking ${id} ${version} with what is live at ${url} …`);
    const shells = id === 'shell' ? [version] : await shellsOf(installation, modules);
    const checked = check(url, [workspace], shells);
    return { checked, packed: await packBuild(workspace) };
  }
});

function percentOf(text: string): number {
  const percent = Number(text);
  if (Number.isInteger(percent) && percent >= 1 && percent <= 100) return percent;
  throw new CommandError('--canary takes a whole number from 1 to 100');
}
