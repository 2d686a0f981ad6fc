import { answer } from '../../../src/client.ts';
import { send } from '../../../src/testing.ts';
import { clientOf, newTokenOf } from '../../people.ts';
import { type ContractServer, PASSWORD } from '../../server.ts';

/** Adds a user with `PASSWORD` and returns the name. */
export async function addUser(server: ContractServer, role: 'admin' | 'rookie'): Promise<string> {
  const { d1 } = await clientOf(server, 'king');
  const clear_name = `persona ${crypto.randomUUID().slice(0, 8)}`;
  const user = { clear_name, clear_psw: PASSWORD, clear_role: role };
  await answer(d1.adduser.$post({ json: { ...user, clear_avatar: 'avatar_default.gif' } }));
  return clear_name;
}

/** Adds a user and signs in. */
export async function openOf(server: ContractServer, role: 'admin' | 'rookie') {
  const name = await addUser(server, role);
  return { name, token: await newTokenOf(server, name) };
}

export const signIn = (server: ContractServer, username: string, password: string) =>
  send(server.fetch, 'POST', '/api/adminwabu/login', { json: { username, password } });

/** The status of a request with a token. */
export async function statusOf(
  server: ContractServer,
  token: string,
  path = '/api/d1/getusers',
): Promise<number> {
  return (await send(server.fetch, 'GET', path, { token })).status;
}
