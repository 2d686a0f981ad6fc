import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const read = (name: string) => readFileSync(join(__dirname, '../../../api', name), 'utf8');

test('the image runs as an ordinary user, has a health check and holds no private key', () => {
  const stages = read('Dockerfile').split(/^FROM /m);
  const lines = (stages.at(-1) ?? '').split('\n');
  expect(lines.filter((line) => /^(USER|COPY)/.test(line))).toEqual([
    'COPY --from=build /out ./',
    'USER node',
  ]);
  expect(lines.filter((line) => line.startsWith('HEALTHCHECK'))).toHaveLength(1);
  // `.cache` contains the private key: no stage sees it.
  expect(read('Dockerfile.dockerignore').split('\n')).toContain('.cache');
});
