import { seedFrontends } from '../../e2e/fixtures/frontends.ts';
import { tokenFor } from '../../e2e/fixtures/people.ts';
import { startServer } from '../../e2e/fixtures/server.ts';

const WORDS_PER_PARAGRAPH = 50;

/** Formatted text of `words` words. */
export function longText(words: number): string {
  const paragraph = `<p><strong>Lago</strong>${' di Garda'.repeat((WORDS_PER_PARAGRAPH - 1) / 2)}</p>`;
  return paragraph.repeat(words / WORDS_PER_PARAGRAPH);
}

/** Starts a server with one frontend that holds the texts, one section for each. */
export async function serverWithTexts(url: string, texts: Record<string, string>[]) {
  const server = await startServer({ data: 'empty', env: { DEMO: '0' } });
  const session = await tokenFor(server.url, 'king');
  const Sezioni = texts.map((Contenuto) => ({
    visible: true,
    NomeSezione: { it: '<p>Sezione</p>', ar: '<p>قسم</p>' },
    Contenuto,
  }));
  await seedFrontends(server.url, session, [{ URL: url, Sezioni }]);
  return { server, session };
}
