import { runWithOptions } from '../src/platform/node/run-command.ts';
import { StartError } from '../src/platform/node/settings/environment.ts';
import { moveInstallation, type Side } from './move-installation.ts';

const { WABU_FROM_TOKEN, WABU_TO_TOKEN } = process.env;

/** Moves all data between two running servers, of either runtime. */
await runWithOptions('npm run transfer -- --from URL --to URL', ['from', 'to'], async (urls) => {
  const source = sideOf(urls.from, WABU_FROM_TOKEN, 'WABU_FROM_TOKEN');
  const target = sideOf(urls.to, WABU_TO_TOKEN, 'WABU_TO_TOKEN');
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const { rows, objects } = await moveInstallation(source, target, say);
  return `${urls.to} has all ${rows} rows and ${objects} objects, compared one by one. Everybody signs in again there. ${urls.from} can only be read from now on: direct the host name to the new server, then stop the old one.`;
});

function sideOf(url: string, token: string | undefined, variable: string): Side {
  if (!URL.canParse(url)) throw new StartError(`${url} is no address.`);
  if (token === undefined) throw new StartError(`Set ${variable} to the operator token of ${url}.`);
  const { origin } = new URL(url);
  return {
    name: origin,
    fetch: (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input, origin);
      const headers = new Headers(init?.headers);
      headers.set('Authorization', `Bearer ${token}`);
      return fetch(origin + pathname + search, { ...init, headers });
    },
  };
}
