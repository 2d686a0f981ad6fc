import type { ComponentType } from 'react';
import type { Action } from '../entities/permissions.ts';
import type { LanguageCode } from '../i18n/languages.ts';

/** The version of this contract. A module built for another one is refused before it is shown. */
export const CONTRACT_VERSION = 1;

/** The id of the element that carries the registry inside the HTML. */
export const REGISTRY_ELEMENT_ID = 'wabu-registry';

/** The staff pages live under this path, behind the guard. */
export const ADMIN_PATH = '/adminwabu';

/** Flat or nested words of one language. A missing key falls back to Italian, then to English. */
export interface Words {
  [key: string]: string | Words;
}

/** Where a module's pages live: inside the public layout, or inside the staff layout behind the guard. */
export type ModuleArea = 'public' | 'admin';

/** The entry a module has in its area's menu. Labels: Italian is required, other languages fall back to it. */
export interface NavigationEntry {
  path: string;
  label: { it: string } & Partial<Record<LanguageCode, string>>;
  /** Position in the menu, smaller first. */
  order: number;
}

/**
 * What is known of a module before a byte of it is fetched. It stands under `wabu` in the module's
 * package.json, is checked when the module is built, and travels in the registry.
 */
export interface ModuleDescription {
  id: string;
  area: ModuleArea;
  /** Absolute paths that the module owns, as react-router patterns: `/adminwabu/suppliers`. */
  routes: string[];
  navigation: NavigationEntry[];
  /** Who may open it: an action of `can(role, action)`. Absent for public modules. */
  requires?: Action;
  /** The range of shell versions it was made for, `^1.0.0`. */
  requiresShell: string;
  /** Reading calls of the api that its first page makes, `/api/d1/getusers`: asked for while it still loads. */
  data?: string[];
  /** i18n namespaces it brings; the first is the module's id. */
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
  /** The module's words in one language, loaded when the language is first needed. */
  words?: (language: LanguageCode) => Promise<Words>;
}

/** Makes the exports of a module and adds the contract version. */
export function defineModule(exports: Omit<ModuleExports, 'contract'>): ModuleExports {
  return { contract: CONTRACT_VERSION, ...exports };
}
