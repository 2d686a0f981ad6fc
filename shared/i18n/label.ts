/** A label as it stands before its value: a full-width colon brings its own space. */
export function beforeValue(label: string): string {
  return label.endsWith('：') ? label : `${label} `;
}
