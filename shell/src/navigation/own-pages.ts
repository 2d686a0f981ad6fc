import { type Action, can } from '@wabu/shared/entities/permissions';
import { ADMIN_PATH } from '@wabu/shared/module';
import { isActivityOn } from '@wabu/shared/page';

interface OwnPage {
  /** Its path under the staff area, and its word in the menu. */
  page: 'dashboard' | 'tickets' | 'trash' | 'activity' | 'people';
  order: number;
  isOther?: boolean;
  /** Only roles that may do this see it; absent: all. */
  requires?: Action;
  /** False where the operator has switched it off. */
  isOn?: () => boolean;
}

/** The pages of the shell in the menu of the staff. */
export const ownPages: readonly OwnPage[] = [
  { page: 'dashboard', order: 10 },
  { page: 'tickets', order: 40 },
  { page: 'trash', order: 70, isOther: true, requires: 'trash.read' },
  { page: 'activity', order: 80, isOther: true, requires: 'activity.read', isOn: isActivityOn },
  { page: 'people', order: 90, isOther: true, requires: 'people.manage' },
];

export const ownPath = (page: OwnPage['page']) => `${ADMIN_PATH}/${page}`;

export const maySeeOwnPage = ({ requires, isOn }: OwnPage, role: string | undefined) =>
  (requires === undefined || can(role, requires)) && isOn?.() !== false;
