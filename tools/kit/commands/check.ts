import type { ModulesState } from '../../../shared/module/releases.ts';
import { candidate, check, shellsOf } from '../../scripts/releases/prepare.ts';
import { ensureBrowser } from '../../scripts/setup/browser.mjs';
import { asTeam, read, siteOf } from './options.ts';
import { repository } from './repository.ts';

/**
 * wabu check [--site URL]: builds the module and opens every route in a real browser, with copies of what is
 * live at the installation. With the team's token also in the previous shell, and whether the module may claim
 * what it describes. Changes nothing there.
 */
export async function run(words: string[]): Promise<void> {
  const { values } = read(words, { site: { type: 'string' } });
  const source = repository();
  const url = siteOf(values.site);
  const { id, version } = source;
  const installation = process.env.WABU_DEPLOY_TOKEN ? asTeam(url, id) : null;
  if (installation) await candidate(installation, source);
  const { modules } = (await installation?.call<ModulesState>('GET', '/api/modules')) ?? {
    modules: [],
  };
  process.env.CHROMIUM_PATH = ensureBrowser();
  await source.build();
  const shells = await shellsOf({ url }, modules);
  console.log(`Checking ${id} ${version} with what is live at ${url} …`);
  check(url, [source], shells);
  console.log(`${id} ${version} passed in shell ${shells.join(' and ')}.`);
  if (!installation) console.log('Without WABU_DEPLOY_TOKEN only the live shell was tried.');
}
