import type { Section } from '@wabu/shared/entities/frontend';
import { randomId } from '@wabu/shared/entities/random-id';
import { sectionFields, type TextOrigin } from '@wabu/shared/entities/translation-provenance';
import { draftProvenance, type EditorState, sectionIn } from '../draft/editor-state.ts';
import { originsOf } from './duplicate.ts';

export interface SectionCopy {
  section: Omit<Section, 'id'>;
  origins: readonly Omit<TextOrigin, 'section'>[];
}

export function copyOf(state: EditorState, id: string): SectionCopy | null {
  const found = sectionIn(state.draft, id);
  if (found === undefined) return null;
  const { id: _, ...section } = found;
  const origins = originsOf([found], [...draftProvenance(state).values()]);
  return { section, origins: origins.map(({ section: _id, ...origin }) => origin) };
}

export function placed({ section, origins }: SectionCopy): {
  section: Section;
  origins: TextOrigin[];
} {
  const id = randomId();
  return {
    section: { ...section, id },
    origins: origins.map((origin) => ({ ...origin, section: id })),
  };
}

/** The address of a published picture, which lasts as long as the microsite that shows it. */
const PUBLISHED = /(<img\b[^>]*\ssrc=")(\/media\/[^"]+)(")/g;

/** The section with its published pictures inside its texts. A picture that `read` has not stays as it is. */
export async function withOwnPictures(
  section: Omit<Section, 'id'>,
  read: (address: string) => Promise<string | null>,
): Promise<Omit<Section, 'id'>> {
  const texts = sectionFields.flatMap((field) => Object.values(section[field]));
  const addresses = new Set(
    texts.flatMap((html = '') =>
      [...html.matchAll(PUBLISHED)].map(([, , address = '']) => address),
    ),
  );
  const data = new Map<string, string>();
  for (const address of addresses) {
    const found = await read(address).catch(() => null);
    if (found !== null) data.set(address, found);
  }
  if (data.size === 0) return section;
  const inside = (html: string) =>
    html.replace(
      PUBLISHED,
      (_, before: string, address: string, after: string) =>
        before + (data.get(address) ?? address) + after,
    );
  const own = (text: Section['Contenuto']) =>
    Object.fromEntries(Object.entries(text).map(([language, html]) => [language, inside(html)]));
  return { ...section, NomeSezione: own(section.NomeSezione), Contenuto: own(section.Contenuto) };
}
