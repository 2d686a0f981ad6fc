import { withValues } from '@wabu/shared/entities/messages/messages';
import type { TranslationContext } from '@wabu/shared/entities/translations/translation-settings';
import { translatorMessages } from '@wabu/shared/entities/translations/translator-messages';
import { type Language, languages } from '@wabu/shared/i18n/languages';
import { HttpProblem, httpProblem, tooLarge } from '../../http/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  type TranslatedTexts,
  type TranslationRequest,
  type Translator,
  TranslatorError,
  type TranslatorFailure,
} from '../../platform/translation.ts';
import { timeSlices } from '../../records/store/time-slices.ts';
import { addCharacters, deleteCachedUsage, reserveCharacters } from './budget.ts';
import { contextText } from './context-text.ts';
import { readSettings, replaceGlossary, type StoredGlossary } from './settings-repository.ts';

/** The language of an upper-case code: ours (`EN`, `ZH`) or DeepL's (`EN-GB`). */
export function languageNamed(code: string): Language | null {
  const found = languages.find(({ code: ours, deepl }) =>
    [ours.toUpperCase(), deepl.source, deepl.target].some((known) => known === code),
  );
  return found ?? null;
}

/**
 * The id of the glossary that holds the terms of the settings; undefined without terms. It is made anew when they
 * have changed, because one call of the service replaces all its dictionaries.
 */
async function currentGlossary(
  platform: Platform,
  translator: Translator,
): Promise<string | undefined> {
  const { settings, glossary } = await readSettings(platform.database);
  const isCurrent = JSON.stringify(settings.terms) === JSON.stringify(glossary.terms);
  return isCurrent
    ? (glossary.id ?? undefined)
    : rebuild(platform, translator, settings.terms, glossary);
}

/** Makes the glossary anew that the service does not know any more, or that another account has. */
async function replaceLostGlossary(
  platform: Platform,
  translator: Translator,
): Promise<string | undefined> {
  const { settings, glossary } = await readSettings(platform.database);
  return rebuild(platform, translator, settings.terms, glossary);
}

async function rebuild(
  platform: Platform,
  translator: Translator,
  terms: string[],
  former: StoredGlossary,
): Promise<string | undefined> {
  const id = terms.length === 0 ? null : await translator.createGlossary(terms);
  const [replaced] = await platform.database.write([replaceGlossary(former.id, { id, terms })]);
  // Another process was faster: its glossary stays.
  const unused = replaced?.changes === 1 ? former.id : id;
  if (unused !== null) await remove(platform, translator, unused);
  if (replaced?.changes === 1) return id ?? undefined;
  return (await readSettings(platform.database)).glossary.id ?? undefined;
}

/** A glossary that stays costs nothing: it only counts among the thousand of the account. */
async function remove({ log }: Platform, translator: Translator, id: string): Promise<void> {
  await translator.deleteGlossary(id).catch((error: unknown) => {
    const isGone = error instanceof TranslatorError && error.reason === 'rejected';
    if (!isGone) log('warn', 'glossary not deleted', { glossary: id, error: String(error) });
  });
}

/** Characters of one call: enough for a whole microsite in one language. */
const MAX_CHARACTERS = 400_000;

interface Request {
  text: string | string[];
  source_lang?: string;
  target_lang: string;
  context?: TranslationContext;
}

/** An item of the answer, in the shape that the specification takes from DeepL. */
interface AnsweredTranslation {
  detected_source_language: string;
  text: string;
}

/** Translates the texts that are not blank; a blank text is its own translation. */
export async function translate(
  platform: Platform,
  userId: string,
  request: Request,
): Promise<{ translations: AnsweredTranslation[] }> {
  const { translator } = platform;
  if (translator === undefined) throw notConfigured();
  const source = request.source_lang === undefined ? null : languageNamed(request.source_lang);
  const target = languageNamed(request.target_lang) ?? languages[0];
  const { fromTranslator, toOutgoing } = await import('./translation-text.ts');
  const outgoing = [request.text].flat().map(toOutgoing);
  if (outgoing.reduce((sum, { text }) => sum + text.length, 0) > MAX_CHARACTERS)
    throw textTooLong();

  const texts = outgoing.filter(({ text }) => text.trim() !== '');
  const asked = { texts, source: source?.code, target: target.code };
  const answers =
    texts.length === 0
      ? []
      : await withinBudget(platform, userId, asked, () =>
          withRules(platform, translator, asked, request.context),
        ).catch((error: unknown) => {
          throw translatorProblem(translator, error);
        });
  const translations: AnsweredTranslation[] = [];
  const nextSlice = timeSlices();
  for (const one of outgoing) {
    const answer = answers[texts.indexOf(one)];
    translations.push({
      detected_source_language: answer?.detectedLanguage ?? source?.deepl.source ?? '',
      text: answer === undefined ? one.text : fromTranslator(one, answer.text, source, target),
    });
    await nextSlice();
  }
  return { translations };
}

