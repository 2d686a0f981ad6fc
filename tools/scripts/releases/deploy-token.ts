import { parseArgs } from 'node:util';
import { command, openInstallation } from './installation.ts';

/**
 * npm run deploy-token -- <module> [--claims PREFIX]…: creates a deploy token and revokes the previous one.
 * Without prefixes it may claim `/adminwabu/<module>`.
 */
await command(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { claims: { type: 'string', multiple: true } },
  });
  const id = positionals[0] ?? '';
  const claims = values.claims?.flatMap((text) => text.split(',')) ?? [`/adminwabu/${id}`];
  const { call } = openInstallation();
  const { token } = await call<{ token: string }>('POST', `/api/modules/${id}/tokens`, { claims });
  console.log(`The deploy token of ${id}, shown this once and kept nowhere:\n\n${token}\n`);
  console.log(`It may claim ${claims.join(', ')}.`);
  console.log(`Its team sets WABU_DEPLOY_TOKEN to it, and WABU_URL to this installation.`);
});
