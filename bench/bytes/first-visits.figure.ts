import { tokenFor } from '../../e2e/fixtures/people.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { freshPage, withChromium } from '../frame/chromium.ts';
import type { Row } from '../frame/row.ts';

const limits = { suppliers: 60, users: 60, frontends: 170, devtools: undefined };
const paths: Record<string, string> = { devtools: 'tests' };

/** What the first visit to a module brings beyond the shell. */
export async function measure(): Promise<Row[]> {
  const server = await startServer({ data: 'empty' });
  const session = await tokenFor(server.url, 'king');
  const rows = await withChromium(async (browser) => {
    const found: Row[] = [];
    for (const [id, limit] of Object.entries(limits)) {
      const { page, traffic } = await freshPage(browser, { session, url: server.url });
      const path = `/adminwabu/${paths[id] ?? id}`;
      await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' });
      found.push({
        figure: `first visit to ${id}, beyond the shell`,
        value: traffic.kilobytes((it) => it.path.startsWith(`/modules/${id}/`)),
        unit: 'kB',
        ...(limit !== undefined && { bar: { atMost: limit } }),
        note: `shell ${traffic.kilobytes((it) => it.path.startsWith('/modules/shell/')).toFixed(0)} kB`,
      });
      await page.context().close();
    }
    return found;
  });
  await server.dispose();
  return rows;
}
