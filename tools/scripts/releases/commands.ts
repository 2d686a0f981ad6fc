import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { createTarGzip } from 'nanotar';
import type { ModulesState, ReleaseCheck, ReleaseOrder } from '../../../shared/module/releases.ts';
import { filesIn } from '../../build/compress-files.ts';
import { root } from '../../root.mjs';
import { ensureBrowser } from '../setup/browser.mjs';
import { CommandError, type Installation } from './installation.ts';
import type { Source } from './source.ts';

export interface Options {
  note: string;
  /** Names of users, separated by commas, who alone get the release. */
  preview?: string | undefined;
  /** The operator makes it live without the release check. */
  unchecked: boolean;
}

const stateOf = ({ call }: Installation) => call<ModulesState>('GET', '/api/modules');
const namesOf = (modules: { id: string; version: string | null }[]) =>
  modules.map(({ id, version }) => `${id} ${version ?? '(retired)'}`).join(', ');

/** Builds modules, checks them together with what is live, and makes them live in one write. */
export async function release(installation: Installation, sources: Source[], options: Options) {
  const { note, preview, unchecked } = options;
  for (const { id } of sources) await installation.call('GET', `/api/modules/${id}/deployer`);
  const state = await stateOf(installation);
  for (const source of sources) await source.build();
  const checked = unchecked ? null : await openInBrowser(installation, sources, state);
  const liveOf = (id: string) => state.modules.find((module) => module.id === id)?.live ?? null;
  const order: ReleaseOrder = {
    note,
    expected: Object.fromEntries(sources.map(({ id }) => [id, liveOf(id)])),
    ...(checked && { check: checked }),
    ...(unchecked && { unchecked }),
    ...(preview !== undefined && { preview: preview.split(',').map((name) => name.trim()) }),
  };
  const started = performance.now();
  const { modules } = await installation.call<{
    modules: { id: string; version: string; isNew: boolean }[];
  }>('POST', '/api/modules/releases', await pack(sources, order));
  const ms = Math.round(performance.now() - started);
  for (const { id, version, isNew } of modules)
    if (!isNew) console.log(`${id} ${version} has these bytes already: it gets no new number.`);
  const where = preview === undefined ? 'live' : `shown to ${preview} alone`;
  const be = modules.length > 1 ? 'are' : 'is';
  console.log(
    `${namesOf(modules)} ${be} ${where} at ${installation.url}, in one write of ${ms} ms.`,
  );
}

/** The same as a release up to the check; changes nothing at the installation. */
export async function check(installation: Installation, sources: Source[]) {
  for (const { id } of sources) await installation.call('GET', `/api/modules/${id}/deployer`);
  const state = await stateOf(installation);
  for (const source of sources) await source.build();
  const { shells } = await openInBrowser(installation, sources, state);
  console.log(`${sources.map(({ id }) => id).join(', ')} passed in shell ${shells.join(' and ')}.`);
}

/** One archive: a folder for each module, and the order. */
async function pack(sources: Source[], order: ReleaseOrder) {
  const files = sources.flatMap(({ id, folder }) => {
    const dist = join(folder, 'dist');
    return filesIn(dist)
      .filter((name) => !basename(name).startsWith('.'))
      .map((name) => ({
        name: `${id}/${name}`,
        data: new Uint8Array(readFileSync(join(dist, name))),
      }));
  });
  const named = [{ name: 'release.json', data: JSON.stringify(order) }, ...files];
  return new Uint8Array(await createTarGzip(named));
}

/** TypeScript here, JavaScript in the module kit. */
const extension = extname(import.meta.url);

/** Opens the builds in a real browser with the live modules: in the live shell, and in the one before it. */
async function openInBrowser(
  { url }: Installation,
  sources: Source[],
  { modules, history }: ModulesState,
): Promise<ReleaseCheck> {
  process.env.CHROMIUM_PATH = ensureBrowser();
  if (extension === '.ts') await buildServer();
  const shell = modules.find(({ id }) => id === 'shell');
  const change = history.find(({ id, to }) => id === 'shell' && to !== null && to === shell?.live);
  const before = shell?.releases.find(({ version }) => version === change?.from)?.version;
  const hasShell = sources.some(({ id }) => id === 'shell');
  const shells = hasShell ? [] : [shell?.live, before].filter((one) => typeof one === 'string');
  const builds = sources.map(({ folder }) => join(folder, 'dist')).join(',');
  console.log(`Checking ${sources.map(({ id }) => id).join(', ')} with what is live at ${url} …`);
  const script = `${root}/e2e/release-check/run${extension}`;
  const words = [...(extension === '.ts' ? ['--import', 'tsx'] : []), script, url, builds];
  const options = { cwd: root, stdio: 'inherit' } as const;
  const { status } = spawnSync(process.execPath, [...words, ...shells], options);
  if (status !== 0) throw new CommandError('It did not pass, for the reasons above.');
  const checkedAt = new Date().toISOString();
  return { shells: shells.length > 0 ? shells : ['its-own'], checkedAt };
}

