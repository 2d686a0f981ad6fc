import { answer, createApiClient } from '../src/client.ts';
import { runCommand } from '../src/platform/node/run-command.ts';
import { StartError } from '../src/platform/node/settings/environment.ts';

const { WABU_DEPLOY_TOKEN } = process.env;

/** Gives a transfer up: the source takes writes again, a target is empty again. */
await runCommand('npm run end-transfer -- URL', async (url) => {
  if (!URL.canParse(url)) throw new StartError(`${url} is no address.`);
  if (WABU_DEPLOY_TOKEN === undefined)
    throw new StartError('Set WABU_DEPLOY_TOKEN to the operator token.');
  const headers = { Authorization: `Bearer ${WABU_DEPLOY_TOKEN}` };
  const { api } = createApiClient(fetch, new URL(url).origin);
  await answer(api.transfer.$delete(undefined, { headers })).catch((error: Error) => {
    throw new StartError(`${url} refuses it: ${error.message}`);
  });
  return `The transfer of ${url} has ended; its records can be changed again.`;
});
