/** A daily limit of characters: a whole number up to a billion. */
export const isCharacterCount = (text: string): boolean => /^\d{1,9}$/.test(text);
