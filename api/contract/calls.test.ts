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
const worksOnFullDisk = [
  'POST /api/DeepL/translate',
  'POST /api/d1/acknowledgesignins',
  'POST /api/d1/activatetotp',
  'POST /api/d1/addpasskey',
  'POST /api/d1/changepassword',
  'POST /api/d1/confirm',
  'POST /api/d1/confirmchallenge',
  'POST /api/d1/confirmpasskey',
  'POST /api/d1/deleteuser',
  'POST /api/d1/disableownhost',
  'POST /api/d1/endsessions',
  'POST /api/d1/eraseperson',
  'POST /api/d1/exportperson',
  'POST /api/d1/findpeople',
  'POST /api/d1/findtexts',
  'POST /api/d1/forgetdevices',
  'POST /api/d1/getperson',
  'POST /api/d1/newrecoverycodes',
  'POST /api/d1/passkeyoptions',
  'POST /api/d1/presence',
  'POST /api/d1/purge',
  'POST /api/d1/removepasskey',
  'POST /api/d1/removesecondfactor',
  'POST /api/d1/removetotp',
  'POST /api/d1/resetavatar',
  'POST /api/d1/resetpassword',
  'POST /api/d1/setpassword',
  'POST /api/d1/starttotp',
  'POST /api/d1/unpublishfrontend',
  'POST /api/d1/withdrawpreview',
  'POST /api/module-reports',
  'POST /api/modules/:id/tokens',
  'POST /api/modules/live',
  'POST /api/transfer',
  'POST /api/transfer/:id/close',
  'POST /api/transfer/:id/finish',
  'POST /api/transfer/:id/hashes',
  'POST /api/transfer/:id/last',
  'POST /api/transfer/:id/page',
  'POST /api/web-vitals',
  'PUT /api/d1/requirefactors',
  'PUT /api/d1/updatetranslationsettings',
  'PUT /api/d1/updateuser',
];

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
