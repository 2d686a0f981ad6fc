const KIB = 1024;

/** DeepL's limits of one request (https://developers.deepl.com/api-reference/translate). */
const deeplLimits = { texts: 50, bytes: 128 * KIB } as const;

/** The limits of one request: texts, and bytes of those texts as JSON. */
export const translationBatch = {
  texts: deeplLimits.texts,
  /** The rest is for the other fields of the request. */
  bytes: deeplLimits.bytes - 8 * KIB,
  /** The browser stays below the server's limit, so that the server sends one request for each of its own. */
  browserBytes: deeplLimits.bytes - 9 * KIB,
} as const;
