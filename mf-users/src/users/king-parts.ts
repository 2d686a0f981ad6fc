import { lazyPart } from '@wabu/shared/ui';

/*
 * What only a king opens. The form of a new user needs more code than the rest.
 */
const loadKing = () => import('./king-code.ts');

export const AddUserDialog = lazyPart(async () => {
  const [{ AddUserDialog }] = await Promise.all([import('./add-user-dialog.tsx'), loadKing()]);
  return AddUserDialog;
});
export const DeleteUserDialog = lazyPart(async () => (await loadKing()).DeleteUserDialog);
export const UserMenu = lazyPart(async () => (await loadKing()).UserMenu);
export const UsagePanel = lazyPart(async () => (await loadKing()).UsagePanel);
