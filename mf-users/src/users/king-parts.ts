import { lazy } from 'react';

/*
 * What only a king opens. The form of a new user needs more code than the rest.
 */
const loadKing = () => import('./king-code.ts');

export const AddUserDialog = lazy(async () => {
  const [{ AddUserDialog }] = await Promise.all([import('./add-user-dialog.tsx'), loadKing()]);
  return { default: AddUserDialog };
});
export const DeleteUserDialog = lazy(async () => ({
  default: (await loadKing()).DeleteUserDialog,
}));
export const UserMenu = lazy(async () => ({ default: (await loadKing()).UserMenu }));
export const UsagePanel = lazy(async () => ({ default: (await loadKing()).UsagePanel }));
