import { lazy } from 'react';

/*
 * What only a king opens, with its words. The form of a new user needs more code than the rest.
 */

const loadWords = async () => {
  const words = await import(/* webpackChunkName: "king" */ '../words/king-words.ts');
  await words.provideKingWords();
};

export const AddUserDialog = lazy(async () => {
  const [{ AddUserDialog }] = await Promise.all([import('./add-user-dialog.tsx'), loadWords()]);
  return { default: AddUserDialog };
});

export const DeleteUserDialog = lazy(async () => {
  const [{ DeleteUserDialog }] = await Promise.all([
    import(/* webpackChunkName: "king" */ './delete-user-dialog.tsx'),
    loadWords(),
  ]);
  return { default: DeleteUserDialog };
});

export const UserMenu = lazy(async () => {
  const [{ UserMenu }] = await Promise.all([
    import(/* webpackChunkName: "king" */ '../manage/user-menu.tsx'),
    loadWords(),
  ]);
  return { default: UserMenu };
});

export const UsagePanel = lazy(async () => {
  const [{ UsagePanel }] = await Promise.all([
    import(/* webpackChunkName: "king" */ '../usage/usage-panel.tsx'),
    loadWords(),
  ]);
  return { default: UsagePanel };
});
