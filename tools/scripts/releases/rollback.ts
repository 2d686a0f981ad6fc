import { CommandError, command, type ModulesState, openInstallation } from './installation.ts';

/** npm run rollback -- <module> <version> */
await command(async () => {
  const [id, version] = process.argv.slice(2);
  const { url, call } = openInstallation();
  const { modules } = await call<ModulesState>('GET', '/api/modules');
  const module = modules.find((one) => one.id === id);
  if (module === undefined) throw new CommandError(`Of "${id}" nothing was ever released.`);
  const kept = module.kept.map((build) => build.version);
  if (version === undefined || !kept.includes(version))
    throw new CommandError(`Which version of ${id}? Kept are: ${kept.join(', ')}`);
  const started = performance.now();
  await call('POST', `/api/modules/${id}/live`, { version, expected: module.live });
  const ms = Math.round(performance.now() - started);
  console.log(`${id} ${version} is live at ${url} again, instead of ${module.live}, in ${ms} ms.`);
});
