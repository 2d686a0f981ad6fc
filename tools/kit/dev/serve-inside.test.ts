import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { aRegistryModule } from '../../../shared/testing/registry-module.ts';
import { buildNews } from '../../scripts/dev/build-news.ts';
import type { LocalBuild } from './local-build.ts';
import { serveInside } from './serve-inside.ts';
import { Site } from './site.ts';

let taken: Server;
beforeEach(async () => {
  taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  taken.close();
});

test('a port that is in use is said in one sentence, with what to add', async () => {
  const { port } = taken.address() as AddressInfo;
  const local: LocalBuild = {
    id: 'boats',
    entry: () => aRegistryModule('boats'),
    file: () => null,
  };
  const url = 'http://127.0.0.1:9';
  const options = { url, port, write: false, local, site: new Site(url, local), news: buildNews() };
  await expect(serveInside(options)).rejects.toThrow(
    /^Port \d+ cannot be used \(.*EADDRINUSE.*\): add --port 4401\.$/,
  );
});
