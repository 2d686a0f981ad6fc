import { startServer } from '../../e2e/fixtures/server.ts';
import { newPage, withChromium } from '../lib/chromium.ts';
import type { Row } from '../lib/row.ts';
import { isScript } from '../lib/traffic.ts';

/** All scripts of the public home, until the network is idle. */
export async function measure(): Promise<Row[]> {
  const server = await startServer({ data: 'empty' });
  const { scripts, encodings, foreign } = await withChromium(async (browser) => {
    const { page, traffic } = await newPage(browser);
    await page.goto(`${server.url}/`, { waitUntil: 'networkidle' });
    const loaded = traffic.transfers.filter(isScript);
    return {
      scripts: traffic.kilobytes(isScript),
      encodings: [...new Set(loaded.map((it) => it.encoding || 'none'))].join(', '),
      foreign: traffic.transfers.filter((it) => !it.url.startsWith(server.url)).length,
    };
  });
  await server.dispose();
  return [
    {
      name: 'public home: JavaScript',
      value: scripts,
      unit: 'kB',
      threshold: { atMost: 130 },
      note: `compressed by ${encodings}`,
    },
    {
      name: 'public home: third-party requests',
      value: foreign,
      unit: '',
      threshold: { atMost: 0 },
    },
  ];
}
