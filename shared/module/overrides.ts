import { getItem, getJson, setItem } from '../storage/index.ts';
import type { Registry } from './registry.ts';

const OVERRIDES_KEY = 'moduleOverrides';
const FAULT_KEY = 'moduleFault';
const PREVIEW_KEY = 'canaryPreview';

/** A fault that the inspector injects while a module loads. */
export interface ModuleFault {
  id: string;
  kind: 'offline' | 'slow' | 'server-error' | 'bad-hash' | 'wrong-version';
}

/** The module versions that this browser loads instead of the live ones: signed registries of one module each. */
export function getOverrides(): Registry[] {
  const stored = getJson('localStorage', OVERRIDES_KEY);
  return Array.isArray(stored) ? stored : [];
}

/** Stores the overrides for the next page load. False when the browser blocks storage or it is full. */
export function setOverrides(overrides: Registry[]): boolean {
  return setItem('localStorage', OVERRIDES_KEY, JSON.stringify(overrides));
}

/** The fault that is injected in this tab, or null. */
export function getFault(): ModuleFault | null {
  return getJson('sessionStorage', FAULT_KEY) as ModuleFault | null;
}

/** Sets the fault for the next page load; null removes it. */
export function setFault(fault: ModuleFault | null): void {
  setItem('sessionStorage', FAULT_KEY, fault && JSON.stringify(fault));
}

/** True if this browser loads every canary version, whatever its percentage. */
export const seesPreviews = () => getItem('localStorage', PREVIEW_KEY) === 'true';

/** Turns the preview of canary versions on or off in this browser. */
export function setPreviews(on: boolean): void {
  setItem('localStorage', PREVIEW_KEY, on ? 'true' : null);
}
