/** The storage key of the visitor's choice, and the name of the cookie with the same value. */
export const LANGUAGE_KEY = 'language';