/** A fresh clone has no server to check with. */
async function buildServer(): Promise<void> {
  const { buildChanged } = await import('../build/build.mjs');
  if ((await buildChanged(['api'])) > 0) throw new CommandError('The build failed.');
}

/** Makes a stored release live; without a number, all that the module's last set replaced. */
export async function rollback(installation: Installation, id: string, version?: string) {
  const state = await stateOf(installation);
  const module = state.modules.find((one) => one.id === id);
  if (module === undefined) throw new CommandError(`Of "${id}" nothing was ever released.`);
  const kept = module.releases.map((one) => one.version);
  if (version !== undefined && !kept.includes(version))
    throw new CommandError(`Which release of ${id}? There are: ${kept.join(', ')}`);
  const modules =
    version === undefined ? setBefore(state, id) : [{ id, version, expected: module.live }];
  await installation.call('POST', '/api/modules/live', { modules });
  console.log(`${namesOf(modules)} live at ${installation.url} again.`);
}

/** What the set replaced with which the live release came; what was new in it is retired. */
function setBefore({ modules, history }: ModulesState, id: string) {
  const live = modules.find((one) => one.id === id)?.live;
  const last = history.find((event) => event.id === id && event.set !== null && event.to === live);
  if (last === undefined || last.from === null)
    throw new CommandError(`Before that, nothing of ${id} was live: name a number.`);
  return history
    .filter(({ set }) => set === last.set)
    .map(({ id, from, to }) => ({ id, version: from, expected: to }));
}

/** Takes a module away: its section and its slots are gone until a release of it goes live. */
export async function retire({ call, url }: Installation, id: string) {
  await call('POST', '/api/modules/live', { modules: [{ id, version: null }] });
  console.log(`${id} is retired at ${url}. "rollback" with a number brings it back.`);
}

/** Creates the deploy token of a module, and revokes the one before. */
export async function deployToken({ call }: Installation, id: string) {
  const { token } = await call<{ token: string }>('POST', `/api/modules/${id}/tokens`);
  console.log(`The deploy token of ${id}, shown this once and kept nowhere:\n\n${token}\n`);
  console.log('Its team sets WABU_DEPLOY_TOKEN to it, and WABU_URL to this installation.');
}

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short' });

/** Lists what is live, since when, by whom and from which commit, and the stored releases. */
export async function modules(installation: Installation) {
  const { modules, history } = await stateOf(installation);
  console.log(`Modules at ${installation.url}\n`);
  const line = (text: string) => console.log(' '.repeat(13) + text);
  for (const { id, live, changedBy, changedAt, program, misfit, releases } of modules) {
    const release = releases.find(({ version }) => version === live);
    const facts = [
      `since ${when.format(changedAt)} by ${changedBy}`,
      release?.commit,
      release?.note,
    ];
    console.log(
      `${id.padEnd(12)} ${(live ?? 'retired').padEnd(8)} ${facts.filter(Boolean).join(' · ')}`,
    );
    if (release && release.check === null) line('did not pass the release check');
    if (misfit) line(`does not fit the live shell: ${misfit}`);
    if (program)
      line(
        `the program brings ${program}: npm run rollback -- ${id} ${program}; to keep ${live ?? 'it retired'}, do nothing`,
      );
    const last = history.find((event) => event.id === id && event.set !== null);
    if (last?.action === 'rollback' && last.note) line(last.note);
    for (const { version, preview, failures } of releases) {
      if (preview.length > 0) line(`${version} is shown to ${preview.join(', ')} alone`);
      for (const failure of failures) line(`${version}: ${failure.split('\n', 1)[0]}`);
    }
    const others = releases.filter(({ version }) => version !== live);
    if (others.length > 0)
      line(
        `stored: ${others.map(({ version, check }) => version + (check ? '' : ' (not checked)')).join(', ')}`,
      );
  }
}
