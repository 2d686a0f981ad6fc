import { startServer } from '../../e2e/fixtures/server.ts';
import { withChromium } from '../lib/chromium.ts';
import { paintBesideFile } from '../lib/paint-beside-file.ts';
import type { Row } from '../lib/row.ts';

/** The public home on a slow network beside the same page as one static file, in three writing systems. */
export async function measure(): Promise<Row[]> {
  const server = await startServer({ data: 'empty' });
  try {
    return await withChromium(async (browser) => {
      const rows: Row[] = [];
      for (const code of ['it', 'ar', 'zh'])
        rows.push(...(await paintBesideFile(`home in ${code}`, `/${code}/`, 1.1, server, browser)));
      return rows;
    });
  } finally {
    await server.dispose();
  }
}
