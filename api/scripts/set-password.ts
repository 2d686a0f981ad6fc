import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomId } from '@wabu/shared/entities/random-id';
import { type NewPassword, setPassword } from '../src/accounts/account/set-password.ts';
import { ApiProblem, answer, createApiClient } from '../src/client.ts';
import { HttpProblem } from '../src/http/problem.ts';
import { DataInUse } from '../src/platform/node/database/data-lock.ts';
import { requireDatabase } from '../src/platform/node/database/open-database.ts';
import { openNodePlatform } from '../src/platform/node/node-platform.ts';
import { readSecret } from '../src/platform/node/read-secret.ts';
import { runCommand } from '../src/platform/node/run-command.ts';
import { readEnvironment, StartError } from '../src/platform/node/settings/environment.ts';
import { storedSecret } from '../src/platform/node/settings/secret.ts';
import { operatorAuthor } from '../src/records/store/author.ts';

const api = join(dirname(fileURLToPath(import.meta.url)), '..');
const { WABU_URL, WABU_DEPLOY_TOKEN } = process.env;

const USAGE = 'npm run set-password -- NAME [--remove-second-factor]';

/**
 * Sets a user's password, asked for at the terminal or read from the standard input, and removes the second factors
 * with the flag: by the server at `WABU_URL`, by the one that runs on this machine, or in the database if none runs.
 */
await runCommand(USAGE, async (name, removeSecondFactor) => {
  const environment = readEnvironment(process.env);
  const { dataDir, port } = environment;
  if (!WABU_URL) await requireDatabase(dataDir);
  const password = await readSecret(`New password of ${name}: `);
  const user = { name, password, removeSecondFactor };
  if (WABU_URL) {
    const token = WABU_DEPLOY_TOKEN ?? environment.operatorToken;
    if (token === undefined)
      throw new StartError('No token: set WABU_DEPLOY_TOKEN to the operator token.');
    await askServer(WABU_URL, token, user);
  } else if (!(await setInDatabase())) {
    const token = environment.operatorToken ?? (await storedSecret(dataDir, 'operator-token'));
    await askServer(`http://localhost:${port}`, token, user);
  }
  const factor = removeSecondFactor ? ' and no second factor' : '';
  return `${name} has a new password${factor}. All sessions of ${name} have ended.`;

  /** False while a server uses the database. */
  async function setInDatabase(): Promise<boolean> {
    const folders = { migrations: join(api, 'migrations'), root: join(api, '..') };
    const opening = openNodePlatform(environment, folders, () => {});
    const platform = await opening.catch((error: unknown) => {
      if (error instanceof DataInUse) return null;
      throw error;
    });
    if (platform === null) return false;
    try {
      await setPassword(platform, user, operatorAuthor(platform.now(), randomId()));
    } catch (error) {
      throw error instanceof HttpProblem ? new StartError(error.problem.message) : error;
    } finally {
      await platform.close();
    }
    return true;
  }
});

async function askServer(url: string, token: string, json: NewPassword): Promise<void> {
  const { api } = createApiClient(
    async (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('Authorization', `Bearer ${token}`);
      return fetch(input, { ...init, headers }).catch((error: Error) => {
        throw new StartError(
          `${url} does not answer (${error.message}): set PORT or WABU_URL to the address of the running server.`,
        );
      });
    },
    url.replace(/\/$/, ''),
  );
  await answer(api.d1.setpassword.$post({ json })).catch((error: unknown) => {
    if (!(error instanceof ApiProblem)) throw error;
    throw new StartError(`The server refuses it: ${error.message}`);
  });
}
