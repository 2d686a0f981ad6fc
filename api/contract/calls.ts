import type { Action } from '@wabu/shared/entities/permissions';
import { aFrontend, aSupplier } from './builders.ts';
import { PASSWORD } from './server.ts';

/** A protected call with a valid body; its records may not exist. */
export interface Call {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  action: Action;
  body?: () => object;
  /** A multipart form instead of JSON. */
  form?: { folder: string; file: string };
  /** The statuses for permitted roles. */
  ok: number[];
}

const read = (path: string, action: Action): Call => ({
  name: `GET ${path}`,
  method: 'GET',
  path,
  action,
  ok: [200],
});

const write = (
  method: Call['method'],
  path: string,
  action: Action,
  body: () => object,
  ok: number[],
): Call => ({ name: `${method} ${path}`, method, path, action, body, ok });

const upload = (folder: string, action: Action, file = 'prova.png'): Call => ({
  name: `POST /api/r2/upload to ${folder}`,
  method: 'POST',
  path: '/api/r2/upload',
  action,
  form: { folder, file },
  ok: [201],
});

const aUser = () => ({
  clear_name: `utente ${crypto.randomUUID().slice(0, 8)}`,
  clear_psw: 'riva-del-garda-38066',
  clear_role: 'rookie',
  clear_avatar: 'avatar_default.gif',
});

const confirmation = () => ({ password: PASSWORD });

const aForgedAnswer = () => ({
  challenge: 'x'.repeat(43),
  passkey: {
    id: 'nothing',
    rawId: 'nothing',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
  },
});
const aMissingPasskey = () => ({ id: 'nothing' });
const aForgedPasskey = () => ({
  name: 'telefono',
  challenge: 'x'.repeat(43),
  passkey: {
    id: 'nothing',
    rawId: 'nothing',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: 'e30', attestationObject: 'e30' },
  },
});

const aMissingPerson = () => ({ kind: 'supplier', id: 'nobody', name: 'Nessuno' });

const aSearch = () => ({ text: 'lago', fields: ['contents'], languages: ['it'] });

const aTemplate = () => ({
  name: `modello ${crypto.randomUUID()}`,
  section: { visible: true, NomeSezione: { it: '<p>Orari</p>' }, Contenuto: {} },
  origins: [],
});
const aMissingTemplate = () => ({ id: 'nothing', name: 'Nessuno' });

const aMissingPicture = { URL: 'nowhere', name: 'missing.png' };

