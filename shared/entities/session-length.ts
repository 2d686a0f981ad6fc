/** How long a session lasts. */
export const SESSION_SECONDS = 8 * 60 * 60;
