/** The chunk of what a king opens, except the form of a new user. */
export { UserMenu } from '../manage/user-menu.tsx';
export { UsagePanel } from '../usage/usage-panel.tsx';
export { DeleteUserDialog } from './delete-user-dialog.tsx';
