import { can } from '@wabu/shared/entities/permissions';
import { bestMatches } from '@wabu/shared/entities/search/best-matches';
import { foldText } from '@wabu/shared/entities/search/fold-text';
import { changeLanguage, type LanguageCode, useLanguage } from '@wabu/shared/i18n';
import { ADMIN_PATH, type MenuLabel, type RegistryModule } from '@wabu/shared/module';
import { leadsInto } from '@wabu/shared/module/address';
import { useSession } from '@wabu/shared/session';
import { openedRecords } from '@wabu/shared/ui';
import { labelOf } from '../../modules/label-of.ts';
import { mayOpen } from '../../modules/registry/may-open.ts';
import { useMenuEntries } from '../../navigation/menu-entries.ts';
import { useConfirmLeave } from '../../navigation/unsaved-work-guard.tsx';
import { chooseTheme, shownTheme, useTheme } from '../../parts/use-theme.ts';
import { logOut } from '../../session/log-out.ts';
import { useShellWords } from '../../words/it.ts';
import { MAX_FOUND, type PaletteGroup, type PaletteItem } from './palette-item.ts';
import { type PaletteWords, usePaletteWords } from './words/it.ts';

/** A line that words find beside those of its label. */
type Worded = PaletteItem & { words: string };

const MAX_RECENT = 5;

/**
 * Pages and actions that a text finds; without a text all of them, after the records that were opened last.
 *
 * @param onKeys shows the keyboard sheet
 */
export function useOwnGroups(
  modules: readonly RegistryModule[],
  text: string,
  onKeys: () => void,
): PaletteGroup[] {
  const t = usePaletteWords();
  const recent = useRecent(modules);
  const pages = usePages(modules);
  const actions = useActions(modules, onKeys);
  if (text === '') {
    return [
      { id: 'recent', label: t('groups.recent'), items: recent },
      { id: 'actions', label: t('groups.actions'), items: actions },
      { id: 'pages', label: t('groups.pages'), items: pages },
    ];
  }
  const found = (items: readonly Worded[]) =>
    bestMatches(items, ({ label, words }) => foldText(`${label}\n${words}`), text, MAX_FOUND);
  return [
    { id: 'pages', label: t('groups.pages'), items: found(pages) },
    { id: 'actions', label: t('groups.actions'), items: found(actions) },
  ];
}

/** The records that were opened last, but for the one that is open. */
function useRecent(modules: readonly RegistryModule[]): PaletteItem[] {
  const language = useLanguage();
  const role = useSession().user?.role;
  const { pathname, search, hash } = location;
  return openedRecords()
    .filter(({ path }) => path !== pathname + search + hash)
    .flatMap(({ label, path }) => {
      const owner = modules.find(({ id }) => leadsInto(id, path));
      if (!owner || !mayOpen(owner, role)) return [];
      return [{ id: `recent ${path}`, label, detail: labelOf(owner, language), path }];
    })
    .slice(0, MAX_RECENT);
}

const inAllLanguages = (label: Partial<MenuLabel> = {}) => Object.values(label).join(' ');

function usePages(modules: readonly RegistryModule[]): Worded[] {
  const t = usePaletteWords();
  const words = useShellWords();
  const role = useSession().user?.role;
  const entries = useMenuEntries([...modules]).filter(
    ({ module }) => module === undefined || mayOpen(module, role),
  );
  const account = `${ADMIN_PATH}/account`;
  return [
    ...entries.map(({ path, label, module }) => {
      const own = module?.description?.navigation.find((entry) => entry.path === path);
      const page = path.slice(ADMIN_PATH.length + 1) as OwnPage;
      return { id: path, path, label, words: own ? inAllLanguages(own.label) : t(`pages.${page}`) };
    }),
    { id: account, path: account, label: words('menu.account'), words: t('pages.account') },
  ];
}

/** An entry of the menu without a module is one of them. */
type OwnPage = keyof PaletteWords['pages'];

function useActions(modules: readonly RegistryModule[], onKeys: () => void): Worded[] {
  const t = usePaletteWords();
  const words = useShellWords();
  const language = useLanguage();
  const role = useSession().user?.role;
  const theme = shownTheme(useTheme()) === 'dark' ? 'light' : 'dark';
  const other: LanguageCode = language === 'en' ? 'it' : 'en';
  const confirmLeave = useConfirmLeave();
  return [
    ...modules.flatMap((module) => commandsOf(module, role, language)),
    {
      id: 'theme',
      label: words(`menu.${theme}`),
      words: t('actions.themeWords'),
      run: () => chooseTheme(theme),
    },
    {
      id: 'language',
      label: t('actions.language'),
      words: t('actions.languageWords'),
      run: () => changeLanguage(other).catch(() => undefined),
    },
    { id: 'keys', label: words('menu.keys'), words: t('actions.keysWords'), run: onKeys },
    {
      id: 'logout',
      label: words('menu.logout'),
      words: t('actions.logoutWords'),
      run: async () => (await confirmLeave()) && logOut(),
    },
  ];
}

/** The commands of a module that the role may see and that lead to its own sections. */
function commandsOf(
  module: RegistryModule,
  role: string | undefined,
  language: LanguageCode,
): Worded[] {
  const { commands = [], requires } = module.description ?? {};
  return commands
    .filter((command) => {
      const needed = command.requires ?? requires;
      return (needed === undefined || can(role, needed)) && leadsInto(module.id, command.path);
    })
    .map(({ path, label, words }) => ({
      id: path,
      path,
      label: label[language] ?? label.it ?? path,
      words: `${inAllLanguages(label)} ${inAllLanguages(words)}`,
    }));
}
