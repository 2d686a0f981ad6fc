import { parseArgs } from 'node:util';
import type { ModulesState } from '../../../shared/module/releases.ts';
import { CommandError, command, type Installation, openInstallation } from './installation.ts';
import { rollBackOne } from './rollback-one.ts';

/**
 * npm run rollback -- <module> <version>
 * npm run rollback -- <module>… --together: rolls back the newest set of these modules
 */
await command(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { together: { type: 'boolean', default: false } },
  });
  const installation = openInstallation();
  const state = await installation.call<ModulesState>('GET', '/api/modules');
  if (values.together) await rollBackSet(installation, state, positionals);
  else await rollBackOne(installation, state, positionals[0], positionals[1]);
});

async function rollBackSet(
  { url, call }: Installation,
  { history }: ModulesState,
  ids: string[],
): Promise<void> {
  const set = history.find((event) => event.set !== undefined && ids.includes(event.id))?.set;
  const members = history.filter((event) => event.set === set && set !== undefined);
  const names = members.map(({ id }) => id).sort();
  if (names.length === 0) throw new CommandError(`None of "${ids.join(', ')}" went live in a set.`);
  if (names.join() !== [...ids].sort().join())
    throw new CommandError(`That set was ${names.join(', ')}: name all of them.`);
  const first = members.find(({ from }) => from === null);
  if (first) throw new CommandError(`Before that set, nothing of ${first.id} was live.`);
  const modules = members.map(({ id, from, to }) => ({ id, version: from, expected: to }));
  const started = performance.now();
  await call('POST', '/api/modules/live', { modules });
  const ms = Math.round(performance.now() - started);
  const back = modules.map(({ id, version }) => `${id} ${version}`).join(', ');
  console.log(`${back} are live at ${url} again, in one write of ${ms} ms.`);
}
