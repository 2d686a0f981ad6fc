/** A label followed by a space, except after a full-width colon, which includes one. */
export function beforeValue(label: string): string {
  return label.endsWith('：') ? label : `${label} `;
}

/** Isolates a value from the direction of its sentence (Unicode FSI and PDI). */
export const isolated = (value: string): string => `\u2068${value}\u2069`;
