import { type AltText, altTextLimits } from '@wabu/shared/entities/alt-texts';
import type { Section } from '@wabu/shared/entities/frontend';
import { pictureNames } from '@wabu/shared/entities/microsite';
import { escapeHtml, plainTextOf } from '@wabu/shared/entities/rich-text/html-tokens';
import { type LanguageCode, languageCodes } from '@wabu/shared/i18n/languages';
import { altTextIn } from '../model/draft/alt-texts.ts';
import type { Draft } from '../model/draft/draft.ts';
import { changes, type EditorState } from '../model/draft/editor-state.ts';
import type { TextWrite } from '../model/translation/apply-job.ts';
import type { TranslatedText } from '../model/translation/job.ts';
import { PICTURE_PREFIX, pictureOf } from '../parts/text-name.ts';

/** What bulk translation translates: the sections, and the alt text of each picture as the content of one. */
export function translatableSections(draft: Draft): Section[] {
  const pictures = pictureNames(draft)
    .map((file) => ({ file, altText: altTextIn(draft.altTexts, file) }))
    .filter(({ altText }) => altText.decorative !== true)
    .map(({ file, altText }) => sectionOfAltText(file, altText));
  return [...draft.Sezioni, ...pictures];
}

export const sectionOfAltText = (file: string, { texts }: AltText): Section => ({
  id: `${PICTURE_PREFIX}${file}`,
  visible: true,
  NomeSezione: {},
  Contenuto: Object.fromEntries(languageCodes.map((code) => [code, escapeHtml(texts[code] ?? '')])),
});

export function asStored(translated: TranslatedText): TranslatedText {
  if (pictureOf(translated.planned.section) === null) return translated;
  return { ...translated, html: escapeHtml(shortened(plainTextOf(translated.html))) };
}

function shortened(text: string): string {
  if (text.length <= altTextLimits.text) return text;
  return (
    text.slice(0, altTextLimits.text + 1).replace(/\s*\S*$/, '') ||
    text.slice(0, altTextLimits.text)
  );
}

export function writeTranslations(writes: readonly TextWrite[]) {
  return (state: EditorState): EditorState => {
    const ofSections = writes.filter(({ section }) => pictureOf(section) === null);
    const others = writes.filter(({ section }) => pictureOf(section) !== null);
    return others.reduce(
      (next, { section, language, html }) =>
        withText(next, pictureOf(section) ?? '', language, html),
      changes.write(ofSections)(state),
    );
  };
}

function withText(state: EditorState, file: string, language: LanguageCode, html: string) {
  const altText = altTextIn(state.draft.altTexts, file);
  const texts = { ...altText.texts, [language]: plainTextOf(html) };
  return changes.altText(file, { ...altText, texts })(state);
}
