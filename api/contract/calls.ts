import { aUser } from '@wabu/shared/testing/builders';
import { aFrontend, aSupplier } from './builders.ts';
import { type Call, post, put, read, remove, upload } from './call.ts';
import { PASSWORD } from './server.ts';

const aNewUser = () => aUser(`utente ${crypto.randomUUID().slice(0, 8)}`);

const forged = (response: object) => ({
  challenge: 'x'.repeat(43),
  passkey: {
    id: 'nothing',
    rawId: 'nothing',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: 'e30', ...response },
  },
});
const aForgedAnswer = forged({ authenticatorData: 'e30', signature: 'e30' });
const aForgedPasskey = { name: 'telefono', ...forged({ attestationObject: 'e30' }) };

const aMissingPerson = { kind: 'supplier', id: 'nobody', name: 'Nessuno' };

const aSearch = { text: 'lago', fields: ['contents'], languages: ['it'] };

const aTemplate = () => ({
  name: `modello ${crypto.randomUUID()}`,
  section: { visible: true, NomeSezione: { it: '<p>Orari</p>' }, Contenuto: {} },
  origins: [],
});
const aMissingTemplate = { id: 'nothing', name: 'Nessuno' };

const NO_REQUEST = { id: '0'.repeat(32) };
const aRequest = () => ({
  kind: 'other',
  name: 'Anna',
  email: 'anna@example.org',
  text: crypto.randomUUID(),
});

const aReadyAnswer = () => ({ name: crypto.randomUUID(), texts: { it: '<p>Sì</p>' } });

const anUnownedFrontend = () => aFrontend('Nessuno');
const aMissingPicture = { URL: 'nowhere', name: 'missing.png' };

