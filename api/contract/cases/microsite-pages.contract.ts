import { describe, expect, test } from '@jest/globals';
import { micrositePath } from '@wabu/shared/entities/microsites/microsite-path';
import { answer } from '../../src/client.ts';
import { aPicture } from '../../src/files/testing/picture-builders.ts';
import { micrositeCalls } from '../microsite-calls.ts';
import { releaseSmallSite } from '../release-calls.ts';
import type { ContractServer } from '../server.ts';

/** What visitors get of a published microsite. */
export function micrositePagesContract(server: () => ContractServer) {
  const { newFrontend, storePicture } = micrositeCalls(server);
  const get = (path: string, headers: Record<string, string> = {}) =>
    server().fetch(path, { headers, redirect: 'manual' });
  const html = async (path: string) => (await get(path)).text();

  /** A microsite that is public in Italian, Arabic and Chinese. */
  async function newMicrosite(change: Parameters<typeof newFrontend>[0] = {}) {
    const texts = { it: '<p>Il lago</p>', ar: '<p>البحيرة</p>', zh: '<p>湖</p>' };
    const made = await newFrontend({
      Sezioni: [{ id: 'lake', visible: true, NomeSezione: texts, Contenuto: texts }],
      altTexts: { 'lago.png': { texts: { it: 'Vista', ar: 'منظر', zh: '景色' } } },
      ...change,
    });
    const { URL } = made.input;
    await answer(made.d1.publishfrontend.$post({ json: { URL } }));
    return { ...made, URL, path: micrositePath(URL) };
  }

  describe('microsite pages', () => {
    releaseSmallSite(server);

    test.each([
      ['it', 'it', 'ltr', 'Il lago', 'Vista'],
      ['ar', 'ar', 'rtl', 'البحيرة', 'منظر'],
      ['zh', 'zh-Hans', 'ltr', '湖', '景色'],
    ])('are complete documents in %s', async (code, lang, direction, text, alt) => {
      const { path, supplier } = await newMicrosite();
      const found = await get(`/${code}${path}`);
      expect(found.status).toBe(200);
      expect(found.headers.get('Cache-Control')).toBe('private, no-cache');
      expect(found.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      expect(found.headers.get('X-Content-Type-Options')).toBe('nosniff');
      const page = await found.text();
      expect(page).toMatch(new RegExp(`^<!doctype html><html lang="${lang}" dir="${direction}">`));
      expect(page).toContain(`<title>${supplier.Nome}`);
      expect(page).toContain(
        `<h2 class="ms-heading" lang="${lang}" dir="${direction}">${text}</h2>`,
      );
      expect(page).toContain(`alt="${alt}"`);
      expect(page).toMatch(new RegExp(`<link rel="canonical" href="http://[^/]+/${code}${path}">`));
      expect([...page.matchAll(/ hreflang="([^"]+)"/g)].map(([, one]) => one)).toEqual([
        'it',
        'zh-Hans',
        'ar',
        'x-default',
      ]);
      expect(page).toContain('"@type":"LocalBusiness"');
      expect(page).not.toMatch(/<script(?! type="application\/ld\+json")/);
      expect(page).not.toContain('/~');
    });

    test('show the facts of a place in words, in structured data and in the search', async () => {
      const facts = {
        ...{ name: 'Barche del Baldo', phone: '+39 045 123456', website: 'https://baldo.example/' },
        ...{ kind: 'boats' as const, price: 1250 },
        seasons: [
          {
            ...{ from: '04-01', to: '10-31' },
            week: [[['09:00', '18:00'] as [string, string]], [], [], [], [], [], []],
          },
        ],
        exceptions: [{ from: '2026-08-15', spans: [] }],
      };
      const { path, supplier } = await newMicrosite({ facts });
      const page = await html(`/ar${path}`);
      for (const text of [
        '<bdi>Barche del Baldo</bdi></h1>',
        `<bdi>${supplier.Nome}</bdi>`,
        'href="tel:+39045123456"',
        'القوارب والعبّارات',
        '"telephone":"+39 045 123456"',
        '"legalName":',
        '"opens":"09:00"',
        '"validThrough":"2026-08-15"',
      ])
        expect(page).toContain(text);
      // On a phone: call, write, map.
      expect(page).toMatch(
        /<nav class="ms-bar"[^>]*><a href="tel:\+39045123456"[^>]*>[^<]+<\/a><a href="mailto:/,
      );
      const found = async (q: string) => await html(`/it/ricerca?q=${encodeURIComponent(q)}`);
      for (const q of ['barca', 'vista', supplier.Nome]) expect(await found(q)).toContain(path);
      const { d1, input } = await newMicrosite({ facts });
      const town = encodeURIComponent(input.Localizzazione.Citta);
      expect(await html(`/de/siti?kind=boats&town=${town}&after=${path.slice(6, -1)}`)).toContain(
        `href="/de${path}"`,
      );
      const none = await html('/de/siti?kind=boats&town=Nirgendwo');
      expect(none).toContain('href="/de/siti">Alle Orte anzeigen');
      expect(none).toMatch(/<option (?:value="boats" selected=""|selected="" value="boats")>/);
      expect(none).not.toContain(path);
      const wrong = d1.updatefrontend.$put({
        json: { ...input, facts: { ...facts, website: 'javascript:alert(1)' } },
      });
      await expect(answer(wrong)).rejects.toMatchObject({ status: 400 });
      const { facts: _, ...specified } = input as typeof input & { facts?: object };
      expect(await answer(d1.updatefrontend.$put({ json: specified }))).toMatchObject({ facts });
    });

    test('name the picture for shared links, cropped around the focus', async () => {
      const focus = { x: 0.1, y: 0.2 };
      const alt = { 'lago.jpg': { texts: { it: 'Vista', ar: 'منظر', zh: '景色' }, focus } };
      const first = { URL: `0000-${crypto.randomUUID()}` };
      const { d1, path, URL, input } = await newMicrosite(first);
      const picture = await aPicture('jpg', { width: 600, height: 600 });
      const share = { 'variant-share': await aPicture('jpg', { width: 1_200, height: 630 }) };
      await storePicture(URL, 'lago.jpg', picture, share);
      const changed = { ...input, Copertina: 'lago.jpg', altTexts: alt };
      await answer(d1.updatefrontend.$put({ json: changed }));
      await answer(d1.publishfrontend.$post({ json: { URL } }));
      // Cards are cropped around it too.
      expect(await html('/it/siti')).toContain('alt="" data-x="1" data-y="2"');
      const listed = await html('/api/public/microsites?language=it');
      expect(JSON.parse(listed)).toContainEqual(
        expect.objectContaining({ path, picture: expect.objectContaining({ x: 1, y: 2 }) }),
      );
      expect(await html(`/it${path}`)).toMatch(
        /property="og:image" content="http:\/\/[^/]+\/media\/[0-9a-f]{64}\/share-2"/,
      );
    });

    test('offer the public languages only', async () => {
      const { path } = await newMicrosite();
      const page = await html(`/it${path}`);
      expect(page).toContain(`href="/zh${path}">zh<`);
      expect(page).not.toContain(`href="/de${path}"`);
      expect(page).not.toContain('class="ms-language"');
    });

    test('stay in the language of the visitor around texts in another, which is that of the card', async () => {
      const { path } = await newMicrosite({ URL: `000-${crypto.randomUUID().slice(0, 8)}` });
      const accepted = { 'Accept-Language': 'de, ar' };
      for (const asked of [`/de${path}`, path]) {
        const found = await get(asked, accepted);
        expect([asked, found.status]).toEqual([asked, 200]);
        const page = await found.text();
        expect(page).toContain('<html lang="de" dir="ltr">');
        expect(page).toContain('Dieser Text ist auf Italienisch.');
        expect(page).toContain('<h2 class="ms-heading" lang="it" dir="ltr">Il lago</h2>');
        expect(page).toContain('alt="Vista" lang="it"');
        expect(page).toMatch(new RegExp(`<link rel="canonical" href="http://[^/]+/it${path}">`));
        expect(page).not.toContain(`href="/de${path}"`);
      }
      expect(await html('/de/')).toContain('<p lang="it">Il lago</p>');
      expect(await html('/de/siti')).toContain('<p lang="it" dir="ltr">Il lago</p>');
    });

    test('have one address: other spellings and old addresses lead to it', async () => {
      const { path, URL } = await newMicrosite();
      const old = `vecchio-${crypto.randomUUID().slice(0, 8)}`;
      await server().database.write([
        {
          sql: 'INSERT INTO microsite_addresses SELECT ?, frontend_id FROM microsites WHERE url_key = ?',
          args: [old, URL],
        },
      ]);
      for (const asked of [
        path.toUpperCase().replace('/SITI', '/siti'),
        `${path}/`,
        `/siti/${old}`,
      ]) {
        const moved = await get(asked);
        expect([asked, moved.status, moved.headers.get('Location')]).toEqual([asked, 301, path]);
      }
      const inGerman = await get(`/de/siti/${old}`);
      expect(inGerman.headers.get('Location')).toBe(`/de${path}`);
    });

    test('are 404 where nothing was ever published, whatever the address', async () => {
      for (const address of [
        'nowhere',
        'a%2F..%2Fb',
        '%E0%A4%A',
        '%00',
        '..%5Cx',
        '<script>',
        '%2f%2fevil.example',
      ]) {
        const found = await get(`/de/siti/${address}`);
        expect([address, found.status]).toEqual([address, 404]);
        expect(await found.text()).toContain('Nothing');
      }
    });

    test('are 410 once withdrawn, in the language of the visitor', async () => {
      const { d1, URL, path } = await newMicrosite();
      expect((await get(`/ar${path}`)).status).toBe(200);
      await answer(d1.unpublishfrontend.$post({ json: { URL } }));
      const gone = await get(`/ar${path}`);
      expect(gone.status).toBe(410);
      const page = await gone.text();
      expect(page).toContain('<h1>Gone ar</h1>');
      expect(page).toContain('content="noindex"');
      expect(await html('/it/')).not.toContain(path);
    });

    test('while one is published, the header of every page leads to the search', async () => {
      const { d1, URL, path } = await newMicrosite();
      const entry = 'href="/de/ricerca">search<';
      const pages = [`/de${path}`, '/de/', '/de/privacy', '/de/login', '/de/nowhere', '/de/siti'];
      for (const page of pages)
        expect([page, await html(page)]).toEqual([page, expect.stringContaining(entry)]);
      expect(await html('/adminwabu/boats')).toContain('name="wabu-published"');
      await server().database.write([
        { sql: "UPDATE microsites SET state = 'withdrawn' WHERE url_key <> ?", args: [URL] },
      ]);
      await answer(d1.unpublishfrontend.$post({ json: { URL } }));
      for (const page of pages) expect(await html(page)).not.toContain(entry);
      expect(await html('/adminwabu/boats')).not.toContain('name="wabu-published"');
      await answer(d1.publishfrontend.$post({ json: { URL } }));
      expect(await html('/de/privacy')).toContain(entry);
    });

    test('answer 304 to their ETag until the next publication', async () => {
      const { d1, input, URL, path } = await newMicrosite();
      const first = await get(`/it${path}`);
      const known = { 'If-None-Match': first.headers.get('ETag') ?? '' };
      expect((await get(`/it${path}`, known)).status).toBe(304);
      const Localizzazione = { ...input.Localizzazione, Citta: 'Torbole' };
      await answer(d1.updatefrontend.$put({ json: { ...input, Localizzazione } }));
      expect((await get(`/it${path}`, known)).status).toBe(304);
      await answer(d1.publishfrontend.$post({ json: { URL } }));
      const next = await get(`/it${path}`, known);
      expect(next.status).toBe(200);
      expect(await next.text()).toContain('Torbole');
    });

    test('a name that looks like markup stays text, in the page, its head and the home', async () => {
      const Nome = `</script></title><img src=x onerror=alert(1)> "' ${crypto.randomUUID()}`;
      // The home lists the first addresses only.
      const URL = `0000-${crypto.randomUUID()}`;
      const { d1, input } = await newFrontend({ URL }, { Nome });
      await answer(d1.publishfrontend.$post({ json: { URL } }));
      for (const page of [await html(`/it${micrositePath(input.URL)}`), await html('/it/')]) {
        expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
        expect(page).not.toContain('<img src=x');
        expect(page).not.toMatch(/<\/script><\/title>/);
      }
    });

    test('are listed by the home in its HTML, the directory, the call and the sitemap', async () => {
      const { path, URL } = await newMicrosite({ URL: `000-${crypto.randomUUID().slice(0, 8)}` });
      const home = await html('/ar/');
      expect(home).toContain(`<a href="/ar${path}">`);
      expect(home).toContain('<p lang="ar">البحيرة</p>');
      expect(home).toContain('id="wabu-microsites"');
      expect(home).not.toMatch(/~card|wabu-card|wabu-list/);
      const directory = await html('/ar/siti');
      expect(directory).toContain(`<a href="/ar${path}">`);
      expect(directory).toContain('hreflang="zh-Hans"');
      expect(directory).not.toContain('<script');
      expect((await get('/ar/siti?after=%00%27%22')).status).toBe(200);
      const listed = (await (await get('/api/public/microsites?language=zh')).json()) as {
        path: string;
        words: string;
      }[];
      expect(listed.find((one) => one.path === path)?.words).toBe('湖');
      expect((await get('/api/public/microsites?language=xx')).status).toBe(400);
      expect(await html('/sitemap.xml')).toContain(
        `/sitemaps/siti.xml?from=${encodeURIComponent(URL)}`,
      );
      const part = await html(`/sitemaps/siti.xml?from=${URL}`);
      expect(part).toMatch(new RegExp(`<loc>http://[^<]+/zh${path}</loc><lastmod>20\\d\\d-`));
      expect(part).not.toContain(`/de${path}`);
    });
  });
}
