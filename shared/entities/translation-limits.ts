const KIB = 1024;

/** What DeepL takes in one request (https://developers.deepl.com/api-reference/translate). */
const deeplLimits = { texts: 50, bytes: 128 * KIB } as const;

/** What one request carries: texts, and bytes of those texts as JSON. */
export const translationBatch = {
  texts: deeplLimits.texts,
  /** The other fields of the request to DeepL take the rest. */
  bytes: deeplLimits.bytes - 8 * KIB,
  /** The browser stays below the server's limit, so that the server sends one request for each of its own. */
  browserBytes: deeplLimits.bytes - 9 * KIB,
} as const;
