import { ACTIVITY_OFF_META } from '../entities/history/activity-switch.ts';

/** False where the operator has switched the activity of the staff off (`ACTIVITY=0`). */
export const isActivityOn = (): boolean =>
  typeof document === 'undefined' ||
  document.querySelector(`meta[name="${ACTIVITY_OFF_META}"]`) === null;
