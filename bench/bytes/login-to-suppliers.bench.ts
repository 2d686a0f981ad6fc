import { people } from '../../e2e/fixtures/people.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { signInByForm } from '../../e2e/pages/login-form.ts';
import { suppliersPageOf } from '../../e2e/pages/suppliers-page.ts';
import { newPage, withChromium } from '../lib/chromium.ts';
import type { Row } from '../lib/row.ts';

/** All scripts from the login with an empty cache to the list of suppliers. */
export async function measure(): Promise<Row[]> {
  const server = await startServer({ data: 'empty' });
  const scripts = await withChromium(async (browser) => {
    const { page, traffic } = await newPage(browser);
    await page.goto(`${server.url}/login`);
    await signInByForm(page, 'king', people.king.password);
    await page.waitForURL('**/adminwabu/dashboard**');
    await page.getByRole('link', { name: 'Fornitori' }).first().click();
    await suppliersPageOf(page).list.getByRole('option').first().waitFor();
    await page.waitForLoadState('networkidle');
    return traffic.kilobytes('Script');
  });
  await server.dispose();
  return [
    {
      name: 'login → suppliers, cold: JavaScript',
      value: scripts,
      unit: 'kB',
      once: 'the bytes of a build do not change',
      threshold: { atMost: 235 },
      note: 'a single-bundle react-admin app 274 kB, Strapi 5.8 MB, Directus 9.3 MB',
    },
  ];
}
