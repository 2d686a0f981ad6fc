import { join } from 'node:path';
import { findOrphans } from '../src/maintenance/sweep-orphans.ts';
import {
  openCheckedDatabase,
  requireDatabase,
} from '../src/platform/node/database/open-database.ts';
import { objectFolder } from '../src/platform/node/object-folder.ts';
import { runCommand } from '../src/platform/node/run-command.ts';
import { readEnvironment } from '../src/platform/node/settings/environment.ts';

/** Prints orphaned objects and rows without object. Changes nothing, and may run beside the server. */
await runCommand('npm run orphans', async () => {
  const { dataDir } = readEnvironment(process.env);
  await requireDatabase(dataDir);
  const database = await openCheckedDatabase(dataDir);
  const objects = objectFolder(join(dataDir, 'objects'));
  const { orphans, lost } = await findOrphans({ database, objects });
  await database.close();
  return [
    `${orphans.length} files that nothing names (taken away after a day):`,
    ...orphans.map((blob) => `  ${blob.slice(0, 2)}/${blob}`),
    `${lost.length} names whose file is gone:`,
    ...lost.map(({ path, blob }) => `  ${path} (${blob})`),
  ].join('\n');
});
