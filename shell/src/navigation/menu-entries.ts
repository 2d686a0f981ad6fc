import { useLanguage } from '@wabu/shared/i18n';
import type { RegistryModule } from '@wabu/shared/module';
import { useSession } from '@wabu/shared/session';
import { useShellWords } from '../words/it.ts';
import { maySeeOwnPage, ownPages, ownPath } from './own-pages.ts';

export interface MenuEntry {
  path: string;
  label: string;
  order: number;
  /** The Italian text of its group, which all languages share, and the one to show. */
  group?: { id: string; label: string } | undefined;
  /** It stands under «Altro», whatever fits the line. */
  isOther?: boolean;
  /** What waits there, with the words of the number. */
  count?: { call: string; field: string; label: string } | undefined;
  /** The module to preload on hover or focus; absent for the shell's own pages. */
  module?: RegistryModule;
}

/** The menu entries in order: those of the shell, and those of the modules in the registry. */
export function useMenuEntries(modules: RegistryModule[]): MenuEntry[] {
  const t = useShellWords();
  const language = useLanguage();
  const role = useSession().user?.role;
  const own = ownPages
    .filter((page) => maySeeOwnPage(page, role))
    .map(({ page, order, isOther }) => ({
      path: ownPath(page),
      label: t(`menu.${page}`),
      order,
      ...(isOther && { isOther, group: { id: 'other', label: t('menu.more') } }),
    }));
  const fromModules = modules.flatMap((module) =>
    (module.description?.navigation ?? []).map(({ path, label, group, order, count }) => ({
      path,
      order,
      module,
      label: label[language] ?? label.it ?? module.id,
      group: group?.it ? { id: group.it, label: group[language] ?? group.it } : undefined,
      count: count && { ...count, label: count.label[language] ?? count.label.it ?? '' },
    })),
  );
  return [...own, ...fromModules].sort((one, other) => one.order - other.order);
}

const placeInMenu = ({ description }: RegistryModule) => description?.navigation[0]?.order ?? 0;
/** Sorts modules as their first entries stand in the menu. */
export const byPlaceInMenu = (one: RegistryModule, other: RegistryModule) =>
  placeInMenu(one) - placeInMenu(other);

/** From this number on, entries stand in columns and under the headings of their groups. */
export const MANY_ENTRIES = 9;

export interface MenuGroup {
  id: string;
  /** Undefined for the entries without a group. */
  label: string | undefined;
  entries: MenuEntry[];
}

/** The entries without a group, then those of each group, in the order of their first entries. */
export function inGroups(entries: MenuEntry[]): MenuGroup[] {
  const groups = new Map<string, MenuGroup>([['', { id: '', label: undefined, entries: [] }]]);
  for (const entry of entries) {
    const { id, label } = entry.group ?? { id: '', label: undefined };
    const group = groups.get(id) ?? { id, label, entries: [] };
    groups.set(id, { ...group, entries: [...group.entries, entry] });
  }
  return [...groups.values()].filter((group) => group.entries.length > 0);
}
