import type { Action } from '../entities/permissions.ts';
import { ADMIN_PATH, type ModuleDescription } from './contract.ts';
import { leadsInto } from './leads-into.ts';

interface Checked
  extends Pick<ModuleDescription, 'id' | 'area' | 'routes' | 'requires' | 'namespaces'> {
  navigation: { path: string }[];
  slots?: { slot: string; requires?: Action }[];
  commands?: { path: string }[];
  search?: object;
}

/** What a well-formed description says against itself: one sentence each, none when it is sound. */
export function descriptionErrors(description: Checked): string[] {
  const { id, area, routes, navigation, requires, namespaces, slots = [] } = description;
  const { commands = [], search } = description;
  const isAdmin = area === 'admin';
  return [
    ...routes
      .filter((route) => isAdmin !== route.startsWith(`${ADMIN_PATH}/`))
      .map((route) => `"${route}" is not a path of the ${area} area`),
    ...navigation
      .filter(({ path }) => !routes.includes(path))
      .map(({ path }) => `the menu leads to "${path}", which is none of the routes`),
    ...(isAdmin && !requires ? ['a staff module says in "requires" who may open it'] : []),
    ...slots
      .filter(({ slot }, index) => slots.findIndex((other) => other.slot === slot) !== index)
      .map(({ slot }) => `it contributes to the slot "${slot}" more than once`),
    ...(slots.length > 0 && !isAdmin && slots.some((one) => !one.requires)
      ? ['a public module says in "requires" of each slot who may see the contribution']
      : []),
    ...commands
      .filter(({ path }) => !leadsInto(routes, path))
      .map(({ path }) => `a command leads to "${path}", which is in no section of the routes`),
    ...(!isAdmin && (search || commands.length > 0)
      ? ['the command palette is for staff modules']
      : []),
    ...(namespaces[0] === id ? [] : [`the first namespace is the id, "${id}"`]),
  ];
}
