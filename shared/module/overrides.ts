import { getItem, getJson, setItem } from '../storage/index.ts';
import type { Registry } from './registry.ts';

const OVERRIDES_KEY = 'moduleOverrides';
const FAULT_KEY = 'moduleFault';
const PREVIEW_KEY = 'canaryPreview';

/** What can be made to go wrong on purpose, and in which module. */
export interface ModuleFault {
  id: string;
  kind: 'offline' | 'slow' | 'server-error' | 'bad-hash' | 'wrong-version';
}

/** The versions that this browser holds on trial: signed registries of one module each. */
export function getOverrides(): Registry[] {
  const kept = getJson('localStorage', OVERRIDES_KEY);
  return Array.isArray(kept) ? kept : [];
}

/** Keeps them for the next page. False when this browser does not allow it. */
export function setOverrides(overrides: Registry[]): boolean {
  return setItem('localStorage', OVERRIDES_KEY, JSON.stringify(overrides));
}

/** The one fault that the inspector injects into the loading of a module, in this tab. */
export function getFault(): ModuleFault | null {
  return getJson('sessionStorage', FAULT_KEY) as ModuleFault | null;
}

/** Arms it for the next load, or with null takes it back. */
export function setFault(fault: ModuleFault | null): void {
  setItem('sessionStorage', FAULT_KEY, fault && JSON.stringify(fault));
}

/** Whether this browser sees canaries before others do. */
export const seesPreviews = () => getItem('localStorage', PREVIEW_KEY) === 'true';

export function setPreviews(on: boolean): void {
  setItem('localStorage', PREVIEW_KEY, on ? 'true' : null);
}
