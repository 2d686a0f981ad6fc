import { ADMIN_PATH, type ModuleDescription } from './contract.ts';

type Checked = Pick<
  ModuleDescription,
  'id' | 'area' | 'routes' | 'navigation' | 'requires' | 'namespaces'
>;

/** What a well-formed description says against itself: one sentence each, none when it is sound. */
export function descriptionErrors(
  description: {
    [Key in keyof Checked]: Key extends 'navigation' ? { path: string }[] : Checked[Key];
  },
): string[] {
  const { id, area, routes, navigation, requires, namespaces } = description;
  const isAdmin = area === 'admin';
  return [
    ...routes
      .filter((route) => isAdmin !== route.startsWith(`${ADMIN_PATH}/`))
      .map((route) => `"${route}" is not a path of the ${area} area`),
    ...navigation
      .filter(({ path }) => !routes.includes(path))
      .map(({ path }) => `the menu leads to "${path}", which is none of the routes`),
    ...(isAdmin && !requires ? ['a staff module says in "requires" who may open it'] : []),
    ...(namespaces[0] === id ? [] : [`the first namespace is the id, "${id}"`]),
  ];
}
