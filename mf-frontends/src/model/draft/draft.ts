import type { FrontendInput, Section } from '@wabu/shared/entities/frontend';
import { addressFields } from '@wabu/shared/entities/place-fields';
import type { ProvenanceRow } from '@wabu/shared/entities/translation-provenance';

/** What the form works on: a frontend as it is sent, every section with its id. */
export interface Draft extends Omit<FrontendInput, 'Sezioni' | 'origins'> {
  Sezioni: Section[];
}

/** A draft as the server holds it, with where its texts come from. */
export interface SavedFrontend {
  draft: Draft;
  version: number;
  provenance: readonly ProvenanceRow[];
}

/** True when both would be saved alike; parts that are the same object are not looked into. */
export function sameDraft(one: Draft, other: Draft): boolean {
  return (
    one.URL === other.URL &&
    one.Fornitore === other.Fornitore &&
    one.Logo === other.Logo &&
    one.Copertina === other.Copertina &&
    sameList(one.Slideshow, other.Slideshow) &&
    addressFields.every((field) => one.Localizzazione[field] === other.Localizzazione[field]) &&
    sameSections(one.Sezioni, other.Sezioni)
  );
}

export function sameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

function sameSections(one: readonly Section[], other: readonly Section[]): boolean {
  return (
    one.length === other.length &&
    one.every((section, index) => {
      const twin = other[index];
      return twin !== undefined && sameSection(section, twin);
    })
  );
}

export function sameSection(one: Section, other: Section): boolean {
  if (one === other) return true;
  return (
    one.id === other.id &&
    one.visible === other.visible &&
    sameTexts(one.NomeSezione, other.NomeSezione) &&
    sameTexts(one.Contenuto, other.Contenuto)
  );
}

/** A language that is not there and an empty one say the same. */
function sameTexts(one: Section['Contenuto'], other: Section['Contenuto']): boolean {
  if (one === other) return true;
  const languages = Object.keys({ ...one, ...other }) as (keyof Section['Contenuto'])[];
  return languages.every((language) => (one[language] ?? '') === (other[language] ?? ''));
}
