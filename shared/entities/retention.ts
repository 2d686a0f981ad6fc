/** How long a session lasts from its sign-in: a working day. */
export const SESSION_SECONDS = 8 * 60 * 60;

/** How long the server knows a browser that a user signed in with, after its last sign-in. */
export const KNOWN_BROWSER_DAYS = 180;

/** How long a session stays confirmed. */
export const CONFIRMED_MINUTES = 5;

/** How long the trash stores a deleted record. */
export const TRASH_DAYS = 30;

/** How long a file of the folder for tests is stored. */
export const TEST_FILE_DAYS = 7;

/** How long a browser stores an unsaved form that nobody comes back to. */
export const DRAFT_DAYS = 90;

/** The longest time that the privacy notice promises for security logs; the operator configures it. */
export const LOG_DAYS = 30;

/** How long staff keep the answers of suppliers to a preview, after its link has ended. */
export const PREVIEW_ANSWER_DAYS = 90;

/** How long the history stores the contents of changes; the operator may configure a shorter time. */
export const HISTORY_MONTHS = 24;

/** True for a number of months that the privacy notice allows. */
export const isMonths = (months: string, max: number): boolean =>
  /^\d{1,2}$/.test(months) && Number(months) >= 1 && Number(months) <= max;

/** How long a closed request stores name, address and messages; the operator may configure a shorter time. */
export const REQUEST_MONTHS = 12;

/** How long the link to a request is valid after its last message. */
export const REQUEST_LINK_DAYS = 90;
