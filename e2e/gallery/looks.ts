/** The looks of the gallery: each screen is opened in each language, and seen in each theme at each width. */
export const languages = ['it', 'en'] as const;
export const themes = ['light', 'dark'] as const;
export const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

export interface Look {
  language: (typeof languages)[number];
  theme: (typeof themes)[number];
  width: number;
}

/** `suppliers, nothing selected` and a look as a file name without ending. */
export const fileOf = (screen: string, { language, theme, width }: Look): string =>
  `${screen.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${width}-${theme}-${language}`;
