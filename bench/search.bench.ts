import type { LanguageCode } from '@wabu/shared/i18n/languages';
import type { Row } from './lib/row.ts';
import { serverWithMicrosites } from './lib/servers.ts';

const ROUNDS = 30;

/** What visitors type: two letters, frequent words, several words, typing errors. */
const queries: Partial<Record<LanguageCode, string[]>> = {
  it: ['ca', 'la', 'lago', 'garda', 'pizzeria sirmione', 'barca vista porto', 'pizeria'],
  de: ['sc', 'se', 'hafen', 'scuola vela garda', 'trattorria'],
  fr: ['po', 'bardolyno'],
  en: ['la', 'boat with a view'],
  ru: ['ло', 'азеро'],
  he: ['אג', 'אגם'],
  ar: ['با', 'بحيرة'],
  zh: ['湖', '湖船'],
};

/** The server's answers to searches over 10,000 microsites in nine languages. */
export async function measure(): Promise<Row[]> {
  const server = await serverWithMicrosites(10_000);
  const runs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [language, texts = []] of Object.entries(queries))
      for (const q of texts) runs.push(await timeOf(server.url, { q, language }, runs.length));
  await server.dispose();
  return [
    {
      name: 'search over 10,000 microsites × 9 languages, p95',
      runs,
      quantile: 0.95,
      unit: 'ms',
      limit: { atMost: 20 },
    },
  ];
}

/** Each search comes from another network, because one may send only some in a minute. */
async function timeOf(url: string, asked: object, number: number): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}/api/public/search`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `10.${number >> 8}.${number & 255}.1`,
    },
    body: JSON.stringify(asked),
  });
  const { total } = (await answer.json()) as { total: number };
  const time = performance.now() - started;
  if (!answer.ok || total === 0)
    throw new Error(`${JSON.stringify(asked)}: ${answer.status}, ${total} results`);
  return time;
}
