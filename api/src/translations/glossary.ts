import type { Platform } from '../platform/platform.ts';
import { type Translator, TranslatorError } from '../platform/translation.ts';
import { readSettings, replaceGlossary, type StoredGlossary } from './settings-repository.ts';

/**
 * The id of the glossary that holds the terms of the settings; undefined without terms. It is made anew when they
 * have changed, because one call of the service replaces all its dictionaries.
 */
export async function currentGlossary(
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
export async function replaceLostGlossary(
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
