/** A label as it stands before its value: a full-width colon brings its own space. */
export function beforeValue(label: string): string {
  return label.endsWith('：') ? label : `${label} `;
}

/** A value in one direction inside a sentence of the other keeps its own order. */
export const isolated = (value: string): string => `\u2068${value}\u2069`;
