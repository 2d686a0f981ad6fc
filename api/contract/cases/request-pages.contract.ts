import { beforeAll, describe, expect, test } from '@jest/globals';
import { findProof } from '@wabu/shared/entities/requests/proof-of-work';
import { requestLimits } from '@wabu/shared/entities/requests/request';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { requestFormWords, requestThreadWords } from '@wabu/shared/microsite';
import { type ApiClient, answer } from '../../src/client.ts';
import { formCalls } from '../form-calls.ts';
import { micrositeCalls } from '../microsite-calls.ts';
import { clientOf } from '../people.ts';
import { releaseSmallSite } from '../release-calls.ts';
import type { ContractServer } from '../server.ts';

let made = 0;
const aForm = (change: Record<string, string> = {}) => {
  made += 1;
  return {
    ...{ kind: 'group', name: 'Anna Weiß', email: `visitor-${made}@example.org` },
    ...{ from: '2027-07-01', to: '', people: '12', website: '', text: `Wir sind ${made} Leute.` },
    ...change,
  };
};

const proven = async (seconds: string) => {
  const form = aForm();
  return { ...form, seconds, proof: String(await findProof(form.text)) };
};

/** The form of visitors, and the page where they read the answer. */
export function requestPagesContract(server: () => ContractServer) {
  const { newFrontend } = micrositeCalls(server);
  let d1: ApiClient['api']['d1'];
  beforeAll(async () => {
    ({ d1 } = await clientOf(server(), 'admin'));
    await server().database.write([{ sql: "DELETE FROM attempts WHERE key LIKE 'request %'" }]);
  });
  const { get, post } = formCalls(server);
  const send = async (fields: Record<string, string>, prefix = '/de') => {
    await server().database.write([{ sql: "DELETE FROM attempts WHERE key LIKE 'request %'" }]);
    return post(`${prefix}/richiesta`, fields);
  };
  const linkOf = (response: Response) => {
    expect(response.status).toBe(303);
    return (response.headers.get('Location') ?? '').replace(/\?.*/, '');
  };
  const sentOnSite = async () => {
    const form = aForm();
    linkOf(await send(form));
    return form;
  };
  const stored = async ({ email }: { email: string }) => {
    const { records } = await answer(d1.searchrequests.$post({ json: { text: email } }));
    return records;
  };

  describe('the form of visitors', () => {
    releaseSmallSite(server);

    test('leads to a hidden page with the reference, in the visitor’s language', async () => {
      const form = aForm();
      const link = linkOf(await send(form));
      expect(link).toMatch(/^\/de\/richiesta\/[0-9a-f]{64}$/);
      const [request] = await stored(form);
      expect(request).toMatchObject({ state: 'new', kind: 'group', language: 'de', URL: '' });
      const page = await get(`${link}?ricevuta`);
      expect(page.status).toBe(200);
      expect(Object.fromEntries(page.headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow, noarchive',
      });
      expect(page.headers.get('Set-Cookie')).toBeNull();
      const html = await page.text();
      expect(html).toContain('lang="de"');
      expect(html).toContain(requestFormWords.de.received);
      expect(html).toContain(request?.id.slice(-5).toUpperCase());
      expect(html).toContain(form.text);
      const rows = await server().database.query('SELECT * FROM requests');
      expect(JSON.stringify(rows)).not.toContain(link.slice(-64));
    });

    test('that is sent twice, also at once, is one request with one link', async () => {
      const form = aForm();
      const answers = await Promise.all([1, 2, 3].map(() => post('/de/richiesta', form)));
      const links = new Set([...answers, await send(form)].map(linkOf));
      expect(links.size).toBe(1);
      expect(await stored(form)).toHaveLength(1);
    });

    test.each(languageCodes)(
      'in %s says what is wrong beside each field and keeps the rest',
      async (code) => {
        const typed = { email: 'anna@', people: '0.5', text: ' ' };
        const response = await send(aForm(typed), `/${code}`);
        expect(response.status).toBe(400);
        const html = await response.text();
        const { problems } = requestFormWords[code];
        const texts = [
          ...[problems.check, problems.required, problems.wrongEmail],
          problems.wrongPeople(requestLimits.people),
        ];
        for (const text of texts) expect(html).toContain(text);
        expect(html).toContain('value="Anna Weiß"');
        expect(html).toContain('value="2027-07-01"');
        expect(html.match(/aria-invalid="true"/g)).toHaveLength(3);
        const order = await send(aForm({ to: '2027-06-01' }), `/${code}`);
        expect(await order.text()).toContain(problems.order);
      },
    );

    test('holds what looks like spam, and tells nobody', async () => {
      const links = 'Buy http://a.example http://b.example https://c.example';
      const held = [
        aForm({ website: 'https://spam.example' }),
        aForm({ text: links }),
        { ...aForm(), seconds: '9', proof: 'none' },
        await proven('1'),
      ];
      for (const form of held) {
        linkOf(await send(form));
        expect(await stored(form)).toMatchObject([{ state: 'held' }]);
      }
      const fine = await proven('9');
      linkOf(await send(fine));
      expect(await stored(fine)).toMatchObject([{ state: 'new' }]);
      const same = [1, 2, 3].map(() => aForm({ text: 'Great offer for your site' }));
      for (const form of same) linkOf(await send(form));
      expect((await Promise.all(same.map(stored))).map(([one]) => one?.state)).toEqual([
        'new',
        'new',
        'held',
      ]);
    });

    test('is limited for each address and each network, and refused to other sites', async () => {
      const { email } = aForm();
      for (let time = 0; time < requestLimits.perEmail; time += 1)
        expect((await post('/richiesta', aForm({ email }))).status).toBe(303);
      const late = await post('/de/richiesta', aForm({ email }));
      expect(late.status).toBe(429);
      expect(await late.text()).toContain(requestFormWords.de.problems.tooMany);
      const foreign = { 'Sec-Fetch-Site': 'cross-site' };
      expect((await post('/richiesta', aForm(), foreign)).status).toBe(403);
      const json = { 'Content-Type': 'application/json' };
      expect((await post('/richiesta', aForm(), json)).status).toBe(415);
      const huge = aForm({ text: 'x'.repeat(100_000) });
      expect((await post('/richiesta', huge)).status).toBe(413);
    });

    test('ends a microsite where its publisher allows it', async () => {
      const { input, publish } = await newPublished();
      const path = `/siti/${input.URL}`;
      expect(await (await get(path)).text()).not.toContain('action="/richiesta');
      await answer(d1.requestform.$put({ json: { URL: input.URL, open: true } }));
      const html = await (await get(path)).text();
      expect(html).toContain(`name="URL" value="${input.URL}"`);
      const form = aForm({ URL: input.URL });
      linkOf(await send(form));
      expect(await stored(form)).toMatchObject([{ URL: input.URL, Fornitore: input.Fornitore }]);
      const wrong = await send({ ...form, email: '' });
      expect(await wrong.text()).toContain(`name="URL" value="${input.URL}"`);
      await publish();
      expect(await answer(d1.requestform.$get({ query: { URL: input.URL } }))).toMatchObject({
        open: true,
      });
    });
  });

  describe('the page of a request', () => {
    releaseSmallSite(server);

    test('shows answers with their translation and no notes, takes another message, and closes', async () => {
      const form = aForm();
      const link = linkOf(await send(form));
      const [{ id } = { id: '' }] = await stored(form);
      const add = (message: object) =>
        answer(d1.updaterequest.$put({ json: { id, message: message as never } }));
      await add({ author: 'note', language: 'it', html: '<p>Cliente difficile</p>' });
      await add({
        ...{ author: 'staff', language: 'it', html: '<p>Certo, <b>dodici</b> posti</p>' },
        translation: { language: 'de', html: '<p>Gern, zwölf Plätze</p>' },
      });
      const html = await (await get(link)).text();
      for (const text of ['Gern, zwölf Plätze', requestThreadWords.de.translated, '<b>dodici</b>'])
        expect(html).toContain(text);
      expect(html).not.toContain('difficile');
      expect((await post(link, { act: 'write', text: '' })).status).toBe(400);
      const again = { act: 'write', text: 'Danke <script>alert(1)</script>' };
      const pressed = await Promise.all([post(link, again), post(link, again)]);
      for (const { status } of [...pressed, await post(link, again)]) expect(status).toBe(303);
      const { messages, state, unread } = await answer(d1.getrequest.$get({ query: { id } }));
      expect([messages.length, state, unread]).toEqual([4, 'open', true]);
      expect(await (await get(link)).text()).not.toContain('<script>alert');
      expect((await post(link, { act: 'close' })).status).toBe(303);
      expect(await answer(d1.getrequest.$get({ query: { id } }))).toMatchObject({
        state: 'closed',
      });
      expect(await (await get(link)).text()).toContain(requestThreadWords.de.closed);
    });

    test('that is forwarded is answered by the supplier, and shown once staff approve', async () => {
      const { input } = await newPublished();
      const form = aForm({ URL: input.URL });
      const own = linkOf(await send(form));
      const [{ id } = { id: '' }] = await stored(form);
      const note = { author: 'note' as const, language: 'it' as const, html: '<p>Difficile</p>' };
      await answer(d1.updaterequest.$put({ json: { id, message: note } }));
      const { link } = await answer(d1.forwardrequest.$post({ json: { id } }));
      expect(link).toMatch(/^\/richiesta\/[0-9a-f]{64}$/);
      expect(own).not.toContain(link);
      const page = await (await get(`/de${link}`)).text();
      expect(page).toContain('lang="it"');
      expect(page).toContain(form.text);
      for (const hiddenText of [form.email, 'Difficile', 'value="close"'])
        expect(page).not.toContain(hiddenText);
      expect((await post(link, { act: 'close', text: '' })).status).toBe(400);
      const text = 'Certo, <b>dodici</b> posti';
      for (let time = 0; time < 2; time += 1)
        expect((await post(link, { act: 'write', text })).status).toBe(303);
      const read = () => answer(d1.getrequest.$get({ query: { id } }));
      const { messages } = await read();
      const proposed = messages[2];
      expect(messages).toHaveLength(3);
      expect(proposed).toMatchObject({ author: 'supplier', by: input.Fornitore, proposed: true });
      expect(await (await get(own)).text()).not.toContain('dodici');
      expect(await (await get(link)).text()).toContain('dodici');
      const approve = () =>
        answer(d1.updaterequest.$put({ json: { id, approve: proposed?.id ?? '' } }));
      await approve();
      expect(await read()).toMatchObject({ state: 'waiting', unread: false });
      expect(await (await get(own)).text()).toContain('Certo, &lt;b&gt;dodici');
      await expect(approve()).rejects.toMatchObject({ status: 409 });
      await answer(d1.forwardrequest.$delete({ json: { id } }));
      expect(await read()).not.toHaveProperty('supplierLinkUntil');
      expect((await get(link)).status).toBe(404);
      expect((await post(link, { act: 'write', text: 'x' })).status).toBe(404);
      const [plain] = await stored(await sentOnSite());
      const forwarding = d1.forwardrequest.$post({ json: { id: plain?.id ?? '' } });
      await expect(answer(forwarding)).rejects.toMatchObject({ status: 409 });
    });

    test('is answered by a supplier at once where staff have said so', async () => {
      const { input, supplier } = await newPublished();
      const switched = { PIVA: supplier.PIVA, atOnce: true };
      for (let time = 0; time < 2; time += 1)
        await answer(d1.supplieranswers.$put({ json: switched }));
      const { records } = await answer(d1.searchsuppliers.$post({ json: { text: supplier.PIVA } }));
      const query = { entity: 'supplier' as const, id: records[0]?.id ?? '' };
      const history = await answer(d1.history.$get({ query }));
      const entries = history.entries.map(({ action, by }) => [action, by]);
      expect(entries.filter(([action]) => action === 'answer-at-once')).toEqual([
        ['answer-at-once', 'admin'],
      ]);
      const asked = d1.getsupplieranswers.$post({ json: { PIVA: supplier.PIVA } });
      expect(await answer(asked)).toEqual(switched);
      const form = aForm({ URL: input.URL });
      const own = linkOf(await send(form));
      const [{ id } = { id: '' }] = await stored(form);
      const forwarded = await answer(d1.forwardrequest.$post({ json: { id } }));
      expect(forwarded.isMailed).toBe(false);
      await post(forwarded.link, { act: 'write', text: 'Certo' });
      expect(await (await get(own)).text()).toContain('Certo');
      expect(await answer(d1.getrequest.$get({ query: { id } }))).toMatchObject({
        state: 'waiting',
        unread: true,
        supplierLinkUntil: forwarded.until,
      });
      await server().database.write([{ sql: 'UPDATE requests SET supplier_link_until = 1' }]);
      expect((await get(forwarded.link)).status).toBe(404);
    });

    test('is not found under another link, nor after ninety days', async () => {
      expect((await get(`/richiesta/${'0'.repeat(64)}`)).status).toBe(404);
      expect((await post(`/de/richiesta/${'0'.repeat(64)}`, { act: 'close' })).status).toBe(404);
      const form = aForm();
      const link = linkOf(await send(form));
      await server().database.write([{ sql: 'UPDATE requests SET link_until = 1' }]);
      const ended = await get(link);
      expect(ended.status).toBe(404);
      expect(await ended.text()).toContain(requestThreadWords.de.ended);
    });
  });

  async function newPublished() {
    const frontend = await newFrontend();
    const publish = () => frontend.d1.publishfrontend.$post({ json: { URL: frontend.input.URL } });
    await answer(publish());
    return { ...frontend, publish };
  }
}
