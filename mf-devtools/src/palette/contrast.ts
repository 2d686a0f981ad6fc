/** Relative luminance of `#rrggbb`, as WCAG 2.2 defines it. */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrastOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The WCAG conformance level of a contrast, for text of normal size. */
export function levelOf(contrast: number): 'AAA' | 'AA' | '—' {
  if (contrast >= 7) return 'AAA';
  return contrast >= 4.5 ? 'AA' : '—';
}

/** The text colour, light or dark, with the higher contrast. */
export function inkFor(background: string): string {
  const [light, dark] = ['#ffffff', '#12171a'] as const;
  return contrastOf(light, background) >= contrastOf(dark, background) ? light : dark;
}
