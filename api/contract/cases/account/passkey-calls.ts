import { SoftAuthenticator } from '../../../src/accounts/second-factor/testing/soft-authenticator.ts';
import { send } from '../../../src/testing.ts';
import { confirm } from '../../people.ts';
import type { ContractServer } from '../../server.ts';
import { openOf } from '../users/user-calls.ts';

type Json = Record<string, unknown>;

/** What tests of passkeys call, as a browser does. */
export function passkeyCalls(server: () => ContractServer) {
  const post = (path: string, json: Json, token: string | null = null) =>
    send(server().fetch, 'POST', path, { token, json });
  const read = async (response: Response) => (await response.json()) as Json;
  const status = async (token: unknown) =>
    (await send(server().fetch, 'GET', '/api/d1/getusers', { token: String(token) })).status;

  /** A response of the Worker has no address. */
  async function origin() {
    const { url } = await server().fetch('/random');
    return url === '' ? 'http://127.0.0.1' : new URL(url).origin;
  }
  const aUser = () => openOf(server(), 'rookie');
  async function options(token: string) {
    await confirm(server(), token);
    const answered = await post('/api/d1/passkeyoptions', {}, token);
    return (await answered.json()) as { challenge: string; user: { id: string } };
  }
  async function aUserWithPasskey() {
    const { name, token } = await aUser();
    const authenticator = new SoftAuthenticator();
    const { challenge, user } = await options(token);
    const passkey = authenticator.create(user, { challenge, origin: await origin() });
    const body = { name: 'Telefono', challenge, passkey };
    const added = await post('/api/d1/addpasskey', body, token);
    return { name, token, authenticator, body, added };
  }
  const challengeOf = async () =>
    String((await read(await post('/api/adminwabu/passkeychallenge', {}))).challenge);
  const signIn = (challenge: string, passkey: unknown) =>
    post('/api/adminwabu/passkeylogin', { challenge, passkey });

  return { post, read, status, origin, aUser, options, aUserWithPasskey, challengeOf, signIn };
}
