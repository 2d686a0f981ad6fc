/** A session lasts a working day. */
export const SESSION_SECONDS = 8 * 60 * 60;
