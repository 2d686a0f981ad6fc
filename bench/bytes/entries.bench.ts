import { gzipSync } from 'node:zlib';
import { startServer } from '../../e2e/fixtures/server.ts';
import type { Row } from '../lib/row.ts';

interface RegistryModule {
  id: string;
  base: string;
  entry: { scripts: string[] };
}

/** Size of each module's federation entry, gzipped. */
export async function measure(): Promise<Row[]> {
  const server = await startServer({ data: 'empty' });
  const response = await fetch(`${server.url}/registry.json`);
  const { modules } = (await response.json()) as { modules: RegistryModule[] };
  const sizes: { id: string; size: number }[] = [];
  for (const { id, base, entry } of modules.filter((module) => module.id !== 'shell')) {
    let size = 0;
    for (const script of entry.scripts) {
      const file = await fetch(new URL(`${base}${script}`, server.url));
      size += gzipSync(Buffer.from(await file.arrayBuffer()), { level: 9 }).length / 1000;
    }
    sizes.push({ id, size });
  }
  await server.dispose();
  return [
    {
      name: 'largest entry of a module, gzipped',
      value: Math.max(...sizes.map((it) => it.size)),
      unit: 'kB',
      once: 'the bytes of a build do not change',
      threshold: { atMost: 15 },
      note: sizes.map(({ id, size }) => `${id} ${size.toFixed(1)}`).join(', '),
    },
  ];
}
