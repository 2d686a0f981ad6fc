import type { ModulesState } from '../../../shared/module/releases.ts';
import { rollBackOne } from '../../scripts/releases/rollback-one.ts';
import { asTeam, read, siteOf } from './options.ts';
import { repository } from './repository.ts';

/** wabu rollback [--site URL] VERSION: as `npm run rollback` of the program. */
export async function run(words: string[]): Promise<void> {
  const { values, positionals } = read(words, { site: { type: 'string' } });
  const { id } = repository();
  const installation = asTeam(siteOf(values.site), id);
  const state = await installation.call<ModulesState>('GET', '/api/modules');
  await rollBackOne(installation, state, id, positionals[0]);
}
