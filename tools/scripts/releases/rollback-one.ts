import type { ModulesState } from '../../../shared/module/releases.ts';
import { CommandError, type Installation } from './installation.ts';

/** Makes a stored version of a module live again. */
export async function rollBackOne(
  installation: Installation,
  { modules }: ModulesState,
  id = '',
  version?: string,
): Promise<void> {
  const module = modules.find((one) => one.id === id);
  if (module === undefined) throw new CommandError(`Of "${id}" nothing was ever released.`);
  const kept = module.kept.map((build) => build.version);
  if (version === undefined || !kept.includes(version))
    throw new CommandError(`Which version of ${id}? Kept are: ${kept.join(', ')}`);
  const { url, call } = await installation.as(id);
  const started = performance.now();
  await call('POST', `/api/modules/${id}/live`, { version, expected: module.live });
  const ms = Math.round(performance.now() - started);
  console.log(`${id} ${version} is live at ${url} again, instead of ${module.live}, in ${ms} ms.`);
}
