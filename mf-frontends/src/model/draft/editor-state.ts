import type { AddressField } from '@wabu/shared/entities/address-fields';
import type { AltText } from '@wabu/shared/entities/alt-texts';
import { type Facts, filledFacts } from '@wabu/shared/entities/facts';
import type { Section } from '@wabu/shared/entities/frontend';
import type { Legal } from '@wabu/shared/entities/legal/legal';
import { pictureNames } from '@wabu/shared/entities/microsite';
import type { DismissedChecks } from '@wabu/shared/entities/rich-text/text-checks';
import {
  type TextOrigin,
  type TextRef,
  textHash,
  textRefKey,
} from '@wabu/shared/entities/translation-provenance';
import { applyWrites, type TextWrite } from '../translation/apply-job.ts';
import type { ProvenanceMap } from '../translation/plan.ts';
import { toOrigin } from '../translation/to-origin.ts';
import { withAltText } from './alt-texts.ts';
import { type Draft, type SavedFrontend, sameDraft } from './draft.ts';
import { newDraft } from './new-draft.ts';
import { withPictureName } from './picture-names.ts';
import { newSection, type RemovedSection, removeSection, restoreSection } from './section-list.ts';

type TextRow = TextOrigin & { textHash: string };

export interface EditorState {
  /** The record as it was last loaded or saved: the base of a three-way merge. */
  base: Draft;
  version: number | null;
  provenance: ProvenanceMap;
  draft: Draft;
  /** Provenance of texts that were not typed, since the last save. Keys are `textRefKey`. */
  origins: Readonly<Record<string, TextRow>>;
  /** The URL of their folder keeps its value while the user edits the URL; the save copies them. */
  picturesFrom: string | null;
}

export function editorFor(saved: SavedFrontend | null): EditorState {
  const base = saved?.draft ?? newDraft();
  return {
    base,
    version: saved?.version ?? null,
    provenance: provenanceOf(saved),
    draft: base,
    origins: {},
    picturesFrom: saved?.draft.URL ?? null,
  };
}

function provenanceOf(saved: SavedFrontend | null): ProvenanceMap {
  return new Map(saved?.provenance?.map((row) => [textRefKey(row), row]));
}

export function isDirty({ base, draft }: EditorState): boolean {
  return draft !== base && !sameDraft(base, draft);
}

export function draftProvenance({ provenance, origins }: EditorState): ProvenanceMap {
  return new Map([...provenance, ...Object.entries(origins)]);
}

export function pictureUrl({
  picturesFrom,
  draft,
}: Pick<EditorState, 'picturesFrom' | 'draft'>): string {
  return picturesFrom ?? draft.URL;
}

/** Only what differs from the stored record; a new record gets all of them. */
export function originsToSend(state: EditorState, isNew: boolean): TextOrigin[] {
  const { base, draft } = state;
  return [...draftProvenance(state).values()]
    .filter((row) => isNew || textIn(draft, row) !== textIn(base, row))
    .filter((row) => textHash(textIn(draft, row)) === row.textHash)
    .map(toOrigin);
}

export function sectionIn(draft: Pick<Draft, 'Sezioni'>, id: string): Section | undefined {
  return draft.Sezioni.find((section) => section.id === id);
}

export function textIn(
  draft: Pick<Draft, 'Sezioni'>,
  { section, field, language }: TextRef,
): string {
  return sectionIn(draft, section)?.[field][language] ?? '';
}

const withDraft = (state: EditorState, changes: Partial<Draft>): EditorState => ({
  ...state,
  draft: { ...state.draft, ...changes },
});

const withoutEmpty = (legal: Legal): Legal =>
  Object.fromEntries(Object.entries(legal).filter(([, value]) => value && value.length > 0));

