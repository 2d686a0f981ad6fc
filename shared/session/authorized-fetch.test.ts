import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { aToken } from '../testing/a-token.ts';
import { createAuthorizedFetch, onSignInNeeded, session } from './index.ts';

const tokenOf = (username: string) => aToken({ username });

/** A server that accepts one token and records the requests. */
function serverAccepting(accepted: string) {
  const received: { token: string | null; body: string }[] = [];
  const fetch = createAuthorizedFetch(async (input, init) => {
    const isAddress = typeof input === 'string' || input instanceof URL;
    const request = isAddress ? new Request(new URL(input, 'http://x'), init) : input;
    const token = new Headers(init?.headers).get('Authorization');
    received.push({ token, body: await request.text() });
    return new Response(null, { status: token === `Bearer ${accepted}` ? 200 : 401 });
  });
  return { fetch, received };
}

let unsubscribe = () => {};
beforeEach(() => session.signIn(tokenOf('old')));
afterEach(() => {
  unsubscribe();
  session.signOut();
});
const answerSignIn = (renew: () => boolean) => {
  unsubscribe = onSignInNeeded(async () => renew());
};

test('a request with a 401 is repeated with its body after a sign-in', async () => {
  const renewed = tokenOf('new');
  const { fetch, received } = serverAccepting(renewed);
  answerSignIn(() => {
    session.signIn(renewed);
    return true;
  });
  const answer = await fetch('/api', { method: 'POST', body: '{"Nome":"Rossi"}' });
  expect(answer.status).toBe(200);
  expect(received.map(({ body }) => body)).toEqual(['{"Nome":"Rossi"}', '{"Nome":"Rossi"}']);
});

test('a request with the former token is repeated with the one that another tab has stored', async () => {
  const renewed = tokenOf('new');
  const { fetch, received } = serverAccepting(renewed);
  answerSignIn(() => false);
  localStorage.setItem('jwt', renewed);
  expect((await fetch('/api')).status).toBe(200);
  expect(received).toHaveLength(2);
  expect(session.token()).toBe(renewed);
});

test('the body of a Request object is repeated too', async () => {
  const renewed = tokenOf('new');
  const { fetch, received } = serverAccepting(renewed);
  answerSignIn(() => {
    session.signIn(renewed);
    return true;
  });
  await fetch(new Request('http://x/api', { method: 'PUT', body: 'text' }));
  expect(received.map(({ body }) => body)).toEqual(['text', 'text']);
});

test('ten requests with a 401 open one sign-in', async () => {
  const renewed = tokenOf('new');
  const { fetch } = serverAccepting(renewed);
  let asked = 0;
  answerSignIn(() => {
    asked += 1;
    session.signIn(renewed);
    return true;
  });
  const answers = await Promise.all(Array.from({ length: 10 }, () => fetch('/api')));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(asked).toBe(1);
});

test('without a sign-in the 401 is returned', async () => {
  const { fetch, received } = serverAccepting('another');
  answerSignIn(() => false);
  expect((await fetch('/api')).status).toBe(401);
  expect(received).toHaveLength(1);
  expect(session.status()).toBe('expired');
});

test('a second 401 is returned', async () => {
  const { fetch, received } = serverAccepting('another');
  answerSignIn(() => {
    session.signIn(tokenOf('new'));
    return true;
  });
  expect((await fetch('/api')).status).toBe(401);
  expect(received).toHaveLength(2);
});

test('a page without a sign-in dialog gets the 401', async () => {
  const { fetch } = serverAccepting('another');
  expect((await fetch('/api')).status).toBe(401);
});

const REJECTION = { code: 'confirmation-required', message: 'x' };

/** A server that rejects until the session is confirmed, and counts the requests. */
function serverWithConfirmation() {
  const server = { isConfirmed: false, bodies: [] as string[] };
  const fetch = createAuthorizedFetch(async (_input, init) => {
    server.bodies.push(String(init?.body));
    return server.isConfirmed
      ? new Response('done')
      : new Response(JSON.stringify(REJECTION), { status: 403 });
  });
  return { server, fetch };
}

test('a request that needs a confirmation is repeated once after it', async () => {
  const { server, fetch } = serverWithConfirmation();
  const confirm = async () => {
    server.isConfirmed = true;
    return true;
  };
  unsubscribe = onSignInNeeded(confirm);
  const answer = await fetch('/api', { method: 'POST', body: 'erase' });
  expect(await answer.text()).toBe('done');
  expect(server.bodies).toEqual(['erase', 'erase']);
});

test('without the confirmation the 403 is returned with its body', async () => {
  const { server, fetch } = serverWithConfirmation();
  unsubscribe = onSignInNeeded(
    async (rejection) => ((await rejection.clone().json()) as { code: string }).code === 'another',
  );
  const answer = await fetch('/api', { method: 'POST' });
  expect([answer.status, await answer.json()]).toEqual([403, REJECTION]);
  expect(server.bodies).toHaveLength(1);
});
