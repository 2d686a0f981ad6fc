import { type ParseArgsConfig, parseArgs } from 'node:util';
import {
  CommandError,
  type Installation,
  openInstallation,
} from '../../scripts/releases/installation.ts';

/** Reads the words of a command. Throws a `CommandError` for an option that it does not have. */
export function read<T extends NonNullable<ParseArgsConfig['options']>>(
  words: string[],
  options: T,
): ReturnType<typeof parseArgs<{ args: string[]; allowPositionals: true; options: T }>> {
  try {
    return parseArgs({ args: words, allowPositionals: true, options });
  } catch (error) {
    throw new CommandError(
      `${(error as Error).message.split('. ')[0]}. "npx wabu" lists the options.`,
    );
  }
}

/** The origin of the installation of `--site`, or else of `WABU_URL`. */
export function siteOf(site = process.env.WABU_URL): string {
  if (site === undefined)
    throw new CommandError('Which installation? Add --site with its address, or set WABU_URL.');
  const url = URL.canParse(site) ? new URL(site) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new CommandError(`"${site}" is no address: --site https://www.example.com`);
  return url.origin;
}

export function asTeam(site: string, id: string): Installation {
  const { WABU_DEPLOY_TOKEN } = process.env;
  if (!WABU_DEPLOY_TOKEN)
    throw new CommandError(
      `Set WABU_DEPLOY_TOKEN to the deploy token of ${id}: whoever operates the installation creates it with "npm run deploy-token -- ${id}".`,
    );
  return openInstallation({ WABU_URL: site, WABU_DEPLOY_TOKEN });
}