function originsAfter(
  before: EditorState['origins'],
  writes: readonly TextWrite[],
): EditorState['origins'] {
  const isSame = writes.every((it) => it.origin === undefined && !(textRefKey(it) in before));
  if (isSame) return before;
  const origins = { ...before };
  for (const write of writes) {
    if (write.origin === undefined) delete origins[textRefKey(write)];
    else origins[textRefKey(write)] = { ...write.origin, textHash: textHash(write.html) };
  }
  return origins;
}

export const changes = {
  set: (values: Partial<Pick<Draft, 'URL' | 'Fornitore'>>) => (state: EditorState) =>
    withDraft(state, values),

  pictures:
    (values: Partial<Pick<Draft, 'Logo' | 'Copertina' | 'Slideshow'>>) => (state: EditorState) => {
      const next = withDraft(state, values);
      const isSaved = state.version !== null;
      if (isSaved) return next;
      return {
        ...next,
        picturesFrom: pictureNames(next.draft).length > 0 ? pictureUrl(state) : null,
      };
    },

  renamePicture: (from: string, to: string, version: number | null) => (state: EditorState) => ({
    ...state,
    base: withPictureName(state.base, from, to),
    draft: withPictureName(state.draft, from, to),
    version: state.version === null ? null : version,
  }),

  altText: (file: string, altText: AltText) => (state: EditorState) =>
    withDraft(state, { altTexts: withAltText(state.draft.altTexts, file, altText) }),

  dismissedChecks: (dismissedChecks: DismissedChecks) => (state: EditorState) =>
    withDraft(state, { dismissedChecks }),

  legal: (values: Partial<Legal>) => (state: EditorState) =>
    withDraft(state, { legal: withoutEmpty({ ...state.draft.legal, ...values }) }),

  facts: (values: Partial<Facts>) => (state: EditorState) =>
    withDraft(state, { facts: filledFacts({ ...state.draft.facts, ...values }) }),

  address: (values: Partial<Record<AddressField, string>>) => (state: EditorState) =>
    withDraft(state, { Localizzazione: { ...state.draft.Localizzazione, ...values } }),

  text: (ref: TextRef, html: string) => (state: EditorState) =>
    textIn(state.draft, ref) === html
      ? state
      : changes.write([{ ...ref, html, origin: undefined }])(state),

  visible: (id: string, visible: boolean) => (state: EditorState) =>
    withDraft(state, {
      Sezioni: state.draft.Sezioni.map((section) =>
        section.id === id ? { ...section, visible } : section,
      ),
    }),

  addSection: () => (state: EditorState) =>
    withDraft(state, { Sezioni: [...state.draft.Sezioni, newSection()] }),

  insertSection:
    (section: Section, origins: readonly TextOrigin[]) =>
    (state: EditorState): EditorState => {
      const rows = origins.map((origin) => {
        const text = section[origin.field][origin.language] ?? '';
        return [textRefKey(origin), { ...origin, textHash: textHash(text) }] as const;
      });
      return {
        ...withDraft(state, { Sezioni: [...state.draft.Sezioni, section] }),
        origins: { ...state.origins, ...Object.fromEntries(rows) },
      };
    },

  removeSection: (id: string) => (state: EditorState) =>
    withDraft(state, { Sezioni: removeSection(state.draft.Sezioni, id).sections }),

  restoreSection: (removed: RemovedSection) => (state: EditorState) =>
    withDraft(state, { Sezioni: restoreSection(state.draft.Sezioni, removed) }),

  order: (Sezioni: Draft['Sezioni']) => (state: EditorState) => withDraft(state, { Sezioni }),

  write: (writes: readonly TextWrite[]) => (state: EditorState) => ({
    ...withDraft(state, { Sezioni: applyWrites(state.draft.Sezioni, writes) }),
    origins: originsAfter(state.origins, writes),
  }),

  rebase: (saved: SavedFrontend, draft: Draft) => (state: EditorState) => ({
    ...state,
    base: saved.draft,
    version: saved.version,
    provenance: saved.provenance ? provenanceOf(saved) : state.provenance,
    draft,
  }),
} as const;
