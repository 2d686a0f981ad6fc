import { tokenFor } from '../../e2e/fixtures/people.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { newPage, withChromium } from '../lib/chromium.ts';
import type { Row } from '../lib/row.ts';

const limits = { suppliers: 60, users: 60, frontends: 170 };

/** Bytes of the first visit to a section, without the shell. */
export async function measure(): Promise<Row[]> {
  const server = await startServer({ data: 'empty' });
  const session = await tokenFor(server.url, 'king');
  const rows = await withChromium(async (browser) => {
    const found: Row[] = [];
    for (const [id, limit] of Object.entries(limits)) {
      const { page, traffic } = await newPage(browser, { session, url: server.url });
      await page.goto(`${server.url}/adminwabu/${id}`, { waitUntil: 'networkidle' });
      found.push({
        name: `first visit to ${id}, without the shell`,
        value: traffic.kilobytes((it) => it.path.startsWith(`/modules/${id}/`)),
        unit: 'kB',
        threshold: { atMost: limit },
        note: `shell ${traffic.kilobytes((it) => it.path.startsWith('/modules/shell/')).toFixed(0)} kB`,
      });
      await page.context().close();
    }
    return found;
  });
  await server.dispose();
  return rows;
}
