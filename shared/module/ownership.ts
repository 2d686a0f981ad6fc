import { ADMIN_PATH, type ModuleDescription } from './contract.ts';

/** A fixed segment, a parameter (`:id`), or `*` at the end. */
const ROUTE = /^(\/[a-z0-9][a-z0-9-]*)(\/[a-z0-9][a-z0-9-]*|\/:[A-Za-z][A-Za-z0-9]*)*(\/\*)?$/;

/**
 * The part of a path that one module owns with everything below it: `/adminwabu/boats` of
 * `/adminwabu/boats/:id`, `/siti` of `/siti/x`. `/` is the home page alone. Letter case does not count,
 * because the router ignores it.
 */
export function sectionOf(path: string): string {
  const segments = path.toLowerCase().split('/').filter(Boolean);
  const isStaff = segments[0] === ADMIN_PATH.slice(1);
  return `/${segments.slice(0, isStaff ? 2 : 1).join('/')}`;
}

/** The routes of a description whose section is not fixed text: nobody could tell who owns them. */
export function unclearRoutes({ area, routes }: Pick<ModuleDescription, 'area' | 'routes'>) {
  const start = area === 'admin' ? ADMIN_PATH.length : 0;
  return routes.filter((route) => route !== '/' && !ROUTE.test(route.slice(start)));
}

interface Described {
  description?: Pick<ModuleDescription, 'routes'> | undefined;
  /** Sections of its routes that belong to another module, as the registry says. */
  foreign?: string[] | undefined;
}

/** The routes that a module gets: all of its description but those that another module owns. */
export function ownRoutes({ description, foreign = [] }: Described): string[] {
  return (description?.routes ?? []).filter((route) => !foreign.includes(sectionOf(route)));
}
