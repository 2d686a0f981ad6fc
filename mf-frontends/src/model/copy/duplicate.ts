import {
  type FrontendAddress,
  type FrontendWithProvenance,
  frontendLimits,
  normaliseFrontendUrl,
  type Section,
} from '@wabu/shared/entities/frontend';
import { pictureNames } from '@wabu/shared/entities/microsite';
import {
  type ProvenanceRow,
  type TextOrigin,
  textHash,
} from '@wabu/shared/entities/translation-provenance';
import type { Draft } from '../draft/draft.ts';
import { draftOf, newDraft } from '../draft/new-draft.ts';
import { toOrigin } from '../translation/to-origin.ts';

export const duplicatedParts = ['texts', 'pictures', 'address'] as const;
export type DuplicatedPart = (typeof duplicatedParts)[number];

/** A free URL beside this one: `terme-copia`, `terme-copia-2` … */
export const proposedUrl = (url: string, taken: ReadonlySet<string>): string =>
  freeUrl(url.replace(/\/+$/, ''), '-copia', taken);

/** The first free URL of `root` and `word`, with a number where it is needed. */
export function freeUrl(root: string, word: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? word : `${word}-${number}`;
    const proposed = root.slice(0, frontendLimits.URL - end.length) + end;
    if (!taken.has(normaliseFrontendUrl(proposed))) return proposed;
  }
}

/** Texts stay whose they are; the address of the supplier takes the place of one that is not taken along. */
export function duplicateOf(
  frontend: FrontendWithProvenance,
  URL: string,
  parts: readonly DuplicatedPart[],
  supplier: FrontendAddress | null,
): { draft: Draft; origins: TextOrigin[]; pictures: string[] } {
  const source = draftOf(frontend);
  const draft: Draft = { ...newDraft(), URL, Fornitore: source.Fornitore };
  draft.Localizzazione = supplier ?? source.Localizzazione;
  // The codes of a lodging are those of its place.
  const { offer } = source.legal;
  draft.legal = parts.includes('address') ? source.legal : { ...(offer && { offer }) };
  if (parts.includes('pictures')) {
    const { Logo, Copertina, Slideshow, altTexts } = source;
    Object.assign(draft, { Logo, Copertina, Slideshow });
    const used = Object.entries(altTexts).filter(([name]) => pictureNames(draft).includes(name));
    draft.altTexts = Object.fromEntries(used);
  }
  const pictures = pictureNames(draft);
  if (!parts.includes('texts')) return { draft, origins: [], pictures };
  draft.Sezioni = source.Sezioni;
  draft.dismissedChecks = source.dismissedChecks;
  return { draft, origins: originsOf(source.Sezioni, frontend.ledger), pictures };
}

export function originsOf(
  sections: readonly Section[],
  rows: readonly (TextOrigin & Pick<ProvenanceRow, 'textHash'>)[],
): TextOrigin[] {
  const byId = new Map(sections.map((section) => [section.id, section]));
  const isValid = ({ section, field, language, textHash: hash }: (typeof rows)[number]) => {
    const text = byId.get(section)?.[field][language];
    return text !== undefined && textHash(text) === hash;
  };
  return rows.filter(isValid).map(toOrigin);
}
