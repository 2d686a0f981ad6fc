import { expect, test } from '@jest/globals';
import { readingPosts } from '@wabu/shared/http/reading-posts';
import { calls } from './calls.ts';
import { describedRoutes } from './described-routes.ts';

test('the permission matrix has every call with an action', () => {
  const forSome = describedRoutes.filter(({ metadata }) => metadata.action !== undefined);
  expect(forSome.length).toBeGreaterThan(20);
  const untried = forSome.filter(({ matches }) => !calls.some(matches));
  expect(untried.map(({ name }) => name)).toEqual([]);
});

test('the calls that read by POST are named', () => {
  const reading = describedRoutes.filter(
    ({ name, metadata: { action } }) =>
      action?.endsWith('.read') || name.startsWith('POST /api/public/'),
  );
  const posts = reading.map(({ name }) => name.split(' ')).filter(([method]) => method === 'POST');
  expect(posts.map(([, path]) => path).sort()).toEqual(readingPosts);
});

/** Calls that change something and need no room: they delete, end or switch something, or belong to signing in. */
const d1 = (names: string) => names.split(' ').map((name) => `POST /api/d1/${name}`);
const worksOnFullDisk = [
  'POST /api/DeepL/translate',
  // The own sign-in, its factors and sessions.
  ...d1('confirm confirmchallenge confirmpasskey changepassword setpassword resetavatar'),
  ...d1(
    'starttotp activatetotp removetotp newrecoverycodes passkeyoptions addpasskey removepasskey',
  ),
  ...d1('acknowledgesignins endsessions forgetdevices presence'),
  // Other users, persons and records.
  ...d1(
    'resetpassword removesecondfactor deleteuser findpeople getperson exportperson eraseperson',
  ),
  ...d1('purge findtexts disableownhost unpublishfrontend withdrawpreview'),
  ...d1('mergerequests resendmail forwardrequest'),
  ...['', '/:id/close', '/:id/finish', '/:id/hashes', '/:id/last', '/:id/page'].map(
    (path) => `POST /api/transfer${path}`,
  ),
  ...['/module-reports', '/modules/:id/tokens', '/modules/live', '/web-vitals'].map(
    (path) => `POST /api${path}`,
  ),
  ...[
    ...['requestform', 'requirefactors', 'supplieranswers'],
    ...['updatetranslationsettings', 'updateuser'],
  ].map((name) => `PUT /api/d1/${name}`),
].sort();

test('a call that writes is rejected on a nearly full disk, or is named here', () => {
  const writing = describedRoutes.filter(
    ({ name, metadata: { action, deployToken } }) =>
      (action !== undefined || deployToken) &&
      /^(POST|PUT) /.test(name) &&
      !readingPosts.includes(name.split(' ')[1] ?? ''),
  );
  const others = writing.filter(({ metadata }) => !metadata.addsData);
  expect(others.map(({ name }) => name).sort()).toEqual(worksOnFullDisk);
});
