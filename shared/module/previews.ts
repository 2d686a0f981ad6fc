import { getItem, getJson, setItem } from '../storage/index.ts';
import type { RegistryModule } from './registry.ts';

const PREVIEWS_KEY = 'modulePreviews';
const ENDED_KEY = 'endedPreviews';
const FAULT_KEY = 'moduleFault';

/** A fault that the inspector injects while a module loads. */
export interface ModuleFault {
  id: string;
  kind: 'offline' | 'slow' | 'server-error' | 'bad-hash' | 'wrong-version';
}

/** The fault that is injected in this tab, or null. */
export function getFault(): ModuleFault | null {
  return getJson('sessionStorage', FAULT_KEY) as ModuleFault | null;
}

/** Sets the fault for the next page load; null removes it. */
export function setFault(fault: ModuleFault | null): void {
  setItem('sessionStorage', FAULT_KEY, fault && JSON.stringify(fault));
}

/** Only stored releases: an entry in the storage of a browser names no other file of this site. */
const isEntry = (one: Partial<RegistryModule>) =>
  typeof one.id === 'string' && one.base === `/modules/${one.id}/${one.version}/` && one.entry;

/** The releases that this browser gets instead of the live ones. */
export function getPreviews(): RegistryModule[] {
  const stored = getJson('localStorage', PREVIEWS_KEY);
  return Array.isArray(stored) ? stored.filter((one) => one && isEntry(one)) : [];
}

/** Stores a preview for the next page load. False when the browser blocks storage or it is full. */
export function setPreview(entry: RegistryModule): boolean {
  const others = getPreviews().filter(({ id }) => id !== entry.id);
  return setItem('localStorage', PREVIEWS_KEY, JSON.stringify([...others, entry]));
}

const endedPreviews = () => getItem('localStorage', ENDED_KEY)?.split(' ') ?? [];
/** More are not previews any more. */
const MAX_ENDED = 50;

/** Ends the preview of a module in this browser, also when the server shows it to this user. */
export function endPreview({ id, base }: Pick<RegistryModule, 'id' | 'base'>): void {
  const others = getPreviews().filter((one) => one.id !== id);
  setItem('localStorage', PREVIEWS_KEY, others.length > 0 ? JSON.stringify(others) : null);
  setItem('localStorage', ENDED_KEY, [...endedPreviews(), base].slice(-MAX_ENDED).join(' '));
}

/** The previews that the server shows to this user and this browser has neither ended nor taken. */
export function newPreviews(offered: RegistryModule[]): RegistryModule[] {
  const known = [...endedPreviews(), ...getPreviews().map(({ base }) => base)];
  return offered.filter(({ base }) => !known.includes(base));
}

/** The modules of a registry with previews in the place of live ones. A new section may be a preview only. */
export function withPreviews(
  modules: readonly RegistryModule[],
  previews: readonly RegistryModule[],
): RegistryModule[] {
  const shown = previews.filter(({ base }) => modules.every((live) => live.base !== base));
  const others = modules.filter(({ id }) => shown.every((preview) => preview.id !== id));
  return [...others, ...shown.map((entry) => ({ ...entry, isPreview: true }))];
}
