import { useLanguage } from '@wabu/shared/i18n';
import { ADMIN_PATH, type RegistryModule } from '@wabu/shared/module';
import { ownRoutes } from '@wabu/shared/module/ownership';
import { useShellWords } from '../words/shell-words.ts';

const ownNavigation = (module: RegistryModule) =>
  (module.description?.navigation ?? []).filter(({ path }) => ownRoutes(module).includes(path));

export interface MenuEntry {
  path: string;
  label: string;
  order: number;
  /** The module to preload on hover or focus; absent for the shell's own pages. */
  module?: RegistryModule;
}

/** The menu entries in order: two of the shell, the others from the modules of the registry. */
export function useMenuEntries(modules: RegistryModule[]): MenuEntry[] {
  const t = useShellWords();
  const language = useLanguage();
  const own: MenuEntry[] = [
    { path: `${ADMIN_PATH}/dashboard`, label: t('menu.dashboard'), order: 10 },
    { path: `${ADMIN_PATH}/tickets`, label: t('menu.tickets'), order: 40 },
  ];
  const fromModules = modules.flatMap((module) =>
    ownNavigation(module).map(({ path, label, order }) => ({
      path,
      order,
      module,
      label: label[language] ?? label.it ?? module.id,
    })),
  );
  return [...own, ...fromModules].sort((one, other) => one.order - other.order);
}
