#!/usr/bin/env node
import { CommandError, command } from '../scripts/releases/installation.ts';
import { runCommand } from '../scripts/releases/run.ts';
import { requireNode } from '../scripts/setup/node-version.mjs';

const usage = `wabu new NAME              creates a module in this empty folder
wabu dev --site URL        shows this browser the module inside an installation;
                           --write to change its data, --port NUMBER
wabu check --site URL      builds it and opens it with what is live there
wabu release --site URL    checks it and makes it live; --note TEXT, --preview NAME,…
wabu rollback --site URL   brings back what its last release replaced, or a NUMBER
wabu retire --site URL     takes it away
wabu modules --site URL    lists what is live and what is stored

WABU_URL stands for --site. WABU_DEPLOY_TOKEN is the token of the module.`;

/** `wabu`, the program of the module kit. */
await command(async () => {
  requireNode();
  const [name = '', ...words] = process.argv.slice(2);
  if (name === 'new') return (await import('./commands/new.ts')).run(words);
  if (name === 'dev') return (await import('./commands/dev.ts')).run(words);
  if (!['check', 'release', 'rollback', 'retire', 'modules'].includes(name))
    throw new CommandError(usage);
  await runCommand(name, words, true);
});
// A watching build would keep the process alive after an error.
if (process.exitCode) process.exit();
