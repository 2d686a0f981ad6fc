import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
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
