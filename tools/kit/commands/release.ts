import { percentOf, releaseOne } from '../../scripts/releases/release-one.ts';
import { ensureBrowser } from '../../scripts/setup/browser.mjs';
import { asTeam, read, siteOf } from './options.ts';
import { repository } from './repository.ts';

/** wabu release [--site URL] [--canary PERCENT] [--note TEXT]: as `npm run release` of the program. */
export async function run(words: string[]): Promise<void> {
  const { values } = read(words, {
    site: { type: 'string' },
    canary: { type: 'string' },
    note: { type: 'string', default: '' },
  });
  const source = repository();
  const installation = asTeam(siteOf(values.site), source.id);
  const percent = percentOf(values.canary);
  process.env.CHROMIUM_PATH = ensureBrowser();
  await releaseOne(installation, source, { percent, note: values.note });
}
