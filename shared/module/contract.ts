import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Action } from '../entities/permissions.ts';
import type { LanguageCode } from '../i18n/languages.ts';

/**
 * The number of this contract. It changes when a part of it, or of a shared entry point, changes incompatibly; what is
 * added does not change it. A module says with which numbers it works, and a shell has one.
 */
export const CONTRACT = 1;

/** The id of the `<script>` element that holds the registry in the HTML. */
export const REGISTRY_ELEMENT_ID = 'wabu-registry';

/** The path prefix of all staff pages, which need a session. */
export const ADMIN_PATH = '/adminwabu';

/**
 * Flat or nested words of one language, with every key. A missing key falls back to English, then to Italian
 * (`fallbackLng` in i18n/i18n.ts), where the page has loaded those words; else the page shows the key.
 */
export interface Words {
  [key: string]: string | Words;
}

/** The layout of a module's pages: the public one, or the staff layout, which needs a session. */
export type ModuleArea = 'public' | 'admin';

/** A text of the menu. A language without one shows the Italian. */
export type MenuLabel = { it: string } & Partial<Record<LanguageCode, string>>;

export interface NavigationEntry {
  path: string;
  label: MenuLabel;
  /**
   * The heading under which the entry stands where the menu shows many entries; entries of all modules with the
   * same Italian text stand together.
   */
  group?: MenuLabel;
  /** Position in the menu, smaller first. */
  order: number;
}

/**
 * Metadata of a module, known before its files are fetched: the `wabu` key of the module's package.json.
 * The build validates it, and the registry contains it.
 */
export interface ModuleDescription {
  id: string;
  area: ModuleArea;
  /** Absolute paths of its pages below its address, as react-router patterns: `/adminwabu/boats/:id`. */
  routes: string[];
  navigation: NavigationEntry[];
  /** The action that a role needs to open it (`can(role, action)`). Absent for public modules. */
  requires?: Action;
  /** The contracts that it works with. The build sets its own where package.json names none. */
  contracts?: number[];
  /** GET calls of its first page, such as `/api/d1/getusers`: the shell prefetches them while the module loads. */
  data?: string[];
  /** The i18n namespaces that it provides; the first is the module's id. */
  namespaces: string[];
  /** The slots that it contributes to, each once. Its `src/slots.tsx` exports the components. */
  slots?: SlotContribution[];
  /** The slots that its pages offer to other modules: `boats.*`. */
  offers?: SlotName[];
  /** Its actions in the command palette. */
  commands?: Command[];
  /** The command palette finds its records: its `src/search.ts` exports how. */
  search?: RecordSearch;
}

/** An action that the command palette offers: an address of the module, such as that of a new record's form. */
export interface Command {
  /** Below the module's address, with search and fragment: `/adminwabu/boats#new`. */
  path: string;
  label: MenuLabel;
  /** More words that find it, such as `aggiungi crea`. */
  words?: Partial<MenuLabel>;
  /** The action that a role needs to see it; the module's own `requires` when absent. */
  requires?: Action;
}

/** Who may search a module's records in the command palette; the module's `src/search.ts` finds them. */
export interface RecordSearch {
  /** The action that a role needs to search; the module's own `requires` when absent. */
  requires?: Action;
}

/**
 * The slots: places in pages of the shell and of modules that other modules contribute to, each with the props
 * that its components get. A module that offers a slot of its own adds it where it is typed, under a name with its
 * id: `declare module '@wabu/shared/module' { interface SlotProps { 'boats.detail': { boat: Boat } } }`.
 */
export interface SlotProps {
  /** The body of the module's card on the dashboard, below the link to its page. */
  'dashboard.card': object;
  /** Below a supplier's detail view. */
  'supplier.detail': { supplier: { PIVA: string; Nome: string } };
  /** Below a frontend's detail view. */
  'frontend.detail': { frontend: { URL: string; Fornitore: string } };
  /** Beside the language and theme switches of the staff header. */
  'header.actions': object;
}
/** The name of a slot: what offers it and the place there. */
export type SlotName = keyof SlotProps;

/** A contribution of a module to a slot, known before the module's files are fetched. */
export interface SlotContribution {
  slot: SlotName;
  /** Position in the slot, smaller first. */
  order: number;
  /** The action that a role needs to see it; the module's own `requires` when absent. */
  requires?: Action;
}

/**
 * The exports of a module: the value that its `module.tsx` exports as `face`, made by `defineModule`. The export
 * keeps that name because shells and modules of different releases meet at run time. The shell validates the
 * value: one page per route of the description, and nothing more.
 */
export interface ModuleExports {
  id: string;
  /** A page per route of the description, under the same path. */
  pages: Record<string, ComponentType>;
  /** Loads the module's words in one language, when that language is first shown. */
  words?: (language: LanguageCode) => Promise<Words>;
}

/**
 * The value that a module's `slots.tsx` exports as `slots`, made by `defineSlots`: a component for each
 * contribution of the description. The page loads them when the first of their slots is shown; a large one can be
 * `lazy`.
 */
export interface ModuleSlots {
  id: string;
  components: { [Name in SlotName]?: ComponentType<SlotProps[Name]> };
  /** The words of the components, under the namespace `<id>-slots`: a page of others loads no other words. */
  words?: (language: LanguageCode) => Promise<Words>;
}

/** A record that the command palette shows. */
export interface FoundRecord {
  /** Its name. */
  label: string;
  /** What tells it from others of that name. */
  detail?: string;
  /** Its address, below that of the module. Personal data, such as a tax code, only in the fragment. */
  path: string;
}

/** What a search of the command palette gets beside the text. */
export interface SearchContext {
  /** The most records that are shown. */
  limit: number;
  /** Aborted when another text is typed: the answer is not shown any more. */
  signal: AbortSignal;
  /** The query cache of the page, with the lists that its modules have loaded. */
  queries: QueryClient;
}

/** The value that a module's `search.ts` exports as `search`, made by `defineSearch`. */
export interface ModuleSearch {
  id: string;
  /**
   * The records that a text finds, best first. The text is not empty. The palette shows what comes within five
   * seconds; an error is said in the module's group.
   */
  find: (text: string, context: SearchContext) => Promise<readonly FoundRecord[]>;
}

/** Types the search exports of a module. */
export const defineSearch = (search: ModuleSearch): ModuleSearch => search;

/** Types the slot exports of a module. */
export const defineSlots = (slots: ModuleSlots): ModuleSlots => slots;

/** Types the exports of a module. */
export const defineModule = (exports: ModuleExports): ModuleExports => exports;
