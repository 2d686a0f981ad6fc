import { languages } from '@wabu/shared/i18n/languages';

/*
 * What DeepL's API reference allows (https://developers.deepl.com/api-reference): written from it, not from our
 * adapter. Every function returns what is wrong, or null.
 */

type Json = Record<string, unknown>;

const targets: readonly string[] = languages.map(({ deepl }) => deepl.target);
const sources: readonly string[] = languages.map(({ deepl }) => deepl.source);
const glossaryCodes =
  'ar bg cs da de el en es et fi fr he hu id it ja ko lt lv nb nl pl pt ro ru sk sl sv th tr uk vi zh'.split(
    ' ',
  );
/** Targets with a formal and an informal tone. */
const withFormality = ['DE', 'FR', 'IT', 'ES', 'NL', 'PL', 'PT-BR', 'PT-PT', 'JA', 'RU'];

const isText = (value: unknown) => typeof value === 'string';
const oneOf =
  (...values: string[]) =>
  (value: unknown) =>
    values.some((one) => one === value);

const parameters: Record<string, (value: unknown) => boolean> = {
  text: (value) =>
    Array.isArray(value) && value.every(isText) && value.length > 0 && value.length <= 50,
  source_lang: oneOf(...sources),
  target_lang: oneOf(...targets),
  context: isText,
  tag_handling: oneOf('html', 'xml'),
  tag_handling_version: oneOf('v1', 'v2'),
  model_type: oneOf('quality_optimized', 'prefer_quality_optimized', 'latency_optimized'),
  formality: oneOf('default', 'more', 'less', 'prefer_more', 'prefer_less'),
  glossary_id: isText,
  show_billed_characters: (value) => typeof value === 'boolean',
};

/** The dictionaries of a stored glossary: the pairs of languages, as `it>de`. */
export type Glossaries = ReadonlyMap<string, { pairs: string[]; entries: string }>;

export function faultInTranslation(call: Json, glossaries: Glossaries): string | null {
  for (const [name, value] of Object.entries(call)) {
    const isAllowed = parameters[name];
    if (isAllowed === undefined) return `Unknown field ${name}`;
    if (!isAllowed(value)) return `Value for '${name}' not supported.`;
  }
  if (call.text === undefined) return "Parameter 'text' not specified.";
  if (call.target_lang === undefined) return "Parameter 'target_lang' not specified.";
  if (call.tag_handling_version !== undefined && call.tag_handling === undefined)
    return "'tag_handling_version' needs 'tag_handling'";
  if (oneOf('more', 'less')(call.formality) && !withFormality.includes(String(call.target_lang)))
    return "'formality' is not supported for given 'target_lang'.";
  return faultInGlossary(call, glossaries);
}

function faultInGlossary(
  { glossary_id: id, source_lang: source, target_lang: target }: Json,
  glossaries: Glossaries,
): string | null {
  if (id === undefined) return null;
  if (source === undefined) return "Use of a glossary requires the 'source_lang' parameter";
  const glossary = glossaries.get(String(id));
  const pair = `${source}>${String(target).split('-')[0]}`.toLowerCase();
  return glossary?.pairs.includes(pair) ? null : `No dictionary for ${pair}`;
}

/** A new glossary with several dictionaries (`POST /v3/glossaries`). */
export function faultInNewGlossary({ name, dictionaries, ...others }: Json): string | null {
  if (Object.keys(others).length > 0) return `Unknown field ${Object.keys(others)}`;
  if (!isText(name) || name === '') return 'Name is missing';
  if (!Array.isArray(dictionaries) || dictionaries.length === 0) return 'No dictionaries';
  const pairs = new Set<string>();
  for (const dictionary of dictionaries as Json[]) {
    const {
      source_lang: source,
      target_lang: target,
      entries,
      entries_format: format,
    } = dictionary;
    if (Object.keys(dictionary).length !== 4) return 'Unknown field of a dictionary';
    if (!glossaryCodes.includes(String(source)) || !glossaryCodes.includes(String(target)))
      return `Unsupported glossary source and target language pair ${source} ${target}`;
    if (source === target || pairs.has(`${source}>${target}`)) return 'Duplicate dictionary';
    pairs.add(`${source}>${target}`);
    if (format !== 'tsv' || !isText(entries)) return 'Entries must be tsv';
    const fault = faultInEntries(String(entries));
    if (fault !== null) return fault;
  }
  return null;
}

function faultInEntries(entries: string): string | null {
  const lines = entries.split('\n').map((line) => line.split('\t'));
  const isWhole = ([source, target, ...rest]: string[]) =>
    rest.length === 0 && [source, target].every((one) => one?.trim() === one && one !== '');
  if (!lines.every((line) => isWhole(line))) return 'Invalid entry';
  const terms = lines.map(([source]) => source);
  return new Set(terms).size === terms.length ? null : 'Duplicate source entry';
}
