import { expect, test } from '@jest/globals';
import { registrySchema } from '@wabu/shared/module/registry';
import { html, smallSite } from './testing/small-site-app.ts';

const site = smallSite();

test('the document has the layout, the page and filled slots', async () => {
  const text = await html(site()('/de/privacy'));
  expect(text).toContain('<!--$--><h1>Privacy de</h1>');
  expect(text).toContain('href="/de/privacy">p<');
  expect(text).toContain('href="/de/privacy">de<');
  expect(text).toMatch(/src="\/modules\/shell\/1\/flag\.svg"/);
  expect(text).toMatch(/src="\/modules\/public\/1\/lake\.avif"/);
  expect(text).not.toContain('/~');
});

test('an address without a language has links without one', async () => {
  expect(await html(site()('/privacy'))).toContain('href="/privacy">p<');
});

test('each page has a canonical address, translations and Open Graph data', async () => {
  const text = await html(site({ publicUrl: 'https://wabu.example' })('/fr/privacy'));
  expect(text).toContain('<link rel="canonical" href="https://wabu.example/fr/privacy">');
  expect(text.match(/rel="alternate"/g)).toHaveLength(10);
  expect(text).toContain('hreflang="zh-Hans" href="https://wabu.example/zh/privacy"');
  expect(text).toContain('hreflang="x-default" href="https://wabu.example/privacy"');
  expect(text).toContain('<meta property="og:title" content="Privacy fr · Wabu">');
  expect(text).toContain('<meta property="og:description" content="Privacy fr!">');
});

test('scripts of a public page wait in a template, those of staff pages start at once', async () => {
  const get = site();
  const home = await html(get('/'));
  expect(home.indexOf('main.1.js" defer')).toBeGreaterThan(home.indexOf('<template'));
  expect(home.replace(/<template.*<\/template>/, '')).not.toMatch(/<script src|rel="preload"/);
  const staff = await html(get('/adminwabu/suppliers'));
  expect(staff).toContain('<div id="root"></div>');
  expect(staff).not.toContain('wabu-start');
  expect(staff).toMatch(
    /<script src="[^"]*main\.1\.js" defer fetchpriority="high" integrity="sha384-/,
  );
  expect(staff.indexOf('main.1.js"')).toBeLessThan(staff.indexOf('<template id="wabu-staff"'));
  expect(staff.indexOf('<template id="wabu-staff"')).toBeLessThan(staff.indexOf('<style>'));
});

test.each(['it', 'en'])(
  'a staff page in %s preloads its words in that language',
  async (language) => {
    const staff = await html(site()('/adminwabu/boats', { 'Accept-Language': language }));
    const [preloads = ''] = /<template id="wabu-staff".*?<\/template>/.exec(staff) ?? [];
    expect(preloads.match(/words-../g)).toEqual([`words-${language}`]);
  },
);

test('public pages carry the registry of visitors, the entrance of the staff the whole', async () => {
  const get = site();
  const whole = await html(get('/registry.json'));
  const registry = async (path: string) =>
    registrySchema.parse(
      JSON.parse(/id="wabu-registry">(.*?)<\/script>/.exec(await html(get(path)))?.[1] ?? ''),
    );
  const ids = async (path: string) => (await registry(path)).modules.map(({ id }) => id);
  for (const path of ['/', '/de/privacy', '/nothing'])
    expect(await ids(path)).toEqual(['public', 'shell']);
  for (const path of ['/login', '/de/login', '/adminwabu/boats'])
    expect(await ids(path)).toEqual(['boats', 'public', 'shell']);

  const part = await registry('/');
  expect(part.issuedAt).toBe(registrySchema.parse(JSON.parse(whole)).issuedAt);
});

test('every page carries what it shows when the shell does not start, in its language', async () => {
  const get = site();
  const notice = async (path: string) =>
    /<template id="wabu-dead".*?<\/template>/.exec(await html(get(path)))?.[0] ?? '';
  expect(await notice('/de/privacy')).toContain('>Neu laden</button>');
  expect(await notice('/adminwabu/suppliers')).toContain('>Ricarica</button>');
  const staff = await html(get('/adminwabu/suppliers'));
  expect(staff).toMatch(/<noscript><main[^>]*><p><strong>La pagina non si è avviata<\/strong>/);
  expect(await html(get('/'))).not.toContain('<noscript>');
});

