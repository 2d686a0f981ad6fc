import { addressFields } from '@wabu/shared/entities/address-fields';
import type { AltTexts } from '@wabu/shared/entities/alt-texts';
import type { FrontendInput, Section } from '@wabu/shared/entities/frontend';
import { codeKinds, type Legal } from '@wabu/shared/entities/legal/legal';
import type { DismissedChecks } from '@wabu/shared/entities/rich-text/text-checks';
import type { ProvenanceRow } from '@wabu/shared/entities/translation-provenance';
import { sameAltTexts } from './alt-texts.ts';

export interface Draft
  extends Omit<FrontendInput, 'Sezioni' | 'origins' | 'altTexts' | 'dismissedChecks' | 'legal'> {
  Sezioni: Section[];
  altTexts: AltTexts;
  dismissedChecks: DismissedChecks;
  legal: Legal;
}

export interface SavedFrontend {
  draft: Draft;
  version: number;
  provenance: readonly ProvenanceRow[];
}

export function sameDraft(one: Draft, other: Draft): boolean {
  return (
    one.URL === other.URL &&
    one.Fornitore === other.Fornitore &&
    one.Logo === other.Logo &&
    one.Copertina === other.Copertina &&
    sameList(one.Slideshow, other.Slideshow) &&
    addressFields.every((field) => one.Localizzazione[field] === other.Localizzazione[field]) &&
    sameSections(one.Sezioni, other.Sezioni) &&
    sameAltTexts(one.altTexts, other.altTexts) &&
    sameChecks(one.dismissedChecks, other.dismissedChecks) &&
    sameLegal(one.legal, other.legal)
  );
}

function sameList(one: readonly string[], other: readonly string[]): boolean {
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

function sameChecks(one: DismissedChecks, other: DismissedChecks): boolean {
  const hashes = Object.keys({ ...one, ...other });
  return hashes.every((hash) =>
    sameList([...(one[hash] ?? [])].sort(), [...(other[hash] ?? [])].sort()),
  );
}

function sameLegal(one: Legal, other: Legal): boolean {
  return (
    one.offer === other.offer &&
    codeKinds.every((kind) => sameList(one[kind] ?? [], other[kind] ?? []))
  );
}

/** A missing language equals an empty text. */
function sameTexts(one: Section['Contenuto'], other: Section['Contenuto']): boolean {
  if (one === other) return true;
  const languages = Object.keys({ ...one, ...other }) as (keyof Section['Contenuto'])[];
  return languages.every((language) => (one[language] ?? '') === (other[language] ?? ''));
}
