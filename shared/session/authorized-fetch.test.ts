import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createAuthorizedFetch, onSignInNeeded, session } from './index.ts';

const base64 = (value: unknown) => btoa(JSON.stringify(value)).replace(/=+$/, '');
const tokenOf = (username: string) =>
  `${base64({})}.${base64({ username, exp: Math.floor(Date.now() / 1000) + 3600 })}.x`;

/** A server that takes one token and notes what it was sent. */
function serverThatTakes(accepted: string) {
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

let forget = () => {};
beforeEach(() => session.signIn(tokenOf('old')));
afterEach(() => {
  forget();
  session.signOut();
});
const answerSignIn = (renew: () => boolean) => {
  forget = onSignInNeeded(async () => renew());
};

test('a request carries the token', async () => {
  const { fetch, received } = serverThatTakes(session.token() ?? '');
  expect((await fetch('/api')).status).toBe(200);
  expect(received).toHaveLength(1);
});

test('a refused request is sent again with its body once somebody has signed in', async () => {
  const renewed = tokenOf('new');
  const { fetch, received } = serverThatTakes(renewed);
  answerSignIn(() => {
    session.signIn(renewed);
    return true;
  });
  const answer = await fetch('/api', { method: 'POST', body: '{"Nome":"Rossi"}' });
  expect(answer.status).toBe(200);
  expect(received.map(({ body }) => body)).toEqual(['{"Nome":"Rossi"}', '{"Nome":"Rossi"}']);
});

test('the body of a request object is sent again too', async () => {
  const renewed = tokenOf('new');
  const { fetch, received } = serverThatTakes(renewed);
  answerSignIn(() => {
    session.signIn(renewed);
    return true;
  });
  await fetch(new Request('http://x/api', { method: 'PUT', body: 'text' }));
  expect(received.map(({ body }) => body)).toEqual(['text', 'text']);
});

test('ten refused requests ask once', async () => {
  const renewed = tokenOf('new');
  const { fetch } = serverThatTakes(renewed);
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

test('who would rather not sign in gets the refusal', async () => {
  const { fetch, received } = serverThatTakes('another');
  answerSignIn(() => false);
  expect((await fetch('/api')).status).toBe(401);
  expect(received).toHaveLength(1);
  expect(session.status()).toBe('expired');
});

test('a second refusal is not asked about again', async () => {
  const { fetch, received } = serverThatTakes('another');
  answerSignIn(() => {
    session.signIn(tokenOf('new'));
    return true;
  });
  expect((await fetch('/api')).status).toBe(401);
  expect(received).toHaveLength(2);
});

test('a page that nobody can sign in on gets the refusal', async () => {
  const { fetch } = serverThatTakes('another');
  expect((await fetch('/api')).status).toBe(401);
});
