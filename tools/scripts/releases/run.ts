import { parseArgs } from 'node:util';
import * as commands from './commands.ts';
import { CommandError, openInstallation } from './installation.ts';
import { repository, type Source, workspaceOf } from './source.ts';

const usage = `release MODULE…         builds, checks and releases modules, in one write; of one or of a set
  --note TEXT           what is new
  --preview NAME,…      only these users get it
  --unchecked           the operator releases it without the check
check MODULE…           the same up to the check; changes nothing
rollback MODULE         brings back what its last release, or its set, replaced
rollback MODULE NUMBER  makes this release live
retire MODULE           takes the module away
modules                 lists what is live and what is stored
deploy-token MODULE     creates the token of a team; the one before ends`;

const names = ['release', 'check', 'rollback', 'retire', 'modules', 'deploy-token'];

const options = {
  site: { type: 'string' },
  note: { type: 'string', default: '' },
  preview: { type: 'string' },
  unchecked: { type: 'boolean', default: false },
} as const;

/**
 * Runs a command of a release. In a repository of its own the module is that of the folder, and is not named.
 *
 * @param isKit the program runs in such a repository
 */
export async function runCommand(name: string, words: string[], isKit = false): Promise<void> {
  const { positionals, values } = read(words);
  const { note, preview, unchecked, site } = values;
  const own = isKit ? repository() : null;
  const ids = own ? [own.id] : positionals.filter((word) => /^[a-z]/.test(word));
  const [id] = ids;
  if (!names.includes(name)) throw new CommandError(usage);
  if (id === undefined && name !== 'modules')
    throw new CommandError(`Which module? For example: ${name} boats\n\n${usage}`);
  const sources = (): Source[] => (own ? [own] : ids.map(workspaceOf));
  const version = positionals.find((word) => /^\d/.test(word));
  const installation = openInstallation(siteOf(site));
  if (name === 'modules' || id === undefined) return commands.modules(installation);
  if (name === 'release')
    return commands.release(installation, sources(), { note, preview, unchecked });
  if (name === 'check') return commands.check(installation, sources());
  if (name === 'rollback') return commands.rollback(installation, id, version);
  if (name === 'retire') return commands.retire(installation, id);
  return commands.deployToken(installation, id);
}

function read(words: string[]) {
  try {
    return parseArgs({ args: words, allowPositionals: true, options });
  } catch (error) {
    throw new CommandError(`${(error as Error).message.split('. ')[0]}.\n\n${usage}`);
  }
}

/** The environment, with the origin of `--site` in the place of `WABU_URL`. */
export function siteOf(site = process.env.WABU_URL): NodeJS.ProcessEnv {
  if (site === undefined) return process.env;
  const url = URL.canParse(site) ? new URL(site) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new CommandError(`"${site}" is no address: --site https://www.example.com`);
  return { ...process.env, WABU_URL: url.origin };
}
