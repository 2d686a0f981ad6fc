import { useLanguage } from '@wabu/shared/i18n';
import { ADMIN_PATH, type RegistryModule } from '@wabu/shared/module';
import { useShellWords } from '../words/shell-words.ts';

export interface MenuEntry {
  path: string;
  label: string;
  order: number;
  /** What is loaded when somebody points at it; the shell's own pages need nothing. */
  module?: RegistryModule;
}

/** The six entries: the shell's own two between those that the modules of the registry bring. */
export function useMenuEntries(modules: RegistryModule[]): MenuEntry[] {
  const t = useShellWords();
  const language = useLanguage();
  const own: MenuEntry[] = [
    { path: `${ADMIN_PATH}/dashboard`, label: t('menu.dashboard'), order: 10 },
    { path: `${ADMIN_PATH}/tickets`, label: t('menu.tickets'), order: 40 },
  ];
  const theirs = modules.flatMap((module) =>
    (module.description?.navigation ?? []).map(({ path, label, order }) => ({
      path,
      order,
      module,
      label: label[language] ?? label.it ?? module.id,
    })),
  );
  return [...own, ...theirs].sort((one, other) => one.order - other.order);
}
