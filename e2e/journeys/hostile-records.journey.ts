import assert from 'node:assert/strict';
import { aSupplier } from '@wabu/shared/testing/builders';
import type { Page } from 'playwright-core';
import { seedFrontends } from '../fixtures/frontends.ts';
import { frontendsScreen } from '../fixtures/frontends-screen.ts';
import { journey } from '../fixtures/journey.ts';
import { post } from '../fixtures/people.ts';
import { suppliersScreen } from '../fixtures/suppliers-screen.ts';

const hostile = [
  '<script>ran()</script>',
  '<img src=x onerror=ran()>',
  '<svg onload=ran()></svg>',
  '<svg><script>ran()</script></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=ran()&gt;">',
  '<iframe srcdoc="<script>parent.ran()</script>"></iframe>',
  '<details open ontoggle=ran()>x</details>',
  '<xmp><p title="</xmp><img src=x onerror=ran()>"></xmp>',
  '<a href="javascript:ran()">un link</a>',
  '<style>@import "https://evil.example/x.css";</style>',
];
const name = 'Benàco <img src=x onerror=ran()> \u202eetnop\u202c & "figli"';

/** Notes every call of what the hostile texts would like to call, and every dialog. */
async function watch(page: Page): Promise<string[]> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(dialog.message());
    void dialog.dismiss();
  });
  await page.exposeFunction('ran', () => seen.push('a script ran'));
  return seen;
}

journey('Markup in a name is shown as it was written, everywhere', {}, async (given) => {
  const { page, server, signIn, token, visit } = given;
  const seen = await watch(page);
  const supplier = aSupplier(1, { Nome: name, Indirizzo: '<b>Via</b> Roma 1' });
  await post(`${server.url}/api/d1/addsupplier`, supplier, await token('king'));
  const screen = suppliersScreen(page);
  await signIn('king');
  await visit('/adminwabu/suppliers');
  await screen.item(name).click();
  await page.getByText('<b>Via</b> Roma 1').first().waitFor();
  await screen.tool('Cancella').click();
  await page.getByRole('alertdialog').waitFor();
  await page.getByRole('alertdialog').getByText(name).first().waitFor();
  assert.deepEqual(seen, []);
});

journey('What was written straight to the server runs in no screen', {}, async (given) => {
  const { page, server, signIn, token, visit } = given;
  const seen = await watch(page);
  const Sezioni = hostile.map((text) => ({
    visible: true,
    NomeSezione: { it: `${text}<p>Sezione</p>` },
    Contenuto: { it: `${text}<p>Il biglietto.</p>`, en: text, ar: text },
  }));
  await seedFrontends(server.url, await token('king'), [{ URL: 'ostile', Sezioni }]);
  await signIn('king');
  await visit('/adminwabu/frontends?frontend=ostile');
  await page.getByText('Il biglietto.').first().waitFor();
  await frontendsScreen(page).tool('Modifica').click();
  await frontendsScreen(page).text('Contenuto', 1, 'Italiano').waitFor();
  assert.deepEqual(seen, []);
});

journey('Nor does what no server has cleaned', {}, async (given) => {
  const { complaints, page, server, signIn, token, visit } = given;
  // The browser reports what a strange text would have liked to do, where it only is read.
  complaints.ignore(/Content Security Policy/);
  const seen = await watch(page);
  await seedFrontends(server.url, await token('king'), [{ URL: 'ostile' }]);
  await page.route('**/api/d1/getfrontend?*', async (route) => {
    const answer = await route.fetch();
    const text = JSON.stringify(`<p>Ripulito.</p>${hostile.join('')}`).slice(1, -1);
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('<p>Il biglietto.</p>', text),
    });
  });
  await signIn('king');
  await visit('/adminwabu/frontends?frontend=ostile');
  await page.getByText('Ripulito.').first().waitFor();
  await frontendsScreen(page).tool('Modifica').click();
  await frontendsScreen(page).text('Contenuto', 1, 'Italiano').click();
  await page.getByText('Ripulito.').first().waitFor();
  assert.deepEqual(seen, []);
});

journey('No page of another origin can frame the staff pages', {}, async (given) => {
  const { complaints, page, server } = given;
  complaints.expect(/third party: https:\/\/evil\.example/);
  const html = `<!doctype html><title>x</title><iframe src="${server.url}/login"></iframe>`;
  await page.route('https://evil.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto('https://evil.example/');
  const [, frame] = page.frames();
  assert.ok(frame);
  // The browser puts its own page there.
  await frame.waitForURL(/^chrome-error:/);
});
