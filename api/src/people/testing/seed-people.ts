import { aFrontend, aSupplier, aUser } from '@wabu/shared/testing/builders';
import { type ApiClient, answer } from '../../client.ts';
import { aPicture } from '../../files/testing/picture-builders.ts';
import { writeLive } from '../../modules/release-repository.ts';
import { insertComment } from '../../site/previews/preview-repository.ts';
import { send, sessionToken, type TestApi } from '../../testing.ts';

/** Every value of the seeded persons contains one of these. */
export const MARKS = ['zanetti', 'ZNTMRC80A01L781X'];
export const NAME = 'Marco Zanetti';
export const URL = 'barche-zanetti';
const headers = (key: string) => ({ headers: { 'Idempotency-Key': key } });

/** A supplier with a published microsite, a preview with a comment, an older version and a deleted microsite. */
export async function seedSupplier(api: TestApi) {
  const king = (await api.client('king')).api;
  const supplier = aSupplier(1, {
    Nome: NAME,
    Tipologia: 'Persona Fisica',
    PIVA: 'ZNTMRC80A01L781X',
    email: 'zanetti@example.org',
    PEC: 'zanetti@pec.example.org',
    Indirizzo: 'Casa Zanetti 1',
  });
  await answer(king.d1.addsupplier.$post({ json: supplier }, headers('reply-of-zanetti')));
  await answer(
    king.d1.updatesupplier.$put({ json: { ...supplier, Indirizzo: 'Villa Zanetti 2' } }),
  );
  await answer(king.r2.addsupplier.$post({ json: supplier }));
  // The first one goes to the trash.
  for (const note of ['prima', 'dopo']) {
    const file = new File([note], 'zanetti.txt');
    await answer(king.r2.upload.$post({ form: { file, folder: '[Suppliers]/ZNTMRC80A01L781X' } }));
  }
  const text = (it: string) => ({ it: `<p>${it}</p>` });
  const frontend = (address: string) =>
    aFrontend(NAME, 1, {
      URL: address,
      Copertina: 'zanetti.png',
      altTexts: { 'zanetti.png': { texts: { it: 'Zanetti in barca' }, author: NAME } },
      legal: { offer: 'lodging', cin: ['IT023059C2ZANETTI'] },
      Sezioni: [
        { visible: true, NomeSezione: text('Chi è Zanetti'), Contenuto: text('Zanetti pesca.') },
      ],
    });
  for (const address of [URL, `${URL}-prima`]) {
    await answer(king.d1.addfrontend.$post({ json: frontend(address) }));
    const file = new File([await aPicture('png', { width: 600, height: 400 })], 'zanetti.png');
    const folder = `[Frontends]/${address}/images`;
    await answer(king.r2.upload.$post({ form: { file, folder } }));
    await answer(king.d1.publishfrontend.$post({ json: { URL: address } }));
  }
  await answer(king.d1.deletefrontend.$delete({ json: { URL: `${URL}-prima` } }));
  await seedTemplates(king);
  await answer(king.d1.createpreview.$post({ json: { URL } }));
  const { database, now } = api.platform;
  const [preview] = await database.query('SELECT id FROM previews');
  await database.write([insertComment(String(preview?.id), 'Qui è Zanetti', now())]);
  return supplier;
}
/** One that names the supplier in its text, one in its name, which is deleted, and one under an earlier name. */
async function seedTemplates({ d1 }: ApiClient['api']): Promise<void> {
  const add = (number: number, name: string, it: string) =>
    answer(
      d1.addsectiontemplate.$post(
        {
          json: {
            name,
            section: { visible: true, NomeSezione: { it: 'Orari' }, Contenuto: { it } },
            origins: [],
          },
        },
        headers(`reply-template-${number}`),
      ),
    );
  await add(1, 'Chi siamo', '<p>Con <b>Marco</b> ZANETTI.</p>');
  const { id: deleted } = await add(2, `Barche di ${NAME}`, '<p>Sempre</p>');
  await answer(d1.deletesectiontemplate.$delete({ json: { id: deleted } }));
  const { id } = await add(3, `${NAME} pesca`, '<p>Sempre</p>');
  await answer(d1.renamesectiontemplate.$put({ json: { id, name: 'Pesca' } }));
}

/** A user with a picture, who added records, deleted one and released a module. */
export async function seedUser(api: TestApi) {
  const king = (await api.client('king')).api;
  const file = new File([await aPicture('png')], 'avatar_zanetti.png');
  await answer(king.r2.upload.$post({ form: { file, folder: '[Users]/avatars' } }));
  const json = aUser('zanetti', { clear_avatar: 'avatar_zanetti.png' });
  await answer(king.d1.adduser.$post({ json }, headers('reply-of-zanetti')));
  const login = { username: 'zanetti', password: json.clear_psw };
  const { adminwabu } = (await api.client()).api;
  const token = sessionToken(await answer(adminwabu.login.$post({ json: login })));
  const post = (path: string, body: object, method = 'POST') =>
    send(api.fetch, method, path, { token, json: body });
  await post('/api/d1/addsupplier', aSupplier(3, { Nome: 'Museo' }));
  await post('/api/d1/addfrontend', aFrontend('Museo', 3, { URL: 'museo', Copertina: '' }));
  await post('/api/d1/addfrontend', aFrontend('Museo', 4, { URL: 'vecchio', Copertina: '' }));
  await post('/api/d1/deletefrontend', { URL: 'vecchio' }, 'DELETE');
  await post('/api/d1/createpreview', { URL: 'museo' });
  const { database, now } = api.platform;
  const live = { id: 'boats', version: '1', changedBy: 'zanetti', changedAt: now() };
  await database.write([writeLive(live)]);
  return { token };
}
