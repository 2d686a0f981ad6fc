#!/usr/bin/env node
import { CommandError, command } from '../scripts/releases/installation.ts';
import { requireNode } from '../scripts/setup/node-version.mjs';

/** `wabu`, the program of the module kit: each command in a file of its own, loaded when it is used. */
const commands: Record<string, () => Promise<{ run: (words: string[]) => Promise<void> }>> = {
  new: () => import('./commands/new.ts'),
  dev: () => import('./commands/dev.ts'),
  check: () => import('./commands/check.ts'),
  release: () => import('./commands/release.ts'),
  rollback: () => import('./commands/rollback.ts'),
};

const usage = `wabu new NAME                       creates a module in this empty folder
wabu dev --site URL                 shows this browser the module inside an installation;
                                    --write to change its data, --port NUMBER
wabu check --site URL               builds it and opens it with what is live there
wabu release --site URL             checks it and makes it live; --canary PERCENT, --note TEXT
wabu rollback --site URL VERSION    makes an earlier version live again

WABU_URL stands for --site. WABU_DEPLOY_TOKEN is the token of the module.`;

await command(async () => {
  requireNode();
  const [name = '', ...words] = process.argv.slice(2);
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined) throw new CommandError(usage);
  const { run } = await load();
  await run(words);
});
// A watching build would keep the process alive after an error.
if (process.exitCode) process.exit();
