/** The permissions of each role. The api and the interface both ask `can`; nothing else compares roles. */
export const roles = ['king', 'admin', 'rookie'] as const;
export type Role = (typeof roles)[number];

/** The role that manages users: there is always one who can sign in. */
export const managingRole = 'king' satisfies Role;

/** The roles of new users: one becomes a king by a change of role. */
export const assignableRoles = ['admin', 'rookie'] as const satisfies readonly Role[];
/** The roles of users that can be deleted: a king stays until another king changes the role. */
export const deletableRoles: readonly Role[] = roles.filter((role) => role !== managingRole);

const everyone: readonly Role[] = roles;
const editors: readonly Role[] = ['king', 'admin'];
const kings: readonly Role[] = [managingRole];

const allowed = {
  'suppliers.read': everyone,
  'suppliers.write': editors,
  'frontends.read': everyone,
  'frontends.write': editors,
  'frontends.publish': editors,
  'requests.read': everyone,
  'requests.write': editors,
  /** Serves microsites on hosts of their suppliers. */
  'hosts.write': kings,
  'account.manage': everyone,
  'users.read': everyone,
  'users.write': kings,
  /** Sets up the own second factor: the only action of a user whose role requires one that is missing. */
  'account.secure': everyone,
  'people.manage': kings,
  'files.read': everyone,
  /** Pictures of frontends, the suppliers' folders and shared files. */
  'files.write': editors,
  'avatars.write': kings,
  /** Who changed what in a record, and what it was before. */
  'history.read': everyone,
  /** Restores earlier values, and undoes changes. */
  'history.restore': editors,
  /** What everybody did: it shows how staff work. */
  'activity.read': editors,
  /** The Tests page and its `[Tests]` folder. */
  'tests.use': everyone,
  'translations.use': everyone,
  /** Says what translations leave as it is, and how they address the reader. */
  'translations.rule': editors,
  /** Lists and restores what was deleted. Restoring also needs the right to write the record. */
  'trash.read': editors,
  'trash.restore': editors,
  /** Deletes it for good. */
  'trash.purge': kings,
  /** Reports which record is open, and reads who else has it open. */
  'presence.use': everyone,
  /** History of all records, every stored release, previews and fault injection. */
  'modules.inspect': editors,
  'modules.preview': editors,
  /** Reports a module that fails in this browser, and gets its previews. */
  'modules.report': everyone,
  /** Deploy tokens of all modules. */
  'modules.deploy': kings,
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof allowed;
export const actions = Object.keys(allowed) as Action[];

/** True if the role may do the action. An unknown role may do nothing. */
export function can(role: string | null | undefined, action: Action): boolean {
  return allowed[action].some((allowedRole) => allowedRole === role);
}
