import { addressFields } from '@wabu/shared/entities/address-fields';
import type { AltText, AltTexts } from '@wabu/shared/entities/alt-texts';
import { type CodeKind, codeKinds, type Legal } from '@wabu/shared/entities/legal/legal';
import type { DismissedChecks, TextCheck } from '@wabu/shared/entities/rich-text/text-checks';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { altTextIn, filesOf, withAltText } from '../draft/alt-texts.ts';
import type { Draft } from '../draft/draft.ts';
import { mergeSections } from './merge-sections.ts';
import {
  type Conflict,
  each,
  type MergeValue,
  type Resolutions,
  type Versions,
} from './versions.ts';

export function mergeDrafts(
  versions: Versions<Draft>,
  resolutions: Resolutions = {},
): { merged: Draft; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const choose: MergeValue = (key, what, { base, mine, theirs }) => {
    if (mine === theirs || theirs === base) return 'mine';
    if (mine === base) return 'theirs';
    const decided = resolutions[key];
    if (decided === undefined) conflicts.push({ key, what, base, mine, theirs });
    return decided ?? 'mine';
  };
  const field = (name: string, read: (draft: Draft) => string): string => {
    const texts = each(versions, read);
    return texts[choose(name, { kind: 'field', field: name }, texts)];
  };
  const slideshow = choose(
    'Slideshow',
    { kind: 'slideshow' },
    each(versions, (draft) => draft.Slideshow.join('\n')),
  );
  const merged: Draft = {
    URL: versions.mine.URL,
    Fornitore: field('Fornitore', (draft) => draft.Fornitore),
    Logo: field('Logo', (draft) => draft.Logo),
    Copertina: field('Copertina', (draft) => draft.Copertina),
    Slideshow: versions[slideshow].Slideshow,
    Localizzazione: Object.fromEntries(
      addressFields.map((name) => [name, field(name, (draft) => draft.Localizzazione[name])]),
    ) as Draft['Localizzazione'],
    Sezioni: mergeSections(
      each(versions, (draft) => draft.Sezioni),
      choose,
    ),
    altTexts: mergeAltTexts(
      each(versions, (draft) => draft.altTexts),
      choose,
    ),
    dismissedChecks: mergeDismissedChecks(each(versions, (draft) => draft.dismissedChecks)),
    legal: mergeLegal(
      each(versions, (draft) => draft.legal),
      choose,
    ),
  };
  return { merged, conflicts };
}

function mergeLegal(versions: Versions<Legal>, choose: MergeValue): Legal {
  const side = choose(
    'legal.offer',
    { kind: 'offer' },
    each(versions, ({ offer }) => offer ?? ''),
  );
  const { offer } = versions[side];
  const merged: Legal = offer === undefined ? {} : { offer };
  for (const kind of codeKinds) {
    const codes = mergeCodes(kind, versions, choose);
    if (codes.length > 0) merged[kind] = codes;
  }
  return merged;
}

function mergeCodes(kind: CodeKind, versions: Versions<Legal>, choose: MergeValue): string[] {
  const codes = each(versions, (legal) => legal[kind] ?? []);
  const side = choose(
    `legal.${kind}`,
    { kind },
    each(codes, (list) => list.join('\n')),
  );
  return codes[side];
}

function mergeAltTexts(versions: Versions<AltTexts>, choose: MergeValue): AltTexts {
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
function mergeDismissedChecks({ base, mine, theirs }: Versions<DismissedChecks>): DismissedChecks {
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
