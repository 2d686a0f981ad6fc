import type { DescribedRecord, RestorableRecord } from '@wabu/shared/ui';
import { loadFrontend } from '../api/frontend-calls.ts';
import { sectionIn } from '../model/draft/editor-state.ts';
import type { StoredFrontend } from '../model/draft/new-draft.ts';
import { choiceInWords, labelOf, sectionName } from '../model/frontend-labels.ts';
import { FrontendPicture } from '../pictures/frontend-picture.tsx';
import type { FrontendsTranslate } from '../words/frontends-words.ts';

/** What the history knows of a frontend; of a deleted one for null. */
export function historyOf(
  t: FrontendsTranslate,
  frontend: StoredFrontend | null,
): DescribedRecord & RestorableRecord {
  const { URL = '', Sezioni = [] } = frontend ?? {};
  return {
    entity: 'frontend',
    recordKey: URL,
    name: URL,
    labelOf: (path) => labelOf(t, path, Sezioni),
    drawValue([field = '', ...rest], value) {
      if (field === 'legal' || field === 'altTexts') return choicesInWords(t, rest.at(-1), value);
      if (rest.length > 0) return undefined;
      const names = [value || []].flat().map(String);
      if (field === 'Sezioni')
        return names.map((id) => sectionName(t, sectionIn({ Sezioni }, id))).join(' → ');
      if (!isPictureField(field) || names.length === 0) return undefined;
      return names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice
        <FrontendPicture key={index} url={URL} name={name} kind={kinds[field]} />
      ));
    },
    loadVersion: async () => (await loadFrontend(URL)).version,
  };
}

const kinds = { Logo: 'logo', Copertina: 'cover', Slideshow: 'slide' } as const;
const isPictureField = (field: string): field is keyof typeof kinds => field in kinds;

/** A value with the words of the choices in it; undefined for another value, and when nothing is chosen. */
function choicesInWords(t: FrontendsTranslate, key: string | undefined, value: unknown) {
  if (typeof value !== 'object' || Array.isArray(value)) return choiceInWords(t, key, value);
  return textsInWords(t, key, value).join(' · ') || undefined;
}

function textsInWords(t: FrontendsTranslate, key: string | undefined, value: unknown): string[] {
  if (typeof value === 'string') return [choiceInWords(t, key, value) ?? value];
  const parts = Object.entries(value ?? {});
  return parts.flatMap(([part, one]) => textsInWords(t, part, one));
}
