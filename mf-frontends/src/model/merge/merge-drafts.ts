import { addressFields } from '@wabu/shared/entities/address-fields';
import type { Draft } from '../draft/draft.ts';
import { mergeAltTexts, mergeDismissedChecks } from './merge-alt-texts.ts';
import { mergeLegal } from './merge-legal.ts';
import { mergeSections } from './merge-sections.ts';
import {
  type Conflict,
  each,
  type MergeValue,
  type Resolutions,
  type Versions,
} from './versions.ts';

/**
 * Three-way merge of two versions of a frontend, per field, section and language. A value that only
 * one side changed is taken; a value that both changed differently is a conflict.
 */
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