/** All protected calls; with `can` they make the permission matrix. */
export const calls: Call[] = [
  read('/api/d1/getallsuppliers', 'suppliers.read'),
  read('/api/d1/countsuppliers', 'suppliers.read'),
  read('/api/d1/countfrontends', 'frontends.read'),
  read('/api/d1/suppliers', 'suppliers.read'),
  read('/api/d1/frontends', 'frontends.read'),
  write('POST', '/api/d1/searchsuppliers', 'suppliers.read', () => ({ text: 'lago' }), [200]),
  write('POST', '/api/d1/supplieruses', 'suppliers.read', () => ({ PIVA: [] }), [200]),
  write('POST', '/api/d1/findsuppliers', 'suppliers.read', () => ({ PIVA: ['nothing'] }), [200]),
  write('POST', '/api/d1/searchfrontends', 'frontends.read', () => ({ text: 'lago' }), [200]),
  write('POST', '/api/d1/findtexts', 'frontends.write', aSearch, [200]),
  read('/api/d1/sectiontemplates', 'frontends.write'),
  { ...read('/api/d1/sectiontemplate?id=nothing', 'frontends.write'), ok: [404] },
  write('POST', '/api/d1/addsectiontemplate', 'frontends.write', aTemplate, [201]),
  write('PUT', '/api/d1/renamesectiontemplate', 'frontends.write', aMissingTemplate, [404]),
  write('DELETE', '/api/d1/deletesectiontemplate', 'frontends.write', aMissingTemplate, [404]),
  read('/api/d1/getallfrontends', 'frontends.read'),
  read('/api/d1/getfrontendsummaries', 'frontends.read'),
  read('/api/d1/getusers', 'users.read'),
  { ...read('/api/d1/getfrontend?URL=nowhere', 'frontends.read'), ok: [404] },
  write('POST', '/api/d1/addsupplier', 'suppliers.write', aSupplier, [201]),
  write('POST', '/api/r2/addsupplier', 'suppliers.write', aSupplier, [201]),
  write('PUT', '/api/d1/updatesupplier', 'suppliers.write', aSupplier, [400]),
  write('DELETE', '/api/d1/deletesupplier', 'suppliers.write', aSupplier, [404]),
  write(
    'POST',
    '/api/d1/bulksuppliers',
    'suppliers.write',
    () => ({ operations: [{ op: 'add', supplier: aSupplier() }] }),
    [200],
  ),
  write('POST', '/api/d1/addfrontend', 'frontends.write', () => aFrontend('Nessuno'), [400]),
  write('PUT', '/api/d1/updatefrontend', 'frontends.write', () => aFrontend('Nessuno'), [404]),
  write('DELETE', '/api/d1/deletefrontend', 'frontends.write', () => aFrontend('Nessuno'), [404]),
  write('POST', '/api/d1/publishfrontend', 'frontends.publish', () => aFrontend('Nessuno'), [404]),
  write(
    'POST',
    '/api/d1/unpublishfrontend',
    'frontends.publish',
    () => aFrontend('Nessuno'),
    [404],
  ),
  { ...read('/api/d1/getpreview?URL=nowhere', 'frontends.read'), ok: [404] },
  read('/api/d1/getpreviewanswers', 'frontends.read'),
  write('POST', '/api/d1/createpreview', 'frontends.publish', () => aFrontend('Nessuno'), [404]),
  write('POST', '/api/d1/withdrawpreview', 'frontends.publish', () => aFrontend('Nessuno'), [404]),
  { ...read('/api/d1/getownhost?URL=nowhere', 'frontends.read'), ok: [404] },
  write('POST', '/api/d1/enableownhost', 'hosts.write', () => aFrontend('Nessuno'), [404]),
  write('POST', '/api/d1/disableownhost', 'hosts.write', () => aFrontend('Nessuno'), [404]),
  write(
    'POST',
    '/api/d1/presence',
    'presence.use',
    () => ({ entity: 'supplier', key: 'nothing', tab: '0'.repeat(32), state: 'open' }),
    [200],
  ),
  write(
    'POST',
    '/api/d1/changepassword',
    'account.manage',
    () => ({ current: 'not-the-password', next: 'Vela bianca a Malcesine' }),
    [400],
  ),
  write('POST', '/api/d1/resetavatar', 'account.manage', () => ({}), [200]),
  read('/api/d1/sessions', 'account.manage'),
  read('/api/d1/devices', 'account.manage'),
  write('POST', '/api/d1/forgetdevices', 'account.manage', () => ({ id: '0'.repeat(32) }), [200]),
  write('POST', '/api/d1/endsessions', 'account.manage', () => ({ id: '0'.repeat(32) }), [200]),
  write('POST', '/api/d1/acknowledgesignins', 'account.manage', () => ({ until: 0 }), [204]),
  {
    ...upload('[Users]/avatars', 'account.manage'),
    name: 'POST /api/r2/changeavatar',
    path: '/api/r2/changeavatar',
    ok: [200],
  },
  write('POST', '/api/d1/adduser', 'users.write', aUser, [201]),
  write('POST', '/api/d1/deleteuser', 'users.write', () => ({ name: 'nobody' }), [404]),
  write('POST', '/api/d1/confirm', 'account.secure', confirmation, [204]),
  { ...read('/api/d1/confirmchallenge', 'account.secure'), method: 'POST', ok: [409] },
  write('POST', '/api/d1/confirmpasskey', 'account.secure', aForgedAnswer, [400]),
  read('/api/d1/secondfactors', 'account.secure'),
  { ...read('/api/d1/passkeyoptions', 'account.secure'), method: 'POST', ok: [200] },
  write('POST', '/api/d1/addpasskey', 'account.secure', aForgedPasskey, [400]),
  write('POST', '/api/d1/removepasskey', 'account.secure', aMissingPasskey, [404]),
  { ...read('/api/d1/starttotp', 'account.secure'), method: 'POST', ok: [200] },
  write('POST', '/api/d1/activatetotp', 'account.secure', () => ({ code: '000000' }), [400, 409]),
  { ...read('/api/d1/removetotp', 'account.secure'), method: 'POST', ok: [409] },
  { ...read('/api/d1/newrecoverycodes', 'account.secure'), method: 'POST', ok: [409] },
  read('/api/d1/requiredfactors', 'users.write'),
  write('PUT', '/api/d1/requirefactors', 'users.write', () => ({ roles: [] }), [200]),
  write('POST', '/api/d1/removesecondfactor', 'users.write', () => ({ name: 'nobody' }), [404]),
  read('/api/d1/managedusers', 'users.write'),
  write(
    'PUT',
    '/api/d1/updateuser',
    'users.write',
    () => ({ name: 'nobody', disabled: true }),
    [404],
  ),
  write('POST', '/api/d1/resetpassword', 'users.write', () => ({ name: 'nobody' }), [404]),
  write('POST', '/api/d1/findpeople', 'people.manage', () => ({ text: 'nobody' }), [200]),
  write('POST', '/api/d1/getperson', 'people.manage', aMissingPerson, [404]),
  write('POST', '/api/d1/exportperson', 'people.manage', aMissingPerson, [404]),
  write('POST', '/api/d1/eraseperson', 'people.manage', aMissingPerson, [404]),
  write('POST', '/api/r2/getavatar', 'users.read', () => ({ avatar: 'avatar_default.gif' }), [200]),
  write(
    'POST',
    '/api/r2/getfile',
    'files.read',
    () => ({ foldername: '[Utils]', filename: 'copertina_default.jpeg' }),
    [200],
  ),
  read('/api/r2/getfile?foldername=[Utils]&filename=copertina_default.jpeg', 'files.read'),
  read('/api/r2/listfiles?foldername=[Utils]', 'files.read'),
  write('POST', '/api/r2/listfiles', 'files.read', () => ({ foldername: '[Utils]' }), [200]),
  read('/api/d1/getpictureuses?URL=nowhere', 'files.read'),
  write('DELETE', '/api/r2/deletepicture', 'files.write', () => aMissingPicture, [404]),
  write(
    'POST',
    '/api/r2/renamepicture',
    'files.write',
    () => ({ ...aMissingPicture, next: 'lago.png' }),
    [404],
  ),
  read('/api/d1/trash', 'trash.read'),
  write('POST', '/api/d1/undelete', 'trash.restore', () => ({ id: 999_999 }), [404]),
  write('POST', '/api/d1/purge', 'trash.purge', () => ({ id: 999_999 }), [404]),
  read('/api/d1/history?entity=supplier&id=nothing', 'history.read'),
  {
    ...read('/api/d1/history/difference?entity=supplier&id=nothing&to=1', 'history.read'),
    ok: [404],
  },
  write(
    'POST',
    '/api/d1/recordid',
    'history.read',
    () => ({ entity: 'supplier', key: 'nothing' }),
    [404],
  ),
  { ...read('/api/d1/recordkey?entity=supplier&id=nothing', 'history.read'), ok: [404] },
  read('/api/d1/activity?by=nobody&action=delete', 'activity.read'),
  write(
    'POST',
    '/api/d1/restore',
    'history.restore',
    () => ({ entity: 'supplier', id: 'nothing', entry: 1 }),
    [404],
  ),
  write('POST', '/api/d1/undo', 'history.restore', () => ({ batch: '0'.repeat(32) }), [404]),
  write(
    'POST',
    '/api/DeepL/translate',
    'translations.use',
    () => ({ text: 'lago', source_lang: 'IT', target_lang: 'EN' }),
    [200],
  ),
  read('/api/modules', 'modules.inspect'),
  { ...read('/api/modules/nothing/versions/1.0.0', 'modules.override'), ok: [404] },
  { ...read('/api/modules/nothing/tokens', 'modules.deploy'), method: 'POST', ok: [201] },
  write(
    'POST',
    '/api/module-reports',
    'modules.report',
    () => ({ id: 'nothing', version: '1.0.0', outcome: 'shown' }),
    [204],
  ),
  {
    ...read('/api/modules/nothing/1.0.0/maps/module.js.map', 'modules.deploy'),
    ok: [404],
  },
  upload('[Tests]', 'tests.use'),
  upload('[Utils]', 'files.write'),
  upload('[Frontends]/terme.example/images', 'files.write'),
  upload('[Suppliers]/03012300178', 'files.write'),
  upload('[Users]/avatars', 'avatars.write', `avatar_${crypto.randomUUID().slice(0, 8)}.png`),
];
