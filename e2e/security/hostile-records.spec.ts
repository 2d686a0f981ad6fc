import type { Page } from '@playwright/test';
import { aSupplier } from '@wabu/shared/testing/builders';
import { post } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

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

/** Records every dialog and every call of the function that the hostile texts call. */
async function recordCalls(page: Page): Promise<string[]> {
  const calls: string[] = [];
  page.on('dialog', (dialog) => {
    calls.push(dialog.message());
    void dialog.dismiss();
  });
  await page.exposeFunction('ran', () => calls.push('a script ran'));
  return calls;
}

test('Markup in a name is shown as text @verify', async ({
  page,
  server,
  token,
  signIn,
  suppliersPage,
}) => {
  const calls = await recordCalls(page);
  const supplier = aSupplier(1, { Nome: name, Indirizzo: '<b>Via</b> Roma 1' });
  await post(`${server.url}/api/d1/addsupplier`, supplier, await token('king'));
  await signIn('king');
  await suppliersPage.open();
  await suppliersPage.item(name).click();
  await expect(page.getByText('<b>Via</b> Roma 1').first()).toBeVisible();
  await suppliersPage.tool('Cancella').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(page.getByRole('alertdialog').getByText(name).first()).toBeVisible();
  expect(calls).toEqual([]);
});

test('Unsanitized texts of a microsite run no script', async ({
  page,
  signIn,
  microsites,
  allowConsoleError,
  frontendsPage,
}) => {
  // The browser reports what the policy blocked.
  allowConsoleError(/Content Security Policy/);
  const calls = await recordCalls(page);
  await microsites.seed({ URL: 'ostile-grezzo' });
  await page.route('**/api/d1/getfrontend?*', async (route) => {
    const answer = await route.fetch();
    const text = JSON.stringify(`<p>Ripulito.</p>${hostile.join('')}`).slice(1, -1);
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('<p>Il biglietto.</p>', text),
    });
  });
  await signIn('king');
  await page.goto('/adminwabu/frontends?frontend=ostile-grezzo');
  await expect(page.getByText('Ripulito.').first()).toBeVisible();
  await frontendsPage.tool('Modifica').click();
  await frontendsPage.text('Contenuto', 1, 'Italiano').click();
  await expect(page.getByText('Ripulito.').first()).toBeVisible();
  expect(calls).toEqual([]);
});
