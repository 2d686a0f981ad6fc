import { randomInt } from 'node:crypto';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { serverWithMicrosites } from '../lib/filled-server.ts';
import { load, rawRequest } from '../lib/load.ts';
import type { Row } from '../lib/row.ts';
import { quantile } from '../lib/statistics.ts';

const MICROSITES = 10_000;
const ROUNDS = 5;
const SECONDS = 8;
const CONNECTIONS = 10;

const queries = [
  'garda',
  'vista porto',
  'see boot',
  'lac',
  'озеро',
  '湖',
  'אגם',
  'بحيرة',
  'biglieto',
];

/** Visitors of 10,000 microsites in nine languages: far more different pages than the server keeps in memory. */
export async function measure(): Promise<Row[]> {
  const server = await serverWithMicrosites(MICROSITES);
  const port = Number(new URL(server.url).port);
  try {
    const visit = () =>
      load({ port, connections: CONNECTIONS, seconds: SECONDS, request: nextRequest, status: 200 });
    await visit();
    const perSecond: number[] = [];
    const p95: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const result = await visit();
      perSecond.push(result.perSecond);
      p95.push(quantile(result.latencies, 0.95));
    }
    return [
      {
        name: 'visitors of 10,000 microsites × 9 languages: pages',
        runs: perSecond,
        unit: 'req/s',
        watched: 'docs/scale.md says from it how many visitors one machine serves',
        note: `each ${SECONDS} s over ${CONNECTIONS} connections: of twenty pages sixteen microsites, two searches, the home and the directory`,
      },
      {
        name: 'visitors of 10,000 microsites × 9 languages: a page, p95',
        runs: p95,
        quantile: 1,
        unit: 'ms',
        threshold: { atMost: 100 },
      },
    ];
  } finally {
    await server.dispose();
  }
}

/** Frequent microsites more often, nearly as by Zipf's law; each visitor from another network. */
function nextRequest(): string {
  const kind = randomInt(20);
  const language = oneOf(languageCodes);
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  return rawRequest('GET', `/${language}${pathOf(kind)}`, {
    'accept-encoding': 'gzip, deflate, br',
    'x-forwarded-for': address,
  });
}

function pathOf(kind: number): string {
  if (kind === 0) return '/';
  if (kind === 1) return '/siti';
  if (kind < 4) return `/ricerca?${new URLSearchParams({ q: oneOf(queries) })}`;
  return `/siti/microsito-${Math.ceil(MICROSITES ** Math.random())}`;
}

const oneOf = <T>(values: readonly T[]): T => values[randomInt(values.length)] as T;
