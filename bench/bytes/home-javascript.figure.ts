import { startServer } from '../../e2e/fixtures/server.ts';
import { freshPage, withChromium } from '../frame/chromium.ts';
import type { Row } from '../frame/row.ts';
import { isScript } from '../frame/traffic.ts';

/** All scripts that the public home brings, once it has come to rest. */
export async function measure(): Promise<Row[]> {
  const server = await startServer({ data: 'empty' });
  const { scripts, encodings, foreign } = await withChromium(async (browser) => {
    const { page, traffic } = await freshPage(browser);
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
      figure: 'public home: JavaScript',
      value: scripts,
      unit: 'kB',
      bar: { atMost: 130 },
      note: `compressed by ${encodings}`,
    },
    { figure: 'public home: third-party requests', value: foreign, unit: '', bar: { atMost: 0 } },
  ];
}
