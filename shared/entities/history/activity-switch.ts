/** The element in the head of a page whose operator has switched the activity of the staff off. */
export const ACTIVITY_OFF_META = 'wabu-activity-off';
