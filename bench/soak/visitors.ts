import { randomInt } from 'node:crypto';
import { languageCodes } from '@wabu/shared/i18n/languages';
import type { Traffic } from './traffic.ts';

/** What visitors can open. */
export interface Site {
  /** Addresses of microsites that stay published. */
  published: string[];
  /** Addresses of microsites that the staff publishes and withdraws meanwhile. */
  changing: string[];
  /** Paths of pictures of the first. */
  media: string[];
}

const words = ['garda', 'barca', 'vista porto', 'see boot', 'lac', 'озеро', '湖', 'biglieto', 'vi'];

/** One visitor: a home, microsites, pictures, a search, addresses that do not exist, and a visit broken off. */
export async function visit(traffic: Traffic, site: Site): Promise<void> {
  const language = oneOf(languageCodes);
  const home = await traffic.send({ path: `/${language}/` });
  const etag = home.headers.get('etag');
  if (etag !== null)
    await traffic.send({
      path: `/${language}/`,
      headers: { 'if-none-match': etag },
      accept: [200, 304],
    });
  await traffic.send({ path: `/${language}/siti` });
  for (let page = 0; page < 4; page += 1)
    await traffic.send({ path: `/${language}/siti/${oneOf(site.published)}` });
  await traffic.send({
    path: `/${language}/siti/${oneOf(site.changing)}`,
    accept: [200, 302, 410],
  });
  for (let picture = 0; picture < 3; picture += 1) await traffic.send({ path: oneOf(site.media) });
  const q = `${oneOf(words)} ${randomInt(200)}`;
  await traffic.send({ path: '/api/public/search', json: { q, language } });
  await traffic.send({ path: `/${language}/ricerca?${new URLSearchParams({ q })}` });
  await traffic.send({ path: '/registry.json' });
  await traffic.send({ path: `/api/public/microsites?language=${language}` });
  const unknown = randomInt(1_000_000);
  await traffic.send({ path: `/${language}/siti/nessuno-${unknown}`, accept: [404] });
  await traffic.send({ path: `/${language}/nulla-${unknown}`, accept: [404] });
  await traffic.send({ path: `/api/public/nulla-${unknown}`, accept: [404] });
  await traffic.abort({ path: `/${language}/siti/${oneOf(site.published)}` }, randomInt(1, 5));
}

const oneOf = <T>(values: readonly T[]): T => values[randomInt(values.length)] as T;
