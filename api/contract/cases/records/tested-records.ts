import { frontendMessages } from '@wabu/shared/entities/frontend';
import { templateMessages } from '@wabu/shared/entities/microsites/section-template';
import { readyAnswerMessages } from '@wabu/shared/entities/requests/ready-answer';
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
type Call = [method: string, path: string];

/** A kind of records with its calls, for the contract of all kinds. */
export interface TestedRecord {
  name: string;
  entity: string;
  /** Who keeps such records. */
  by: 'admin' | 'king';
  /** What its paths, and those of history and trash, begin with. */
  base?: string;
  setUp?: (server: ContractServer) => Promise<unknown>;
  input: () => Values;
  list: string;
  rows?: (answer: never) => Values[];
  /** Finds the row of an added record. */
  isOf: (row: Values, added: Values) => boolean;
  add: Call;
  change: Call;
  remove: Call;
  /** The bodies of two changes, to other values and back to those of the input, and of the deletion. */
  changed: (input: Values, added: Values) => Values;
  changedBack: (input: Values, added: Values) => Values;
  removed: (input: Values, added: Values) => Values;
  /** What the first change sets. */
  sets: (input: Values) => Values;
  /** Its key never changes, also when it comes back. */
  keepsKey?: true;
  /** False for a deletion of any version. */
  removesVersion?: false;
  messages: { duplicate: string; notFound: string; changedMeanwhile: string };
}

/** One that is also read by page, by change and by search. */
export interface ListedRecord extends TestedRecord {
  /** The whole list that has the rows of the pages. */
  whole: string;
  page: string;
  search: string;
  /** The field that the list is ordered by. */
  order: string;
  key: string;
  bulk: string;
}

/** The calls of a kind whose paths are formed of its name, and whose changes send the whole record. */
const called = (name: string, key: string, order: string, set: Values) => ({
  name: `${name}s`,
  by: 'admin' as const,
  list: `/api/d1/getall${name}s`,
  whole: `/api/d1/getall${name}s`,
  page: `/api/d1/${name}s`,
  search: `/api/d1/search${name}s`,
  bulk: `/api/d1/bulk${name}s`,
  key,
  order,
  isOf: (row: Values, added: Values) => row[key] === added[key],
  add: ['POST', `/api/d1/add${name}`] as Call,
  change: ['PUT', `/api/d1/update${name}`] as Call,
  remove: ['DELETE', `/api/d1/delete${name}`] as Call,
  changed: (input: Values) => ({ ...input, ...set }),
  changedBack: (input: Values) => input,
  removed: (input: Values) => ({ [key]: input[key] }),
  sets: () => set,
});

let made = 0;
const unique = (name: string) => {
  made += 1;
  return `${name} ${made} ${crypto.randomUUID().slice(0, 8)}`;
};

type Person = { personal: string };

export const boats: ListedRecord & Person = {
  ...called('boat', 'name', 'name', { berth: 'Torbole' }),
  entity: 'boat',
  base: BOATS,
  setUp: ({ database }) => database.write(boatTable),
  input: () => ({ name: unique('Vela'), berth: 'Riva', skipper: unique('Anna') }),
  personal: 'skipper',
  messages: boatKind.messages,
};

export const suppliers: ListedRecord & Person = {
  ...called('supplier', 'PIVA', 'Nome', { Citta: 'Riva', SDI: 'ABCDEFG' }),
  entity: 'supplier',
  keepsKey: true,
  input: () => aSupplier({ Nome: unique('Fornitore') }),
  personal: 'Nome',
  messages: supplierMessages,
};

const HOTEL = aSupplier({ Nome: 'Hotel dei frontend' });
const AT_RIVA = { ...aFrontend(HOTEL.Nome).Localizzazione, Citta: 'Riva' };

export const frontends: ListedRecord = {
  ...called('frontend', 'URL', 'URL', { Localizzazione: AT_RIVA }),
  entity: 'frontend',
  whole: '/api/d1/getfrontendsummaries',
  setUp: async (server) => {
    const token = await tokenOf(server, 'admin');
    await send(server.fetch, 'POST', '/api/d1/addsupplier', { token, json: HOTEL });
  },
  input: () => ({ ...aFrontend(HOTEL.Nome) }),
  messages: frontendMessages,
};

export const templates: TestedRecord = {
  name: 'section templates',
  entity: 'template',
  by: 'admin',
  input: () => ({ ...aTemplate() }),
  list: '/api/d1/sectiontemplates',
  rows: ({ templates }: { templates: Values[] }) => templates,
  isOf: (row, { id }) => row.id === id,
  add: ['POST', '/api/d1/addsectiontemplate'],
  change: ['PUT', '/api/d1/renamesectiontemplate'],
  remove: ['DELETE', '/api/d1/deletesectiontemplate'],
  changed: ({ name }, { id }) => ({ id, name: `${name} bis` }),
  changedBack: ({ name }, { id }) => ({ id, name }),
  removed: (_, { id }) => ({ id }),
  sets: ({ name }) => ({ name: `${name} bis` }),
  messages: templateMessages,
};

export const readyAnswers: TestedRecord = {
  name: 'ready answers',
  entity: 'ready-answer',
  by: 'admin',
  input: () => ({ name: unique('Risposta'), texts: { it: '<p>Gentile {{nome}}</p>' } }),
  list: '/api/d1/readyanswers',
  rows: ({ answers }: { answers: Values[] }) => answers,
  isOf: (row, { id }) => row.id === id,
  add: ['POST', '/api/d1/addreadyanswer'],
  change: ['PUT', '/api/d1/updatereadyanswer'],
  remove: ['DELETE', '/api/d1/deletereadyanswer'],
  changed: (input, { id }) => ({ ...input, id, texts: { de: '<p>Guten Tag</p>' } }),
  changedBack: (input, { id }) => ({ ...input, id }),
  removed: (_, { id }) => ({ id }),
  sets: () => ({ texts: { de: '<p>Guten Tag</p>' } }),
  messages: readyAnswerMessages,
};

export const users: TestedRecord & Person = {
  name: 'users',
  entity: 'user',
  by: 'king',
  input: () => ({
    clear_name: unique('persona'),
    clear_psw: PASSWORD,
    clear_role: 'rookie',
    clear_avatar: 'avatar_default.gif',
  }),
  personal: 'clear_name',
  list: '/api/d1/managedusers',
  isOf: (row, { clear_name }) => row.name === clear_name,
  add: ['POST', '/api/d1/adduser'],
  change: ['PUT', '/api/d1/updateuser'],
  remove: ['POST', '/api/d1/deleteuser'],
  changed: ({ clear_name: name }) => ({ name, disabled: true }),
  changedBack: ({ clear_name: name }) => ({ name, disabled: false }),
  removed: ({ clear_name: name }) => ({ name }),
  sets: () => ({ disabled: true }),
  removesVersion: false,
  messages: { ...userMessages, changedMeanwhile: managedUserMessages.changedMeanwhile },
};
