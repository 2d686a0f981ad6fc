import type { ModulesState } from '../../../shared/module/releases.ts';
import { CommandError, type Installation } from './installation.ts';
import { packBuild } from './pack-build.ts';
import {
  candidate,
  check,
  publish,
  requireNew,
  servedVersion,
  shellsOf,
  stateCheck,
} from './prepare.ts';
import type { Source } from './source.ts';

interface Options {
  /** The percentage of browsers that get it; null: all of them. */
  percent: number | null;
  note: string;
}

/** Builds a module, checks it with the live ones, publishes it, and makes it live or a canary. */
export async function releaseOne(
  installation: Installation,
  source: Source,
  { percent, note }: Options,
): Promise<void> {
  const module = await candidate(installation, source);
  const { id, version } = module;
  const { url, call } = module.installation;
  const { modules } = await call<ModulesState>('GET', '/api/modules');
  const before = modules.find((one) => one.id === id);
  // A canary is built and checked already; only its share changes.
  const prepared = before?.canary?.version === version ? null : await prepare();
  const started = performance.now();
  if (prepared) {
    await publish(module, prepared.packed);
    await stateCheck(module, prepared.checked);
  }
  const step = { version, note };
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
    await module.build();
    console.log(`Checking ${id} ${version} with what is live at ${url} …`);
    const shells = id === 'shell' ? [version] : await shellsOf(installation, modules);
    const checked = check(url, [module], shells);
    return { checked, packed: await packBuild(module) };
  }
}

/** `--canary 10` as a number; null without the option. */
export function percentOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const percent = Number(text);
  if (Number.isInteger(percent) && percent >= 1 && percent <= 100) return percent;
  throw new CommandError('--canary takes a whole number from 1 to 100');
}
