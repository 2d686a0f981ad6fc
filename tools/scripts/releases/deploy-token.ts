import { command, openInstallation } from './installation.ts';

/** npm run deploy-token -- <module>: creates a deploy token and revokes the previous one. */
await command(async () => {
  const id = process.argv[2] ?? '';
  const { call } = openInstallation();
  const { token } = await call<{ token: string }>('POST', `/api/modules/${id}/tokens`);
  console.log(`The deploy token of ${id}, shown this once and kept nowhere:\n\n${token}\n`);
  console.log(`Its team sets WABU_DEPLOY_TOKEN to it, and WABU_URL to this installation.`);
});
