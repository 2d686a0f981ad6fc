import { addressFields } from '@wabu/shared/entities/address-fields';
import type { Frontend } from '@wabu/shared/entities/frontend';
import {
  type FindTexts,
  type FoundField,
  type FoundText,
  findLimits,
  type TextMatch,
  type TextPlace,
} from '@wabu/shared/entities/replace/find-texts';
import { editText, type HtmlPart, htmlParts } from '@wabu/shared/entities/replace/html-parts';
import { linkTarget } from '@wabu/shared/entities/rich-text/attributes';
import { plainTextOf, unescapeHtml } from '@wabu/shared/entities/rich-text/html-tokens';
import {
  originKind,
  type ProvenanceRow,
  sectionFields,
  textHash,
  textRefKey,
} from '@wabu/shared/entities/translation-provenance';
import { languageCodes } from '@wabu/shared/i18n/languages';
import type { Finder, Found } from './text-finder.ts';

/** A text that may be searched. `parts`: which of its HTML; undefined for plain text. */
interface SearchedText {
  place: TextPlace;
  title: string;
  value: string;
  parts?: readonly HtmlPart['kind'][];
}

const TITLE_MAX = 80;

/** The texts of a frontend in which is searched, in the order of the editor. */
export function* searchedTexts(frontend: Frontend, search: FindTexts): Generator<SearchedText> {
  const has = (field: FoundField) => search.fields.includes(field);
  if (has('address'))
    for (const field of addressFields)
      yield { place: { in: 'address', field }, title: '', value: frontend.Localizzazione[field] };
  if (has('altTexts'))
    for (const [name, { texts }] of Object.entries(frontend.altTexts ?? {}))
      for (const language of search.languages)
        yield {
          place: { in: 'picture', name, language },
          title: name,
          value: texts[language] ?? '',
        };
  const attributes: HtmlPart['kind'][] = [
    ...(has('links') ? (['link'] as const) : []),
    ...(has('altTexts') ? (['alt'] as const) : []),
  ];
  for (const section of frontend.Sezioni) {
    const title = plainTextOf(section.NomeSezione.it ?? '').slice(0, TITLE_MAX);
    for (const field of sectionFields) {
      const isChosen = has(field === 'Contenuto' ? 'contents' : 'names');
      const parts = isChosen ? (['text', ...attributes] as const) : attributes;
      if (parts.length === 0) continue;
      for (const language of search.languages) {
        const value = section[field][language] ?? '';
        yield {
          place: { in: 'section', section: section.id, field, language },
          title,
          value,
          parts,
        };
      }
    }
  }
}

/** Above this length the search itself, which lets other requests run, is better than the quick test. */
const LONG = 50_000;

export async function matchesOf({ value, parts }: SearchedText, finder: Finder, limit: number) {
  if (value === '' || !mayContain(value, finder, parts)) return [];
  const searched: readonly HtmlPart[] = parts ? htmlParts(value) : [{ kind: 'text', text: value }];
  const matches: TextMatch[] = [];
  for (const [part, { kind, text }] of searched.entries()) {
    if (parts && !parts.includes(kind)) continue;
    for await (const found of finder.matches(text)) {
      if (matches.length === limit) return matches;
      matches.push({ part, kind, ...asShown(text, found), ...brokenLink(kind, text, found) });
    }
  }
  return matches;
}

const TAGS = /<[^<>]*>/g;

const decoded = (html: string) => (html.includes('&') ? unescapeHtml(html) : html);

/** A quick test that spares most texts the search line by line. */
function mayContain(value: string, finder: Finder, parts: SearchedText['parts']): boolean {
  if (value.length > LONG) return true;
  if (parts === undefined) return finder.mayContain(value);
  if (parts.some((kind) => kind !== 'text') && finder.mayContain(decoded(value))) return true;
  return finder.mayContain(decoded(value.replace(TAGS, '')));
}

function asShown(text: string, { from, to, replacement }: Found) {
  const { around } = findLimits;
  const match = shortened(text.slice(from, to));
  const before = from > around ? `…${text.slice(from - around, from)}` : text.slice(0, from);
  const after = text.length > to + around ? `${text.slice(to, to + around)}…` : text.slice(to);
  return { from, to, before: whole(before), match, after: whole(after), replacement };
}

const shortened = (text: string) =>
  text.length > findLimits.shown ? `${text.slice(0, findLimits.shown)}…` : text;

/** Without half of a character at either end. */
const whole = (text: string) => text.replace(/^(…?)[\udc00-\udfff]|[\ud800-\udbff](?=…?$)/g, '$1');

/** Saving removes a link whose target is none. */
function brokenLink(kind: HtmlPart['kind'], text: string, found: Found) {
  const isBroken = kind === 'link' && linkTarget(editText(text, [found])) === null;
  return isBroken ? ({ broken: true } as const) : {};
}

/** Adds who wrote a text, and which up-to-date translations it has. */
export function withProvenance(
  { Sezioni }: Frontend,
  rows: readonly ProvenanceRow[],
): (text: Pick<FoundText, 'place' | 'title' | 'matches'>) => FoundText {
  const byKey = new Map(rows.map((row) => [textRefKey(row), row]));
  const sections = new Map(Sezioni.map((section) => [section.id, section]));
  const stored = (place: TextPlace & { in: 'section' }) =>
    sections.get(place.section)?.[place.field][place.language] ?? '';
  return (text) => {
    const { place } = text;
    if (place.in !== 'section') return { ...text, kind: null, translations: [] };
    const value = stored(place);
    const hash = textHash(value);
    const row = byKey.get(textRefKey(place));
    const kind = originKind(value, row?.textHash === hash ? row : undefined);
    const current = rows.filter(
      (one) =>
        one.section === place.section &&
        one.field === place.field &&
        one.sourceLanguage === place.language &&
        one.sourceHash === hash &&
        one.textHash === textHash(stored({ in: 'section', ...one })),
    );
    const languages = new Set(current.map(({ language }) => language));
    return { ...text, kind, translations: languageCodes.filter((code) => languages.has(code)) };
  };
}
