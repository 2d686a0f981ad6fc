import { filledFacts } from '@wabu/shared/entities/facts';
import {
  type Frontend,
  type FrontendInput,
  frontendLimits,
  frontendMessages,
} from '@wabu/shared/entities/frontend';
import { provenanceAfterSave } from '@wabu/shared/entities/provenance-after-save';
import { orderedId, randomId } from '@wabu/shared/entities/random-id';
import type { Section, SectionInput } from '@wabu/shared/entities/section';
import { tooLarge } from '../../http/problem.ts';
import type { Author } from '../../records/store/change-repository.ts';
import { timeSlices } from '../../records/store/time-slices.ts';
import type { StoredFrontend } from './frontend-repository.ts';
import { sanitiseSection } from './sanitise.ts';

/** Builds the record of a save: sanitized texts, sections with stable ids, translation provenance. Throws 413. */
export async function composeFrontend(
  input: FrontendInput,
  supplier: { id: string; name: string },
  before: StoredFrontend | null,
  author: Author,
): Promise<StoredFrontend> {
  const { origins = [], altTexts, dismissedChecks, legal, facts, ...sent } = input;
  const known = before?.frontend.Sezioni ?? [];
  const Sezioni: Section[] = [];
  const nextSlice = timeSlices();
  for (const { id, visible, NomeSezione, Contenuto } of withIds(sent.Sezioni, known))
    Sezioni.push(await sanitiseSection({ id, visible, NomeSezione, Contenuto }, nextSlice));
  const frontend: Frontend = {
    ...sent,
    Fornitore: supplier.name,
    Sezioni,
    ...withEntries('altTexts', altTexts ?? before?.frontend.altTexts),
    ...withEntries('dismissedChecks', dismissedChecks ?? before?.frontend.dismissedChecks),
    ...withEntries('legal', legal ?? before?.frontend.legal),
    ...withEntries('facts', facts ? filledFacts(facts) : before?.frontend.facts),
    version: (before?.frontend.version ?? 0) + 1,
  };
  const bytes = new TextEncoder().encode(JSON.stringify(frontend)).byteLength;
  if (bytes > frontendLimits.bytes) throw tooLarge(frontendMessages.tooLarge);
  const ledger = provenanceAfterSave({
    before: known,
    after: frontend.Sezioni,
    rows: before?.frontend.ledger ?? [],
    origins,
    author: author.name,
    now: author.at,
  });
  return {
    id: before?.id ?? orderedId(),
    version: frontend.version,
    supplierId: supplier.id,
    frontend: { ...frontend, ledger },
  };
}

/** A key of the record that is left out while it is empty. */
function withEntries<K extends string, V extends object>(key: K, value: V | undefined) {
  const hasEntries = value !== undefined && Object.keys(value).length > 0;
  return (hasEntries ? { [key]: value } : {}) as Partial<Record<K, V>>;
}

/** Keeps section ids. A section without an id gets the id of the section at its position. */
function withIds(sections: SectionInput[], known: Section[]): (SectionInput & { id: string })[] {
  const taken = new Set(sections.flatMap(({ id }) => id ?? []));
  const used = new Set<string>();
  return sections.map((section, index) => {
    const inPlace = known[index]?.id;
    const free = inPlace !== undefined && !taken.has(inPlace) ? inPlace : randomId();
    const id = section.id !== undefined && !used.has(section.id) ? section.id : free;
    used.add(id);
    return { ...section, id: id };
  });
}
