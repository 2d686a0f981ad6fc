import { parseArgs } from 'node:util';
import { CommandError, command, openInstallation } from './installation.ts';
import { percentOf, releaseOne } from './release-one.ts';
import { releaseTogether } from './release-together.ts';
import { workspaceOf } from './workspace-of.ts';

/**
 * npm run release -- <module> [--canary PERCENT] [--note TEXT]
 * npm run release -- <module>… --together [--note TEXT]
 */
await command(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      canary: { type: 'string' },
      note: { type: 'string', default: '' },
      together: { type: 'boolean', default: false },
    },
  });
  const installation = openInstallation();
  const { note } = values;
  if (values.together) {
    if (values.canary !== undefined) throw new CommandError('A set goes to all browsers at once.');
    return releaseTogether(installation, positionals, note);
  }
  if (positionals.length > 1)
    throw new CommandError('Several modules are released as one set: add --together.');
  const percent = percentOf(values.canary);
  await releaseOne(installation, workspaceOf(positionals[0]), { percent, note });
});
