import { runCommand } from '../src/platform/node/run-command.ts';
import { readEnvironment } from '../src/platform/node/settings/environment.ts';
import { restoreData } from './restore-data.ts';

await runCommand('npm run restore -- FILE [--move-objects]', async (file, movesObjects) => {
  const environment = readEnvironment(process.env);
  const restored = await restoreData(file, environment, undefined, movesObjects);
  const { takenAt, objects, before, erased } = restored;
  const kept = before === null ? '' : `\nThe data from before it is in ${before}`;
  const again =
    erased === null
      ? '\nPersons who were erased since will be erased again by the next start.'
      : erased > 0
        ? `\nErased again what was erased since: ${erased} persons.`
        : '';
  return `${environment.dataDir} is as it was on ${takenAt}: the database and ${objects} files. Everybody signs in again.${again}${kept}`;
});
