import type { AltText, AltTexts } from '@wabu/shared/entities/alt-texts';
import type { DismissedChecks, TextCheck } from '@wabu/shared/entities/rich-text/text-checks';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { altTextIn, filesOf, withAltText } from '../draft/alt-texts.ts';
import { each, type MergeValue, type Versions } from './versions.ts';

export function mergeAltTexts(versions: Versions<AltTexts>, choose: MergeValue): AltTexts {
  const { base, mine, theirs } = versions;
  return filesOf(base, mine, theirs).reduce(
    (merged, file) =>
      withAltText(
        merged,
        file,
        mergeOne(
          file,
          each(versions, (all) => altTextIn(all, file)),
          choose,
        ),
      ),
    {} as AltTexts,
  );
}

function mergeOne(file: string, versions: Versions<AltText>, choose: MergeValue): AltText {
  const key = `altText.${file}`;
  const texts: AltText['texts'] = {};
  for (const language of languageCodes) {
    const three = each(versions, (one) => one.texts[language] ?? '');
    const what = { kind: 'altText', file, language } as const;
    texts[language] = three[choose(`${key}.${language}`, what, three)];
  }
  type Kind = 'decorative' | 'focus' | 'author' | 'licence';
  const chosen = <K extends Kind>(kind: K, read: (one: AltText) => string) =>
    versions[choose(`${key}.${kind}`, { kind, file }, each(versions, read))][kind];
  return {
    texts,
    decorative: chosen('decorative', (one) => String(one.decorative ?? false)),
    focus: chosen('focus', ({ focus }) => (focus ? `${focus.x} ${focus.y}` : '')),
    author: chosen('author', ({ author = '' }) => author),
    licence: chosen('licence', ({ licence = '' }) => licence),
  };
}

/** What one side accepted is accepted; what one side took back is taken back. */
export function mergeDismissedChecks({
  base,
  mine,
  theirs,
}: Versions<DismissedChecks>): DismissedChecks {
  const merged: Record<string, TextCheck[]> = {};
  for (const hash of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const has = (side: DismissedChecks, check: TextCheck) => side[hash]?.includes(check) ?? false;
    const checks = [...new Set([...(mine[hash] ?? []), ...(theirs[hash] ?? [])])].filter(
      (check) => (has(mine, check) && has(theirs, check)) || !has(base, check),
    );
    if (checks.length > 0) merged[hash] = checks;
  }
  return merged;
}
