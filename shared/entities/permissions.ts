/**
 * Who may do what: the one place. The api decides with `can`, the interface hides and explains with it.
 */
export const roles = ['king', 'admin', 'rookie'] as const;
export type Role = (typeof roles)[number];

/** The roles that can be given to a new user: a king is only ever made at the first start. */
export const assignableRoles = ['admin', 'rookie'] as const satisfies readonly Role[];

const everyone: readonly Role[] = roles;
const editors: readonly Role[] = ['king', 'admin'];
const kings: readonly Role[] = ['king'];

const allowed = {
  'suppliers.read': everyone,
  'suppliers.write': editors,
  'frontends.read': everyone,
  'frontends.write': editors,
  'users.read': everyone,
  'users.write': kings,
  'files.read': everyone,
  /** Pictures of frontends, the suppliers' folders and shared files. */
  'files.write': editors,
  'avatars.write': kings,
  /** The Tests page and its `[Tests]` folder. */
  'tests.use': everyone,
  'translations.use': everyone,
  /** History of all records, every kept module version, overrides and fault injection. */
  'modules.inspect': editors,
  'modules.override': editors,
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof allowed;
export const actions = Object.keys(allowed) as Action[];

/** True when the role may do the action. An unknown role may do nothing. */
export function can(role: string | null | undefined, action: Action): boolean {
  return allowed[action].some((allowedRole) => allowedRole === role);
}