test('the styles of the first view are inline, on the login page too', async () => {
  const get = site();
  const styles = async (path: string) => /<style>(.*?)<\/style>/.exec(await html(get(path)))?.[1];
  expect(await styles('/')).toMatch(/^body\{color:red\}h1\{color:blue\}\.wabu-dead/);
  expect(await styles('/de/login')).toMatch(/^body\{color:red\}form\{color:green\}\.wabu-dead/);
  const loaded = /rel="stylesheet" href="http:[^"]*login\.1\.css" disabled /;
  expect(await html(get('/login'))).toMatch(loaded);
});

test('the policy allows our inline scripts and styles by hash, no others and no frame around', async () => {
  const answer = await site()('/');
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+='/);
  expect(policy).not.toContain('sandbox');
});

test('analytics is disclosed and allowed only where it is configured', async () => {
  const plain = await site()('/');
  expect(await html(plain)).not.toContain('wabu-analytics');
  const measured = await site({ analyticsSrc: 'https://statistics.example/s.js' })('/');
  const policy = measured.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toMatch(/script-src [^;]*https:\/\/statistics\.example/);
  expect(await html(measured)).toContain(
    '<meta name="wabu-analytics" content="https://statistics.example/s.js">',
  );
});

test('a page says that the activity of the staff is switched off', async () => {
  const meta = '<meta name="wabu-activity-off">';
  expect(await html(site()('/login'))).not.toContain(meta);
  expect(await html(site({ activity: false })('/login'))).toContain(meta);
});

test('the privacy policy names the controller or says that there is none', async () => {
  const unnamed = await html(site()('/privacy'));
  expect(unnamed).toContain('Nobody');
  expect(unnamed).not.toMatch(/controller-named|wabu-controller/);
  const controller = {
    name: 'Lago & Co.',
    address: 'Via Lago 1, <Garda>',
    email: 'a@lake.example',
  };
  const named = await html(site({ controller })('/privacy'));
  expect(named).toContain('Lago &amp; Co., Via Lago 1, &lt;Garda&gt;, a@lake.example</div>');
  expect(named).not.toMatch(/Nobody|\/~/);
  expect(named).toContain(
    '<meta name="wabu-controller" content="{&quot;name&quot;:&quot;Lago &amp;',
  );
});

test('an unchanged page is answered 304', async () => {
  const get = site();
  const etag = (await get('/')).headers.get('ETag') ?? '';
  const again = await get('/', { 'If-None-Match': etag });
  expect(again.status).toBe(304);
  expect((await get('/de/', { 'If-None-Match': etag })).status).toBe(200);
});

test.each([
  [308, '/privacy/', '/privacy'],
  [308, '/de', '/de/'],
  [308, '/de/privacy/?a=1', '/de/privacy?a=1'],
  [301, '/contatti', '/contacts'],
  [301, '/de/Kontakt', '/de/contacts'],
])('%i: %s redirects to %s', async (status, path, moved) => {
  const answer = await site()(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('Location')).toBe(moved);
});

test.each(['/nothing', '/de/nothing', '/xx/privacy', '/privacy/more', '/de/adminwabu/users'])(
  '%s is not found, as a page, in the right language',
  async (path) => {
    const answer = await site()(path);
    expect(answer.status).toBe(404);
    expect(await html(answer)).toContain('Nothing');
  },
);

test('text in an address is escaped', async () => {
  const text = await html(site()(`/de/x"'><script>alert(1)</script>`));
  expect(text).not.toContain('<script>alert');
  expect(text).not.toContain(`"'>`);
});

test('the sitemap lists the indexable pages in every language', async () => {
  const get = site({ publicUrl: 'https://wabu.example' });
  expect(await html(get('/sitemap.xml'))).toContain(
    '<sitemap><loc>https://wabu.example/sitemaps/pages.xml</loc></sitemap>',
  );
  const text = await html(get('/sitemaps/pages.xml'));
  expect(text.match(/<loc>/g)).toHaveLength(18);
  expect(text).toContain('<loc>https://wabu.example/ar/privacy</loc>');
  expect(text).not.toContain('carrello');
});

test('the default avatar of the dashboard is a GIF at its specified address', async () => {
  const answer = await site()('/avatar/logo_animated.gif');
  expect(answer.headers.get('Content-Type')).toBe('image/gif');
  expect(new TextDecoder().decode((await answer.arrayBuffer()).slice(0, 4))).toBe('GIF8');
});

test('browsers find icon, manifest and robots.txt at the root', async () => {
  const get = site();
  expect(await html(get('/favicon.ico'))).toBe('icon');
  expect(await html(get('/manifest.webmanifest'))).toMatch(/"\/modules\/shell\/1\/site/);
  expect(await html(get('/robots.txt'))).toContain('Sitemap: http://lake.example/sitemap.xml');
});
