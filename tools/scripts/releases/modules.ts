import type { ModulesState } from '../../../shared/module/releases.ts';
import { CommandError, command, openInstallation } from './installation.ts';

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short' });

/**
 * npm run modules: lists live versions with date and author, and stored versions.
 * npm run modules -- transfer <prefix> <module>: gives a section of routes to another module.
 */
await command(async () => {
  const { url, call } = openInstallation();
  const [what, section, to] = process.argv.slice(2);
  if (what === 'transfer') return transfer(section, to);
  if (what !== undefined)
    throw new CommandError('npm run modules, or: npm run modules -- transfer <prefix> <module>');
  const { modules, history } = await call<ModulesState>('GET', '/api/modules');
  const registry = (await (await fetch(`${url}/registry.json`)).json()) as {
    modules: {
      id: string;
      version: string;
      status: string;
      insteadOf?: string;
      foreign?: string[];
    }[];
  };
  console.log(`Modules at ${url}\n`);
  // The line of the module includes its canary.
  for (const { id, version, insteadOf, foreign = [] } of registry.modules.filter(
    ({ status }) => status !== 'canary',
  )) {
    const module = modules.find((one) => one.id === id);
    if (module === undefined) {
      console.log(`${id.padEnd(12)} ${version.padEnd(20)} as it came with the program`);
      continue;
    }
    const since = history.find((event) => event.id === id && event.to === module.live);
    const by = since ? `since ${when.format(since.at)} by ${since.actor}` : '';
    const canary = module.canary ? `, ${module.canary.version} for ${module.canary.percent} %` : '';
    const isUnchecked = module.kept.some(
      (build) => build.version === module.live && build.unchecked,
    );
    console.log(`${id.padEnd(12)} ${module.live.padEnd(20)} ${by}${canary}`);
    if (isUnchecked)
      console.log(`${' '.repeat(13)}was not checked in a browser before its release`);
    if (foreign.length > 0)
      console.log(`${' '.repeat(13)}does not get ${foreign.join(', ')}: another module owns it`);
    if (insteadOf)
      console.log(`${' '.repeat(13)}does not fit the live shell: browsers get ${version}`);
    if (module.program)
      console.log(
        `${' '.repeat(13)}the program brings ${module.program}: npm run promote -- ${id}`,
      );
    const others = module.kept.filter((build) => build.version !== module.live);
    const names = others.map(
      ({ version, blocked, stopped, unchecked }) =>
        version +
        (blocked ? ' (blocked)' : '') +
        (stopped ? ' (stopped)' : '') +
        (unchecked ? ' (unchecked)' : ''),
    );
    if (names.length > 0) console.log(`${' '.repeat(13)}kept: ${names.join(', ')}`);
    if (id !== 'shell' && module.owns.length > 0)
      console.log(`${' '.repeat(13)}owns ${module.owns.join(', ')}`);
  }

  async function transfer(section?: string, to?: string): Promise<void> {
    if (section === undefined || to === undefined)
      throw new CommandError('For example: npm run modules -- transfer /adminwabu/boats ferries');
    const { from } = await call<{ from: string | null }>('PUT', `/api/modules/${to}/sections`, {
      section,
    });
    console.log(`${section} belongs to ${to} now, instead of ${from ?? 'nobody'}.`);
  }
});
