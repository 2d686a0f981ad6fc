import { command } from './installation.ts';
import { runCommand } from './run.ts';

/** npm run release, check, rollback, retire, modules and deploy-token. */
await command(() => runCommand(process.argv[2] ?? '', process.argv.slice(3)));
// Open handles must not keep the process alive.
process.exit();
