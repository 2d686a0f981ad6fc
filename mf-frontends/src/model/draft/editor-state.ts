import type { Section } from '@wabu/shared/entities/frontend';
import type { AddressField } from '@wabu/shared/entities/place-fields';
import {
  type TextOrigin,
  type TextRef,
  textHash,
  textRefKey,
} from '@wabu/shared/entities/translation-provenance';
import { applyWrites, type TextWrite } from '../translation/apply-job.ts';
import type { ProvenanceMap } from '../translation/plan.ts';
import { type Draft, type SavedFrontend, sameDraft } from './draft.ts';
import { newDraft } from './new-draft.ts';
import { newSection, type RemovedSection, removeSection, restoreSection } from './section-list.ts';

type TextRow = TextOrigin & { textHash: string };

/** One frontend being written: what is saved, what stands in the form, and where its texts come from. */
export interface EditorState {
  /** As it was loaded or last saved; what a merge starts from. */
  base: Draft;
  /** Null for one that was never saved. */
  version: number | null;
  provenance: ProvenanceMap;
  draft: Draft;
  /** Texts that nobody typed, since the last save. */
  origins: Readonly<Record<string, TextRow>>;
  /**
   * The address whose folder holds the pictures in use. They stay there while the address is written
   * anew, and are copied when it is saved. Null while there are none.
   */
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
  return new Map(saved?.provenance.map((row) => [textRefKey(row), row]));
}

export function isDirty({ base, draft }: EditorState): boolean {
  return draft !== base && !sameDraft(base, draft);
}

/** The ledger as the next save will make it, for all texts that were not typed. */
export function draftProvenance({ provenance, origins }: EditorState): ProvenanceMap {
  return new Map([...provenance, ...Object.entries(origins)]);
}

/** The address in whose folder pictures are looked for. */
export function pictureUrl({
  picturesFrom,
  draft,
}: Pick<EditorState, 'picturesFrom' | 'draft'>): string {
  return picturesFrom ?? draft.URL;
}

/** The file names in use. */
export function picturesOf({ Logo, Copertina, Slideshow }: Draft): string[] {
  return [...new Set([Logo, Copertina, ...Slideshow])].filter((name) => name !== '');
}

/**
 * What a save tells of texts that nobody typed; of those that the record has already there is nothing to
 * tell. To a new record every one is told.
 */
export function originsToSend(state: EditorState, isNew: boolean): TextOrigin[] {
  const { base, draft } = state;
  return [...draftProvenance(state).values()]
    .filter((row) => isNew || textIn(draft, row) !== textIn(base, row))
    .filter((row) => textHash(textIn(draft, row)) === row.textHash)
    .map(({ section, field, language, kind, sourceLanguage, sourceHash }) => ({
      section,
      field,
      language,
      kind,
      sourceLanguage,
      sourceHash,
    }));
}

export function sectionIn(draft: Draft, id: string): Section | undefined {
  return draft.Sezioni.find((section) => section.id === id);
}

export function textIn(draft: Draft, { section, field, language }: TextRef): string {
  return sectionIn(draft, section)?.[field][language] ?? '';
}

const withDraft = (state: EditorState, changes: Partial<Draft>): EditorState => ({
  ...state,
  draft: { ...state.draft, ...changes },
});

/** The same object where nothing changes in it: many look at it. */
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

/** Every change of the form, as a function from one state to the next. */
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
        picturesFrom: picturesOf(next.draft).length > 0 ? pictureUrl(state) : null,
      };
    },

  address: (values: Partial<Record<AddressField, string>>) => (state: EditorState) =>
    withDraft(state, { Localizzazione: { ...state.draft.Localizzazione, ...values } }),

  /** Typed by a person: what the machine wrote there is forgotten. */
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

  removeSection: (id: string) => (state: EditorState) =>
    withDraft(state, { Sezioni: removeSection(state.draft.Sezioni, id).sections }),

  restoreSection: (removed: RemovedSection) => (state: EditorState) =>
    withDraft(state, { Sezioni: restoreSection(state.draft.Sezioni, removed) }),

  order: (Sezioni: Draft['Sezioni']) => (state: EditorState) => withDraft(state, { Sezioni }),

  /** Texts that nobody typed, with what the ledger shall say of them. */
  write: (writes: readonly TextWrite[]) => (state: EditorState) => ({
    ...withDraft(state, { Sezioni: applyWrites(state.draft.Sezioni, writes) }),
    origins: originsAfter(state.origins, writes),
  }),

  /** What stands in the form is what is saved. */
  markSaved: (version: number) => (state: EditorState) => ({
    ...state,
    base: state.draft,
    version,
    origins: {},
  }),

  /** Another version was saved: the form goes on from there, with what is still unsaved of it. */
  rebase: (saved: SavedFrontend, draft: Draft) => (state: EditorState) => ({
    ...state,
    base: saved.draft,
    version: saved.version,
    provenance: provenanceOf(saved),
    draft,
  }),

  /** A draft of an earlier visit takes the place of what stands in the form. */
  recover:
    (values: Pick<EditorState, 'draft' | 'origins' | 'picturesFrom'>) => (state: EditorState) => ({
      ...state,
      ...values,
    }),
} as const;
