import type { Section } from '@wabu/shared/entities/frontend';
import { sectionFields } from '@wabu/shared/entities/translation-provenance';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { sameSection } from '../draft/draft.ts';
import { each, type MergeValue, type Versions } from './versions.ts';

type Sections = readonly Section[];

export function mergeSections(versions: Versions<Sections>, choose: MergeValue): Section[] {
  const known = each(versions, (list) => new Map(list.map((section) => [section.id, section])));
  const ids = new Set([...known.mine.keys(), ...known.theirs.keys()]);
  const merged = new Map<string, Section>();
  for (const id of ids) {
    const section = mergeOne(
      id,
      each(known, (map) => map.get(id)),
      choose,
    );
    if (section !== undefined) merged.set(id, section);
  }
  return orderOf(versions, [...merged.keys()], choose).flatMap((id) => merged.get(id) ?? []);
}

function mergeOne(
  id: string,
  { base, mine, theirs }: Versions<Section | undefined>,
  choose: MergeValue,
): Section | undefined {
  if (mine !== undefined && theirs !== undefined) {
    return mergeTexts({ base: base ?? nothing(id), mine, theirs }, choose);
  }
  const left = mine ?? theirs;
  if (base === undefined || left === undefined) return left;
  // A removal wins unless the other side changed the section.
  const text = (section: Section | undefined) =>
    section === undefined ? '' : sameSection(section, base) ? 'as it was' : 'changed';
  const what = {
    kind: 'removed',
    section: id,
    by: mine === undefined ? 'mine' : 'theirs',
  } as const;
  const side = choose(`${id}.removed`, what, {
    base: text(base),
    mine: text(mine),
    theirs: text(theirs),
  });
  return side === 'mine' ? mine : theirs;
}

const nothing = (id: string): Section => ({ id, visible: true, NomeSezione: {}, Contenuto: {} });

function mergeTexts(versions: Versions<Section>, choose: MergeValue): Section {
  const { mine, theirs } = versions;
  if (mine === theirs || sameSection(mine, theirs)) return mine;
  const section = mine.id;
  const visible = choose(
    `${section}.visible`,
    { kind: 'visible', section },
    each(versions, (one) => String(one.visible)),
  );
  const merged: Section = { ...mine, visible: versions[visible].visible };
  for (const field of sectionFields) {
    const texts = { ...merged[field] };
    for (const language of languageCodes) {
      const three = each(versions, (one) => one[field][language] ?? '');
      if (three.mine === three.theirs) continue;
      const what = { kind: 'text', section, field, language } as const;
      texts[language] = three[choose(`${section}.${field}.${language}`, what, three)];
    }
    merged[field] = texts;
  }
  return merged;
}

/** Sections that the other side added follow their predecessor. */
function orderOf(
  versions: Versions<Sections>,
  ids: readonly string[],
  choose: MergeValue,
): string[] {
  const all = each(versions, (list) => list.map(({ id }) => id));
  const shared = new Set(all.mine.filter((id) => all.theirs.includes(id) && ids.includes(id)));
  const common = each(all, (list) => list.filter((id) => shared.has(id)).join('\n'));
  const side = choose('order', { kind: 'order' }, common);
  const order = all[side].filter((id) => ids.includes(id));
  const other = all[side === 'mine' ? 'theirs' : 'mine'];
  for (const [index, id] of other.entries()) {
    if (order.includes(id) || !ids.includes(id)) continue;
    const before = other.slice(0, index).findLast((earlier) => order.includes(earlier));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}
