import { ADMIN_PATH } from './contract.ts';

/**
 * What cannot be the id of a module, with who has the name: its address, the namespaces and the slots that begin with
 * it are taken.
 */
const reservedIds: Record<string, string> = {
  shell: 'the shell itself',
  account: 'the account page of the shell',
  activity: 'the activity page of the shell',
  dashboard: 'the dashboard of the shell, which has the slot dashboard.card',
  header: 'the staff header of the shell, which has the slot header.actions',
  people: 'the page of the shell for the data of a person',
  record: 'the history page of the shell',
  tickets: 'the tickets page of the shell',
  trash: 'the trash of the shell',
  ui: 'the words of the shared components',
  'rich-text': 'the words of the shared editor',
  translation: 'the words of the shared translation',
  tests: 'the address of devtools',
  supplier: 'the slot supplier.detail of suppliers',
  frontend: 'the slot frontend.detail of frontends',
};

/** What the modules of the program have beside what their id gives them, from the time before this rule. */
const exceptions: Record<string, { address?: string; slot?: string }> = {
  devtools: { address: `${ADMIN_PATH}/tests` },
  suppliers: { slot: 'supplier.detail' },
  frontends: { slot: 'frontend.detail' },
};

/** The only module in the public area, and the only one whose pages stand outside of an address of its own. */
const PUBLIC = 'public';

/** The address below which all staff pages of a module stand. */
export const addressOf = (id: string): string => exceptions[id]?.address ?? `${ADMIN_PATH}/${id}`;

/** True for a path below the module's address, whatever its search and fragment. The router ignores letter case. */
export function leadsInto(id: string, path: string): boolean {
  const base = 'http://site.invalid';
  if (!URL.canParse(path, base)) return false;
  const { origin, pathname } = new URL(path, base);
  return origin === base && `${pathname.toLowerCase()}/`.startsWith(`${addressOf(id)}/`);
}

/** True for the names of a slot that a module's pages offer. */
export const isSlotOf = (id: string, slot: string): boolean =>
  slot.startsWith(`${id}.`) || exceptions[id]?.slot === slot;

/** One of two ids extends the other by a hyphen: their namespaces would meet. */
const meet = (one: string, other: string) =>
  one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);

/** Why a module cannot have this id beside the ids of others, as a sentence; null when it can. */
export function rejectionOfId(id: string, others: readonly string[] = []): string | null {
  const reserved = Object.keys(reservedIds).find((name) => meet(name, id));
  if (reserved !== undefined) return `"${id}" is taken: "${reserved}" is ${reservedIds[reserved]}`;
  const other = others.find((name) => name !== id && meet(name, id));
  if (other === undefined) return null;
  return `"${id}" meets the module "${other}": one of the two extends the other by a hyphen`;
}

/** A fixed segment, a parameter (`:id`), or `*` at the end. */
const BELOW = /^(\/[a-z0-9][a-z0-9-]*|\/:[A-Za-z][A-Za-z0-9]*)*(\/\*)?$/;

interface Described {
  id: string;
  area: 'public' | 'admin';
  routes: string[];
  namespaces: string[];
  offers?: string[] | undefined;
}

/** What a description has that its id does not give: one sentence each. */
export function foreignParts({ id, area, routes, namespaces, offers = [] }: Described) {
  const address = addressOf(id);
  const isBelow = (route: string) =>
    route.startsWith(address) && BELOW.test(route.slice(address.length));
  const isTwice = (route: string, index: number) => routes.indexOf(route) !== index;
  const isNamedForIt = (name: string) => name === id || name.startsWith(`${id}-`);
  const isWrongArea = (area === 'public') !== (id === PUBLIC);
  return [
    rejectionOfId(id),
    isWrongArea ? `the public area is that of the module "${PUBLIC}" alone` : null,
    ...routes
      .filter((route) => area === 'admin' && !isBelow(route))
      .map((route) => `"${route}" is not below ${address}`),
    ...routes.filter(isTwice).map((route) => `the route "${route}" is there twice`),
    ...namespaces
      .filter((name) => !isNamedForIt(name))
      .map((name) => `the namespace "${name}" does not begin with "${id}"`),
    ...offers
      .filter((slot) => !isSlotOf(id, slot))
      .map((slot) => `the slot "${slot}" does not begin with "${id}."`),
  ].filter((sentence) => sentence !== null);
}
