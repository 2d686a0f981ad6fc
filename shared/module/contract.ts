import type { ComponentType } from 'react';
import type { Action } from '../entities/permissions.ts';
import type { LanguageCode } from '../i18n/languages.ts';

/** The version of this contract. The shell rejects a module that was built for another version. */
export const CONTRACT_VERSION = 1;

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

/** A module's entry in the menu of its area. `label.it` is required; a language without a label shows it. */
export interface NavigationEntry {
  path: string;
  label: { it: string } & Partial<Record<LanguageCode, string>>;
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
  /** Absolute paths that the module owns, as react-router patterns: `/adminwabu/suppliers`. */
  routes: string[];
  navigation: NavigationEntry[];
  /** The action that a role needs to open it (`can(role, action)`). Absent for public modules. */
  requires?: Action;
  /** The range of shell versions that it supports: `^1.0.0`. */
  requiresShell: string;
  /** GET calls of its first page, such as `/api/d1/getusers`: the shell prefetches them while the module loads. */
  data?: string[];
  /** The i18n namespaces that it provides; the first is the module's id. */
  namespaces: string[];
}

/**
 * The exports of a module: the value that its `module.tsx` exports as `face`, made by `defineModule`. The export
 * keeps that name because shells and modules of different releases meet at run time. The shell validates the
 * value: one page per route of the description, and nothing more.
 */
export interface ModuleExports {
  contract: typeof CONTRACT_VERSION;
  id: string;
  /** A page per route of the description, under the same path. */
  pages: Record<string, ComponentType>;
  /** Loads the module's words in one language, when that language is first shown. */
  words?: (language: LanguageCode) => Promise<Words>;
}

/** Makes the exports of a module and adds the contract version. */
export function defineModule(exports: Omit<ModuleExports, 'contract'>): ModuleExports {
  return { contract: CONTRACT_VERSION, ...exports };
}
