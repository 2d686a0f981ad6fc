import { frontendMessages } from '@wabu/shared/entities/frontend';
import { templateMessages } from '@wabu/shared/entities/microsites/section-template';
import { supplierMessages } from '@wabu/shared/entities/supplier';
import { userMessages } from '@wabu/shared/entities/user';
import { managedUserMessages } from '@wabu/shared/entities/users/managed-user';
import { boatKind, boatTable } from '../../../src/records/testing/boat.ts';
import { send } from '../../../src/testing.ts';
import { BOATS } from '../../boats.ts';
import { aFrontend, aSupplier } from '../../builders.ts';
import { tokenOf } from '../../people.ts';
import { type ContractServer, PASSWORD } from '../../server.ts';
import { aTemplate } from '../microsites/a-template.ts';

type Values = Record<string, unknown>;
type Target = [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string];

/** A kind of records with its calls, for the contract of all kinds. */
export interface TestedRecord {
  name: string;
  entity: 'supplier' | 'frontend' | 'user' | 'template';
  /** Who keeps such records. */
  by: 'admin' | 'king';
  /** What its paths, and those of history and trash, begin with. */
  base?: string;
  setUp?: (server: ContractServer) => Promise<unknown>;
  input: () => Values;
  list: {
    path: string;
    rows?: (answer: never) => Values[];
    isOf: (row: Values, added: Values) => boolean;
  };
  add: Target;
  change: Target;
  /** The bodies of two changes: to other values, and back to those of the input. */
  changed: (input: Values, added: Values) => Values;
  changedBack: (input: Values, added: Values) => Values;
  /** What the first of them sets. */
  sets: (input: Values) => Values;
  remove: Target;
  key: (input: Values, added: Values) => Values;
  /** False for a deletion of any version. */
  removesVersion?: false;
  messages: { duplicate: string; notFound: string; changedMeanwhile: string };
  /** Whether an earlier state can be restored. */
  restores?: true;
  bulk?: { path: string; field: string };
}

let made = 0;
const unique = (name: string) => {
  made += 1;
  return `${name} ${made} ${crypto.randomUUID().slice(0, 8)}`;
};

export const boats: TestedRecord = {
  name: 'boats',
  entity: 'supplier',
  by: 'admin',
  base: BOATS,
  setUp: ({ database }) => database.write([{ sql: boatTable }]),
  input: () => ({ name: unique('Vela'), berth: 'Riva', skipper: 'Anna' }),
  list: { path: '/api/d1/getallboats', isOf: (row, { id }) => row.id === id },
  add: ['POST', '/api/d1/addboat'],
  change: ['PUT', '/api/d1/updateboat'],
  changed: (boat) => ({ ...boat, berth: 'Torbole' }),
  changedBack: (boat) => boat,
  sets: () => ({ berth: 'Torbole' }),
  remove: ['DELETE', '/api/d1/deleteboat'],
  key: ({ name }) => ({ name }),
  messages: boatKind.messages,
  restores: true,
  bulk: { path: '/api/d1/bulkboats', field: 'name' },
};

export const suppliers: TestedRecord = {
  name: 'suppliers',
  entity: 'supplier',
  by: 'admin',
  input: () => aSupplier({ Nome: unique('Fornitore') }),
  list: { path: '/api/d1/getallsuppliers', isOf: (row, { id }) => row.id === id },
  add: ['POST', '/api/d1/addsupplier'],
  change: ['PUT', '/api/d1/updatesupplier'],
  changed: (supplier) => ({ ...supplier, Citta: 'Riva', SDI: 'ABCDEFG' }),
  changedBack: (supplier) => supplier,
  sets: () => ({ Citta: 'Riva', SDI: 'ABCDEFG' }),
  remove: ['DELETE', '/api/d1/deletesupplier'],
  key: ({ PIVA }) => ({ PIVA }),
  messages: supplierMessages,
  restores: true,
  bulk: { path: '/api/d1/bulksuppliers', field: 'PIVA' },
};

const HOTEL = aSupplier({ Nome: 'Hotel dei frontend' });
const AT_RIVA = { ...aFrontend(HOTEL.Nome).Localizzazione, Citta: 'Riva' };

export const frontends: TestedRecord = {
  name: 'frontends',
  entity: 'frontend',
  by: 'admin',
  setUp: async (server) => {
    const token = await tokenOf(server, 'admin');
    await send(server.fetch, 'POST', '/api/d1/addsupplier', { token, json: HOTEL });
  },
  input: () => ({ ...aFrontend(HOTEL.Nome) }),
  list: { path: '/api/d1/getallfrontends', isOf: (row, { URL }) => row.URL === URL },
  add: ['POST', '/api/d1/addfrontend'],
  change: ['PUT', '/api/d1/updatefrontend'],
  changed: (frontend) => ({ ...frontend, Localizzazione: AT_RIVA }),
  changedBack: (frontend) => frontend,
  sets: () => ({ Localizzazione: AT_RIVA }),
  remove: ['DELETE', '/api/d1/deletefrontend'],
  key: ({ URL }) => ({ URL }),
  messages: frontendMessages,
};

export const templates: TestedRecord = {
  name: 'section templates',
  entity: 'template',
  by: 'admin',
  input: () => ({ ...aTemplate() }),
  list: {
    path: '/api/d1/sectiontemplates',
    rows: ({ templates }: { templates: Values[] }) => templates,
    isOf: (row, { id }) => row.id === id,
  },
  add: ['POST', '/api/d1/addsectiontemplate'],
  change: ['PUT', '/api/d1/renamesectiontemplate'],
  changed: ({ name }, { id }) => ({ id, name: `${name} bis` }),
  changedBack: ({ name }, { id }) => ({ id, name }),
  sets: ({ name }) => ({ name: `${name} bis` }),
  remove: ['DELETE', '/api/d1/deletesectiontemplate'],
  key: (_, { id }) => ({ id }),
  messages: templateMessages,
};

export const users: TestedRecord = {
  name: 'users',
  entity: 'user',
  by: 'king',
  input: () => ({
    clear_name: unique('persona'),
    clear_psw: PASSWORD,
    clear_role: 'rookie',
    clear_avatar: 'avatar_default.gif',
  }),
  list: { path: '/api/d1/managedusers', isOf: (row, { clear_name }) => row.name === clear_name },
  add: ['POST', '/api/d1/adduser'],
  change: ['PUT', '/api/d1/updateuser'],
  changed: ({ clear_name: name }) => ({ name, disabled: true }),
  changedBack: ({ clear_name: name }) => ({ name, disabled: false }),
  sets: () => ({ disabled: true }),
  remove: ['POST', '/api/d1/deleteuser'],
  removesVersion: false,
  key: ({ clear_name: name }) => ({ name }),
  messages: { ...userMessages, changedMeanwhile: managedUserMessages.changedMeanwhile },
};