/** Counts what is sent before, and what was billed after. */
async function withinBudget(
  platform: Platform,
  userId: string,
  { texts, target }: TranslationRequest,
  send: () => Promise<TranslatedTexts>,
): Promise<TranslatedTexts['translations']> {
  const reserved = texts.reduce((sum, { text, isHtml }) => sum + charactersOf(text, isHtml), 0);
  await reserveCharacters(platform, userId, reserved);
  let billed = 0;
  let outcome = 'ok';
  try {
    const { translations, billedCharacters } = await send();
    billed = billedCharacters;
    return translations;
  } catch (error) {
    outcome = error instanceof TranslatorError ? error.reason : 'unexpected';
    if (error instanceof TranslatorError) billed = error.billedCharacters;
    throw error;
  } finally {
    if (billed !== reserved) await addCharacters(platform, userId, billed - reserved);
    platform.metrics?.add('wabu_translator_requests_total', { outcome });
    platform.metrics?.add('wabu_translator_characters_total', { target }, billed);
    deleteCachedUsage(platform);
  }
}

/** DeepL bills Unicode code points, without tags. */
const charactersOf = (text: string, isHtml: boolean) =>
  [...(isHtml ? text.replace(/<[^<>]*>/g, '') : text)].length;

/** Translates by the rules of the installation: its glossary, its tone, and what the texts are about. */
async function withRules(
  platform: Platform,
  translator: Translator,
  asked: TranslationRequest,
  context: TranslationContext | undefined,
): Promise<TranslatedTexts> {
  const { settings } = await readSettings(platform.database);
  const formality = Object.entries(settings.formality).find(([code]) => code === asked.target)?.[1];
  const request = {
    ...asked,
    formality,
    context: context && (await contextText(platform, context, asked.source)),
  };
  const send = (glossary?: string) => translator.translate({ ...request, glossary });
  // A glossary needs the source language.
  if (asked.source === undefined) return send();
  // Terms do not stop a translation: a service may take no glossary for one of the languages.
  const goOnWithout = (error: unknown) => {
    if (!isFailure(error, 'rejected')) throw error;
    platform.log('warn', 'glossary rejected', { source: asked.source, target: asked.target });
    return undefined;
  };
  const glossary = await currentGlossary(platform, translator).catch(goOnWithout);
  try {
    return await send(glossary);
  } catch (error) {
    if (glossary === undefined) throw error;
    if (!isFailure(error, 'glossary')) return send(goOnWithout(error));
    platform.log('warn', 'glossary lost', { glossary });
    return send(await replaceLostGlossary(platform, translator).catch(goOnWithout));
  }
}

const isFailure = (error: unknown, reason: TranslatorFailure) =>
  error instanceof TranslatorError && error.reason === reason;

const textTooLong = () => tooLarge(translatorMessages['too-long']);

const notConfigured = () => httpProblem(503, 'not-configured', translatorMessages.notConfigured);

/** Turns a `TranslatorError` into the HTTP problem that reports it; throws anything else again. */
export function translatorProblem({ name }: Translator, error: unknown) {
  if (!(error instanceof TranslatorError)) throw error;
  const { reason, retryAfterMs } = error;
  if (reason === 'too-long') return textTooLong();
  const code = reason === 'quota' ? 'quota-exhausted' : 'upstream';
  const headers: Record<string, string> =
    retryAfterMs === null ? {} : { 'Retry-After': String(Math.ceil(retryAfterMs / 1000)) };
  const message = withValues(translatorMessages[reason], { name });
  return new HttpProblem(502, { code, message }, headers);
}
