import { randomBytes, randomInt } from 'node:crypto';
import type { SupplierInput } from '@wabu/shared/entities/supplier';
import { aSupplier } from '@wabu/shared/testing/builders';
import { aPng } from '../../e2e/fixtures/png.ts';
import type { Call, Traffic } from './traffic.ts';

/** One person of the staff, with records that nobody else changes. */
export interface Colleague {
  credentials: { username: string; password: string };
  /** Empties the trash. */
  king: string;
  suppliers: SupplierInput[];
  /** The address of a frontend. */
  URL: string;
  /** The number of a supplier that does not exist. */
  freeNumber: number;
}

type Send = (call: Call) => Promise<Record<string, unknown>>;

const PICTURE = 'lago.png';
const pictureBytes = new Uint8Array(aPng(100));

/** A piece of a working day, from the sign-in to the sign-out. */
export async function workAsStaff(traffic: Traffic, colleague: Colleague): Promise<void> {
  await mistype(traffic);
  const { text } = await traffic.send({
    path: '/api/adminwabu/login',
    json: colleague.credentials,
  });
  const { token } = JSON.parse(text) as { token: string };
  const send: Send = async (call) =>
    JSON.parse((await traffic.send({ token, ...call })).text) as Record<string, unknown>;
  try {
    const presence = await openRecord(send, colleague);
    await readLists(send);
    await saveSuppliers(send, colleague);
    await publish(send, colleague);
    await storeFiles(send, traffic, colleague, token);
    await readHistory(send, colleague);
    await breakOff(traffic, token);
    // A third of the tabs ends with the session only.
    const closed = { ...presence, state: 'closed' };
    if (randomInt(3) > 0) await send({ path: '/api/d1/presence', json: closed });
  } finally {
    await traffic.send({ path: '/api/adminwabu/logout', method: 'POST', token, accept: [204] });
  }
  await traffic.send({ path: '/api/d1/sessions', token, accept: [401] });
}

/** A sign-in that fails, with a name and a password that nobody has. */
async function mistype(traffic: Traffic): Promise<void> {
  const json = { username: `nessuno-${randomInt(500)}`, password: randomBytes(12).toString('hex') };
  await traffic.send({ path: '/api/adminwabu/login', json, accept: [401] });
}

async function openRecord(send: Send, { suppliers }: Colleague) {
  const tab = randomBytes(16).toString('hex');
  const presence = { entity: 'supplier', key: suppliers[0]?.PIVA, tab };
  for (const state of ['open', 'editing', 'hidden'])
    await send({ path: '/api/d1/presence', json: { ...presence, state } });
  return presence;
}

async function readLists(send: Send): Promise<void> {
  for (const list of ['suppliers', 'frontends']) {
    const { revision } = await send({ path: `/api/d1/${list}?limit=1000` });
    await send({ path: `/api/d1/${list}?since=${revision}` });
    const text = `garda ${randomInt(100)}`;
    await send({ path: `/api/d1/search${list}`, json: { text } });
  }
  for (const list of ['getallsuppliers', 'getfrontendsummaries', 'getusers'])
    await send({ path: `/api/d1/${list}` });
}

async function saveSuppliers(send: Send, colleague: Colleague): Promise<void> {
  for (let save = 0; save < 5; save += 1) {
    const supplier = colleague.suppliers[randomInt(colleague.suppliers.length)];
    const Telefono = `045${randomInt(1_000_000, 9_999_999)}`;
    await send({ path: '/api/d1/updatesupplier', method: 'PUT', json: { ...supplier, Telefono } });
  }
  const added = aSupplier(colleague.freeNumber);
  await send({ path: '/api/d1/addsupplier', json: added, accept: [201] });
  const key = { entity: 'supplier', key: added.PIVA };
  const { id } = await send({ path: '/api/d1/recordid', json: key });
  await send({ path: '/api/d1/deletesupplier', method: 'DELETE', json: { PIVA: added.PIVA } });
  await purge(send, colleague, 'supplier', ({ recordId }) => recordId === id);
}

async function publish(send: Send, { URL }: Colleague): Promise<void> {
  const query = new URLSearchParams({ URL });
  const stored = await send({ path: `/api/d1/getfrontend?${query}` });
  const { ledger: _, version: __, publication: ___, ...frontend } = stored;
  const Localizzazione = {
    ...(frontend.Localizzazione as object),
    Citta: `Borgo ${randomInt(1_000)}`,
  };
  await send({
    path: '/api/d1/updatefrontend',
    method: 'PUT',
    json: { ...frontend, Localizzazione },
  });
  await send({ path: '/api/d1/publishfrontend', json: { URL } });
  await send({ path: '/api/d1/unpublishfrontend', json: { URL } });
  await send({ path: '/api/d1/publishfrontend', json: { URL } });
}

/** Stores a file in `[Tests]`, in place of one before it, and a picture that is deleted again. */
async function storeFiles(send: Send, traffic: Traffic, colleague: Colleague, token: string) {
  const { credentials, URL } = colleague;
  const name = `${credentials.username}-${randomInt(10)}.png`;
  const path = '/api/r2/upload';
  await send({ path, form: upload('[Tests]', name), accept: [201] });
  await send({ path: '/api/r2/listfiles', json: { foldername: '[Tests]' } });
  const stored = new URLSearchParams({ foldername: '[Tests]', filename: name });
  await traffic.send({ path: `/api/r2/getfile?${stored}`, token });
  await send({ path, form: upload(`[Frontends]/${URL}/images`, PICTURE), accept: [201] });
  await send({ path: '/api/r2/deletepicture', method: 'DELETE', json: { URL, name: PICTURE } });
  const folder = `[Frontends]/${URL}/images`;
  await purge(send, colleague, 'file', (it) => it.label === PICTURE && it.place === folder);
}

function upload(folder: string, name: string): FormData {
  const form = new FormData();
  form.set('folder', folder);
  form.set('file', new File([pictureBytes], name, { type: 'image/png' }));
  return form;
}

async function readHistory(send: Send, { suppliers }: Colleague): Promise<void> {
  const key = { entity: 'supplier', key: suppliers[randomInt(suppliers.length)]?.PIVA };
  const { id } = await send({ path: '/api/d1/recordid', json: key });
  const page = await send({ path: `/api/d1/history?entity=supplier&id=${id}` });
  const from = (page.entries as { id: number }[]).at(-1)?.id;
  await send({
    path: `/api/d1/history/difference?entity=supplier&id=${id}&from=${from}&to=now`,
  });
  await send({ path: '/api/d1/activity?limit=50' });
}

/** Requests whose client goes away: while a list is answered, and while a file is sent. */
async function breakOff(traffic: Traffic, token: string): Promise<void> {
  await traffic.abort({ path: '/api/d1/getallsuppliers', token }, randomInt(1, 10));
  await traffic.abort({ path: '/api/d1/getallfrontends', token }, randomInt(1, 30));
  const form = upload('[Tests]', 'interrotto.png');
  await traffic.abort({ path: '/api/r2/upload', form, token }, randomInt(1, 5));
}

interface Trashed {
  id: number;
  recordId: string;
  label: string;
  place: string;
}

/** Deletes for good what the person has deleted. */
async function purge(
  send: Send,
  { king }: Colleague,
  entity: string,
  isOwn: (one: Trashed) => boolean,
): Promise<void> {
  const { entries } = await send({ path: `/api/d1/trash?limit=50&entity=${entity}` });
  const own = (entries as Trashed[]).find(isOwn);
  await send({ path: '/api/d1/purge', json: { id: own?.id }, token: king });
}
