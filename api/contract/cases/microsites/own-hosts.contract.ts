import { describe, expect, test } from '@jest/globals';
import { say } from '@wabu/shared/entities/messages/messages';
import { ownHostMessages } from '@wabu/shared/entities/microsites/own-host';
import { answer } from '../../../src/client.ts';
import { micrositeCalls } from '../../microsite-calls.ts';
import { clientOf, tokenOf } from '../../people.ts';
import { releaseSmallSite } from '../../release-calls.ts';
import { type ContractServer, METRICS_TOKEN } from '../../server.ts';

/** The origin of the site of a server whose hosts are tested. */
export const SITE = 'https://wabu.example';
/** Hosts below this name lead to the server under test. */
export const LEADS_HERE = '.leads-here.example';

/** Microsites on hosts of their suppliers, on a server with a public address. */
export function ownHostsContract(server: () => ContractServer) {
  const { newFrontend } = micrositeCalls(server);
  const from = (host: string, path = '/', headers: Record<string, string> = {}) =>
    server().fetchFrom(host, path, { headers });
  const king = async () => (await clientOf(server(), 'king')).d1;
  const enable = async (URL: string) =>
    answer((await king()).enableownhost.$post({ json: { URL } }));
  let made = 0;

  /** A published microsite whose URL begins with a host. */
  async function newHosted(end = LEADS_HERE, path = '') {
    made += 1;
    const host = `terme-${made}${end}`;
    const found = await newFrontend({ URL: host + path });
    await answer(found.d1.publishfrontend.$post({ json: { URL: host + path } }));
    return { ...found, host, URL: host + path };
  }

  describe('own hosts', () => {
    releaseSmallSite(server);

    test('an enabled host serves its microsite, which is canonical there', async () => {
      const { host, URL } = await newHosted();
      expect((await from(host)).status).toBe(404);
      expect(await enable(URL)).toMatchObject({ host, state: 'enabled', enabledBy: 'king' });
      const page = await from(host, '/it/');
      expect(page.status).toBe(200);
      expect(page.headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
      const html = await page.text();
      expect(html).toContain('Acqua chiara.');
      expect(html).toContain(`<link rel="canonical" href="https://${host}/it/">`);
      expect(html).toContain(`hreflang="en" href="https://${host}/en/"`);
      expect(html).toContain('href="/it/privacy"');
      expect(html).toContain(`href="${SITE}/it/"`);
      expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
      const src = /src="(\/media\/[^"]+)"/.exec(html)?.[1] ?? '';
      expect((await from(host, src)).status).toBe(200);
      const onSite = await (await from('wabu.example', `/it/siti/${URL}`)).text();
      expect(onSite).toContain(`<link rel="canonical" href="https://${host}/it/">`);
      const sitemap = await (await from('wabu.example', '/sitemaps/siti.xml')).text();
      expect(sitemap).not.toContain(URL);
    });

    test('it answers in the language of the visitor, and other spellings of itself', async () => {
      const { host, URL } = await newHosted();
      await enable(URL);
      expect(await (await from(host, '/', { 'Accept-Language': 'en' })).text()).toContain(
        '<html lang="en"',
      );
      expect(await (await from(host, '/de/')).text()).toContain('<html lang="de"');
      expect((await from(host, '/it')).headers.get('Location')).toBe('/it/');
      for (const spelling of [host.toUpperCase(), `${host}.`, `${host}:443`])
        expect((await from(spelling, '/it/')).status).toBe(200);
    });

    test('it serves the notices without scripts, and nothing else', async () => {
      const { host, URL } = await newHosted();
      await enable(URL);
      const notice = await from(host, '/de/privacy');
      expect(notice.status).toBe(200);
      const html = await notice.text();
      expect(html).toContain('Privacy de');
      expect(html).not.toContain('<script');
      const token = await tokenOf(server(), 'king');
      for (const path of [
        '/login',
        '/adminwabu/frontends',
        '/ricerca?q=lago',
        '/carrello',
        `/siti/${URL}`,
        '/it/siti/altro',
        '/sitemap.xml',
        '/api/d1/getallfrontends',
        '/api/public/microsites?language=it',
      ]) {
        const rejected = await from(host, path, { Authorization: `Bearer ${token}` });
        expect([path, rejected.status]).toEqual([path, 404]);
        expect(rejected.headers.get('Strict-Transport-Security')).not.toContain('includeSub');
      }
    });

    test('it takes the form of its microsite and shows the request, both for no other site', async () => {
      const [{ host, URL }, other] = [await newHosted(), await newHosted()];
      const { d1 } = await clientOf(server(), 'admin');
      for (const one of [URL, other.URL]) {
        await enable(one);
        await answer(d1.requestform.$put({ json: { URL: one, open: true } }));
      }
      expect(await (await from(host, '/it/')).text()).toContain('action="/it/richiesta#');
      const form = {
        ...{ kind: 'group', name: 'Anna', email: `anna@${host}`, people: '', text: host },
        ...{ from: '', to: '', website: '', URL: other.URL },
      };
      const post = (path: string, headers: Record<string, string>, change = {}) =>
        server().fetchFrom(host, path, { headers, form: { ...form, ...change } });
      const wrong = await post('/it/richiesta', { Origin: `http://${host}` }, { email: '' });
      expect(wrong.status).toBe(400);
      expect(await wrong.text()).toContain(`name="URL" value="${URL}"`);
      for (const Origin of [SITE, `https://${other.host}`])
        expect((await post('/it/richiesta', { Origin })).status).toBe(403);
      const sent = await post('/it/richiesta', { Origin: `http://${host}` });
      expect(sent.status).toBe(303);
      const [link = ''] = (sent.headers.get('Location') ?? '').split('?');
      const found = await answer(d1.searchrequests.$post({ json: { text: form.email } }));
      expect(found.records).toMatchObject([{ URL }]);
      const page = await from(host, link);
      expect(page.headers.get('X-Robots-Tag')).toContain('noindex');
      expect(await page.text()).toContain(`<p>${host}</p>`);
      const again = await post(link, { Origin: 'null' }, { act: 'write', text: 'Ancora' });
      expect(again.status).toBe(303);
      expect((await from('wabu.example', link)).status).toBe(200);
      expect((await from(other.host, link)).status).toBe(404);
      expect((await from(host, '/it/richiesta')).headers.get('Location')).toBe('/it/');
    });

    test('an unknown host gets no page, and machines are answered under any name', async () => {
      const { URL } = await newHosted();
      for (const host of ['unknown.example', 'www.wabu.example', '203.0.113.7', 'intranet'])
        for (const path of ['/', '/it/privacy', `/siti/${URL}`, '/login'])
          expect([host, path, (await from(host, path)).status]).toEqual([host, path, 404]);
      expect((await from('unknown.example', '/healthz')).status).toBe(200);
      const counted = await from('unknown.example', '/metrics', {
        Authorization: `Bearer ${METRICS_TOKEN}`,
      });
      expect(counted.status).toBe(server().runtime === 'node' ? 200 : 404);
      for (const host of ['wabu.example', 'localhost', '127.0.0.1'])
        expect((await from(host, '/it/privacy')).status).toBe(200);
    });

    test('a host that does not answer the challenge is not enabled', async () => {
      const { URL, host } = await newHosted('.somebody-else.example');
      await expect(enable(URL)).rejects.toMatchObject({
        status: 409,
        problem: say(ownHostMessages.noAnswer),
      });
      expect((await from(host)).status).toBe(404);
    });

    test.each([
      ['the site', 'wabu.example/nome', ownHostMessages.site],
      ['a host below the site', 'terme.wabu.example', ownHostMessages.site],
      ['localhost', 'localhost/nome', ownHostMessages.none],
      ['an address', '127.0.0.1/nome', ownHostMessages.none],
      ['a single label', 'nome-solo', ownHostMessages.none],
      ['a port', `porta${LEADS_HERE}:8080`, ownHostMessages.none],
    ])('%s is not enabled', async (_, URL, message) => {
      await newFrontend({ URL });
      await expect(enable(URL)).rejects.toMatchObject({ status: 409, problem: say(message) });
    });

    test('one microsite has a host', async () => {
      const { host, URL } = await newHosted(LEADS_HERE, '/it');
      await enable(URL);
      await newFrontend({ URL: `${host}/de` });
      await expect(enable(`${host}/de`)).rejects.toMatchObject({
        status: 409,
        problem: say(ownHostMessages.taken),
      });
    });

    test('a proxy gets certificates for enabled hosts only', async () => {
      const { host, URL } = await newHosted();
      const ask = async (domain: string) =>
        (await server().fetch(`/api/public/domain?domain=${encodeURIComponent(domain)}`)).status;
      expect(await ask(host)).toBe(404);
      await enable(URL);
      expect(await ask(host)).toBe(200);
      for (const other of ['wabu.example', `a.${host}`, 'localhost', "x' OR 1=1"])
        expect([other, await ask(other)]).toEqual([other, 404]);
      await answer((await king()).disableownhost.$post({ json: { URL } }));
      expect(await ask(host)).toBe(404);
      expect((await from(host, '/it/')).status).toBe(404);
    });

    test('a withdrawn microsite is gone on its host, a deleted one leaves the host', async () => {
      const { d1, host, URL } = await newHosted();
      await enable(URL);
      await answer(d1.unpublishfrontend.$post({ json: { URL } }));
      expect((await from(host, '/it/')).status).toBe(410);
      await answer(d1.deletefrontend.$delete({ json: { URL } }));
      expect((await from(host, '/it/')).status).toBe(404);
    });
  });
}
