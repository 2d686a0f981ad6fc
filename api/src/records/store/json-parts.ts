/** A limit below D1's 2 MB for a parameter (https://developers.cloudflare.com/d1/platform/limits/). */
const MAX_PARAMETER = 400_000;

/**
 * JSON arrays of the values, each short enough for a parameter: many rows are written by one statement over
 * `json_each`, because a statement for each row costs several times as much as the row.
 */
export function jsonParts(values: readonly unknown[]): string[] {
  const parts: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const text of values.map((value) => JSON.stringify(value))) {
    length += text.length;
    if (length > MAX_PARAMETER) {
      parts.push([]);
      length = text.length;
    }
    parts.at(-1)?.push(text);
  }
  return parts.map((part) => `[${part.join(',')}]`);
}
