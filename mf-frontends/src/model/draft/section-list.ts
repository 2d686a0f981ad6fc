import type { Section } from '@wabu/shared/entities/frontend';
import { randomId } from '@wabu/shared/entities/random-id';

export function newSection(): Section {
  return { id: randomId(12), visible: true, NomeSezione: {}, Contenuto: {} };
}

/** Returns the list with one item moved; a target index outside the list is clamped. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const item = list[from];
  if (item === undefined) return [...list];
  rest.splice(Math.max(0, Math.min(to, rest.length)), 0, item);
  return rest;
}

export interface RemovedSection {
  section: Section;
  /** The id of the preceding section, which fixes the position in a list that changed since. */
  after: string | null;
}

export function removeSection(
  sections: readonly Section[],
  id: string,
): { sections: Section[]; removed: RemovedSection | null } {
  const index = sections.findIndex((section) => section.id === id);
  const section = sections[index];
  if (section === undefined) return { sections: [...sections], removed: null };
  return {
    sections: sections.filter((other) => other !== section),
    removed: { section, after: sections[index - 1]?.id ?? null },
  };
}

export function restoreSection(
  sections: readonly Section[],
  { section, after }: RemovedSection,
): Section[] {
  if (sections.some(({ id }) => id === section.id)) return [...sections];
  const before = sections.findIndex(({ id }) => id === after);
  const place = after === null ? 0 : before < 0 ? sections.length : before + 1;
  return [...sections.slice(0, place), section, ...sections.slice(place)];
}
