import { join } from 'node:path';
import { findOrphans } from '../src/care/sweep-orphans.ts';
import { readEnvironment } from '../src/platform/node/environment.ts';
import { objectFolder } from '../src/platform/node/object-folder.ts';
import { openWholeDatabase, requireDatabase } from '../src/platform/node/open-database.ts';
import { runCommand } from '../src/platform/node/run-command.ts';

/** Tells what does not fit together between rows and files; changes nothing, and may run beside the server. */
await runCommand('npm run orphans', async () => {
  const { dataDir } = readEnvironment(process.env);
  await requireDatabase(dataDir);
  const database = await openWholeDatabase(dataDir);
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
