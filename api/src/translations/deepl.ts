import { malformed } from '../http/problem.ts';
import { askPatiently, type Patience } from './fetch-with-retry.ts';
import { brokenAnswer, textTooLong } from './translation-problems.ts';
import type { OutgoingText } from './translation-text.ts';

export interface DeeplSettings {
  key: string;
  /** The translator's host; never taken from a request. */
  url: string;
}

export interface DeeplRequest {
  texts: OutgoingText[];
  source?: string;
  target: string;
}

export interface DeeplTranslation {
  detected_source_language: string;
  text: string;
}

/** What DeepL takes at once; the rest of its 128 KiB is for the other fields. */
const MOST_TEXTS = 50;
const MOST_BYTES = 120 * 1024;

/** The settings of a key; its host goes with its plan (free keys end with `:fx`) unless one is given. */
export function deeplSettings(
  key: string | undefined,
  url: string | undefined,
): DeeplSettings | undefined {
  if (key === undefined || key === '') return undefined;
  const host = key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com';
  return { key, url: (url ?? host).replace(/\/+$/, '') };
}

/**
 * Translates all texts or throws; the answers are in the order of the texts. A text that comes back empty is
 * answered empty: the others are good, and who asked sees which one is not.
 */
export async function translateTexts(
  settings: DeeplSettings,
  request: DeeplRequest,
  patience?: Patience,
): Promise<DeeplTranslation[]> {
  const answers = new Map<OutgoingText, DeeplTranslation>();
  for (const batch of batchesOf(request.texts)) {
    const translations = await translateBatch(settings, { ...request, texts: batch }, patience);
    for (const [index, text] of batch.entries()) {
      const translation = translations[index];
      if (translation !== undefined) answers.set(text, translation);
    }
  }
  return request.texts.map((text) => {
    const translation = answers.get(text);
    if (translation === undefined) throw brokenAnswer();
    return translation;
  });
}

/** Plain and formatted texts cannot travel together: the translator handles tags for all or for none. */
function batchesOf(texts: OutgoingText[]): OutgoingText[][] {
  const batches: OutgoingText[][] = [];
  for (const isHtml of [true, false]) {
    let batch: OutgoingText[] = [];
    let bytes = 0;
    for (const text of texts.filter((one) => one.isHtml === isHtml)) {
      const size = new TextEncoder().encode(JSON.stringify(text.text)).byteLength + 1;
      if (size > MOST_BYTES) throw textTooLong();
      if (batch.length === MOST_TEXTS || bytes + size > MOST_BYTES) {
        batches.push(batch);
        batch = [];
        bytes = 0;
      }
      batch.push(text);
      bytes += size;
    }
    if (batch.length > 0) batches.push(batch);
  }
  return batches;
}

async function translateBatch(
  { key, url }: DeeplSettings,
  { texts, source, target }: DeeplRequest,
  patience?: Patience,
): Promise<DeeplTranslation[]> {
  const [first] = texts;
  if (first === undefined) throw malformed();
  const answer = await askPatiently(
    `${url}/v2/translate`,
    {
      method: 'POST',
      // A redirect is refused, never followed: the key goes to one host only.
      redirect: 'manual',
      headers: {
        Authorization: `DeepL-Auth-Key ${key}`,
        'Content-Type': 'application/json',
        'User-Agent': 'wabu/1.0',
      },
      body: JSON.stringify({
        text: texts.map((one) => one.text),
        ...(source === undefined ? {} : { source_lang: source }),
        target_lang: target,
        ...(first.isHtml ? { tag_handling: 'html', tag_handling_version: 'v2' } : {}),
      }),
    },
    patience,
  );
  return readTranslations(answer, texts.length);
}

function readTranslations(body: string, count: number): DeeplTranslation[] {
  const translations = parsed(body)?.translations;
  if (!Array.isArray(translations) || translations.length !== count) throw brokenAnswer();
  return translations.map((translation: unknown) => {
    const { text, detected_source_language: detected } = (translation ??
      {}) as Partial<DeeplTranslation>;
    if (typeof text !== 'string') throw brokenAnswer();
    return { detected_source_language: typeof detected === 'string' ? detected : '', text };
  });
}

function parsed(body: string): { translations?: unknown } | null {
  try {
    return JSON.parse(body) as { translations?: unknown } | null;
  } catch {
    return null;
  }
}
