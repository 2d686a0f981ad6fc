import type { ChangeAction } from './history.ts';

/** The actions that change a record; the others show it to people without an account, or delete it for good. */
export const changingActions: readonly ChangeAction[] = [
  'create',
  'update',
  'delete',
  'restore',
  'undelete',
];
