import { findOrphans } from '../src/operation/maintenance/sweep-orphans.ts';
import {
  openCheckedDatabase,
  requireDatabase,
} from '../src/platform/node/database/open-database.ts';
import { openObjects } from '../src/platform/node/objects/open-objects.ts';
import { runCommand } from '../src/platform/node/run-command.ts';
import { readEnvironment } from '../src/platform/node/settings/environment.ts';

/** Prints orphaned objects and rows without object. Changes nothing, and may run beside the server. */
await runCommand('npm run orphans', async () => {
  const { dataDir, s3 } = readEnvironment(process.env);
  await requireDatabase(dataDir);
  const database = await openCheckedDatabase(dataDir, s3 === undefined);
  const objects = openObjects(dataDir, s3);
  const { orphans, lost } = await findOrphans({ database, objects });
  await database.close();
  return [
    `${orphans.length} files that nothing names (taken away after a day):`,
    ...orphans.map((blob) => `  ${blob.slice(0, 2)}/${blob}`),
    `${lost.length} names whose file is gone:`,
    ...lost.map(({ path, blob }) => `  ${path} (${blob})`),
  ].join('\n');
});