/** All protected calls; with `can` they make the permission matrix. */
export const calls: Call[] = [
  read('/api/d1/getallsuppliers', 'suppliers.read'),
  read('/api/d1/countsuppliers', 'suppliers.read'),
  read('/api/d1/countfrontends', 'frontends.read'),
  read('/api/d1/suppliers', 'suppliers.read'),
  read('/api/d1/frontends', 'frontends.read'),
  post('/api/d1/searchsuppliers', 'suppliers.read', { text: 'lago' }),
  post('/api/d1/supplieruses', 'suppliers.read', { PIVA: [] }),
  post('/api/d1/findsuppliers', 'suppliers.read', { PIVA: ['nothing'] }),
  post('/api/d1/searchfrontends', 'frontends.read', { text: 'lago' }),
  post('/api/d1/findtexts', 'frontends.write', aSearch),
  read('/api/d1/sectiontemplates', 'frontends.write'),
  read('/api/d1/sectiontemplate?id=nothing', 'frontends.write', 404),
  post('/api/d1/addsectiontemplate', 'frontends.write', aTemplate, 201),
  put('/api/d1/renamesectiontemplate', 'frontends.write', aMissingTemplate, 404),
  remove('/api/d1/deletesectiontemplate', 'frontends.write', aMissingTemplate, 404),
  read('/api/d1/getallfrontends', 'frontends.read'),
  read('/api/d1/getfrontendsummaries', 'frontends.read'),
  read('/api/d1/getusers', 'users.read'),
  post('/api/web-vitals', 'modules.report', { path: '/', values: {} }, 204),
  read('/api/DeepL/usage', 'translations.use'),
  read('/api/r2/usage', 'account.manage'),
  read('/api/d1/translationsettings', 'translations.use'),
  put('/api/d1/updatetranslationsettings', 'translations.rule', {
    terms: ['Malcesine'],
    formality: { de: 'more' },
  }),
  read('/api/d1/getfrontend?URL=nowhere', 'frontends.read', 404),
  post('/api/d1/addsupplier', 'suppliers.write', aSupplier, 201),
  post('/api/r2/addsupplier', 'suppliers.write', aSupplier, 201),
  put('/api/d1/updatesupplier', 'suppliers.write', aSupplier, 400),
  remove('/api/d1/deletesupplier', 'suppliers.write', aSupplier, 404),
  post('/api/d1/bulksuppliers', 'suppliers.write', () => ({
    operations: [{ op: 'add', supplier: aSupplier() }],
  })),
  post('/api/d1/addfrontend', 'frontends.write', anUnownedFrontend, 400),
  put('/api/d1/updatefrontend', 'frontends.write', anUnownedFrontend, 404),
  remove('/api/d1/deletefrontend', 'frontends.write', anUnownedFrontend, 404),
  post('/api/d1/publishfrontend', 'frontends.publish', anUnownedFrontend, 404),
  post('/api/d1/unpublishfrontend', 'frontends.publish', anUnownedFrontend, 404),
  read('/api/d1/getpreview?URL=nowhere', 'frontends.read', 404),
  read('/api/d1/getpreviewanswers', 'frontends.read'),
  post('/api/d1/createpreview', 'frontends.publish', anUnownedFrontend, 404),
  post('/api/d1/withdrawpreview', 'frontends.publish', anUnownedFrontend, 404),
  read('/api/d1/getownhost?URL=nowhere', 'frontends.read', 404),
  post('/api/d1/enableownhost', 'hosts.write', anUnownedFrontend, 404),
  post('/api/d1/disableownhost', 'hosts.write', anUnownedFrontend, 404),
  post('/api/d1/presence', 'presence.use', {
    entity: 'supplier',
    key: 'nothing',
    tab: '0'.repeat(32),
    state: 'open',
  }),
  post(
    '/api/d1/changepassword',
    'account.manage',
    { current: 'not-the-password', next: 'Vela bianca a Malcesine' },
    400,
  ),
  post('/api/d1/resetavatar', 'account.manage', {}),
  read('/api/d1/sessions', 'account.manage'),
  read('/api/d1/devices', 'account.manage'),
  post('/api/d1/forgetdevices', 'account.manage', { id: '0'.repeat(32) }),
  post('/api/d1/endsessions', 'account.manage', { id: '0'.repeat(32) }),
  post('/api/d1/acknowledgesignins', 'account.manage', { until: 0 }, 204),
  {
    ...upload('[Users]/avatars', 'account.manage'),
    name: 'POST /api/r2/changeavatar',
    path: '/api/r2/changeavatar',
    ok: [200],
  },
  read('/api/d1/requests', 'requests.read'),
  post('/api/d1/searchrequests', 'requests.read', { text: 'lago' }),
  read('/api/d1/readyanswers', 'requests.read'),
  post('/api/d1/addreadyanswer', 'requests.write', aReadyAnswer, 201),
  put('/api/d1/updatereadyanswer', 'requests.write', { ...aReadyAnswer(), ...NO_REQUEST }, 404),
  remove('/api/d1/deletereadyanswer', 'requests.write', NO_REQUEST, 404),
  read('/api/d1/requestform?URL=nowhere', 'requests.read'),
  put('/api/d1/requestform', 'frontends.publish', { URL: 'nowhere', open: true }, 404),
  read('/api/d1/countrequests', 'requests.read'),
  read(`/api/d1/getrequest?id=${NO_REQUEST.id}`, 'requests.read', 404),
  post('/api/d1/addrequest', 'requests.write', aRequest, 201),
  put('/api/d1/updaterequest', 'requests.write', NO_REQUEST, 404),
  remove('/api/d1/deleterequest', 'requests.write', NO_REQUEST, 404),
  post('/api/d1/forwardrequest', 'requests.write', NO_REQUEST, 404),
  remove('/api/d1/forwardrequest', 'requests.write', NO_REQUEST, 404),
  post('/api/d1/getsupplieranswers', 'requests.read', { PIVA: '00000000000' }),
  put('/api/d1/supplieranswers', 'requests.write', { PIVA: '00000000000', atOnce: true }, 404),
  post('/api/d1/resendmail', 'requests.write', NO_REQUEST, 404),
  post('/api/d1/mergerequests', 'requests.write', { ...NO_REQUEST, other: NO_REQUEST.id }, 404),
  post('/api/d1/bulkrequests', 'requests.write', { operations: [{ op: 'delete', ...NO_REQUEST }] }),
  post('/api/d1/adduser', 'users.write', aNewUser, 201),
  post('/api/d1/deleteuser', 'users.write', { name: 'nobody' }, 404),
  post('/api/d1/confirm', 'account.secure', { password: PASSWORD }, 204),
  post('/api/d1/confirmchallenge', 'account.secure', undefined, 409),
  post('/api/d1/confirmpasskey', 'account.secure', aForgedAnswer, 400),
  read('/api/d1/secondfactors', 'account.secure'),
  post('/api/d1/passkeyoptions', 'account.secure'),
  post('/api/d1/addpasskey', 'account.secure', aForgedPasskey, 400),
  post('/api/d1/removepasskey', 'account.secure', { id: 'nothing' }, 404),
  post('/api/d1/starttotp', 'account.secure'),
  post('/api/d1/activatetotp', 'account.secure', { code: '000000' }, 400, 409),
  post('/api/d1/removetotp', 'account.secure', undefined, 409),
  post('/api/d1/newrecoverycodes', 'account.secure', undefined, 409),
  read('/api/d1/requiredfactors', 'users.write'),
  put('/api/d1/requirefactors', 'users.write', { roles: [] }),
  post('/api/d1/removesecondfactor', 'users.write', { name: 'nobody' }, 404),
  read('/api/d1/managedusers', 'users.write'),
  put('/api/d1/updateuser', 'users.write', { name: 'nobody', disabled: true }, 404),
  post('/api/d1/resetpassword', 'users.write', { name: 'nobody' }, 404),
  post('/api/d1/findpeople', 'people.manage', { text: 'nobody' }),
  post('/api/d1/getperson', 'people.manage', aMissingPerson, 404),
  post('/api/d1/exportperson', 'people.manage', aMissingPerson, 404),
  post('/api/d1/eraseperson', 'people.manage', aMissingPerson, 404),
  post('/api/r2/getavatar', 'users.read', { avatar: 'avatar_default.gif' }),
  post('/api/r2/getfile', 'files.read', {
    foldername: '[Utils]',
    filename: 'copertina_default.jpeg',
  }),
  read('/api/r2/getfile?foldername=[Utils]&filename=copertina_default.jpeg', 'files.read'),
  read('/api/r2/listfiles?foldername=[Utils]', 'files.read'),
  post('/api/r2/listfiles', 'files.read', { foldername: '[Utils]' }),
  read('/api/d1/getpictureuses?URL=nowhere', 'files.read'),
  remove('/api/r2/deletepicture', 'files.write', aMissingPicture, 404),
  post('/api/r2/renamepicture', 'files.write', { ...aMissingPicture, next: 'lago.png' }, 404),
  read('/api/d1/trash', 'trash.read'),
  post('/api/d1/undelete', 'trash.restore', { id: 999_999 }, 404),
  post('/api/d1/purge', 'trash.purge', { id: 999_999 }, 404),
  read('/api/d1/history?entity=supplier&id=nothing', 'history.read'),
  read('/api/d1/history/difference?entity=supplier&id=nothing&to=1', 'history.read', 404),
  post('/api/d1/recordid', 'history.read', { entity: 'supplier', key: 'nothing' }, 404),
  read('/api/d1/recordkey?entity=supplier&id=nothing', 'history.read', 404),
  read('/api/d1/activity?by=nobody&action=delete', 'activity.read'),
  post('/api/d1/restore', 'history.restore', { entity: 'supplier', id: 'nothing', entry: 1 }, 404),
  post('/api/d1/undo', 'history.restore', { batch: '0'.repeat(32) }, 404),
  post('/api/DeepL/translate', 'translations.use', {
    text: 'lago',
    source_lang: 'IT',
    target_lang: 'EN',
  }),
  read('/api/modules', 'modules.inspect'),
  read('/api/modules/nothing/releases/1', 'modules.preview', 404),
  read('/api/modules/previews', 'modules.report'),
  post('/api/modules/nothing/tokens', 'modules.deploy', undefined, 201),
  post(
    '/api/module-reports',
    'modules.report',
    { id: 'nothing', version: '1', kind: 'failed', detail: 'Error' },
    204,
  ),
  read('/api/modules/nothing/releases/1/maps/module.js.map', 'modules.deploy', 404),
  upload('[Tests]', 'tests.use'),
  upload('[Utils]', 'files.write'),
  upload('[Frontends]/terme.example/images', 'files.write'),
  upload('[Suppliers]/03012300178', 'files.write'),
  upload('[Users]/avatars', 'avatars.write', `avatar_${crypto.randomUUID().slice(0, 8)}.png`),
];
