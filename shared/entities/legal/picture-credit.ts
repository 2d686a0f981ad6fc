export const licences = [
  /** The supplier holds the rights: its own work, or that of employees or by order (L. 633/1941, art. 88). */
  'own',
  /** The author has agreed. */
  'permission',
  'cc-by-4.0',
  'cc-by-sa-4.0',
  /** The protection has ended, or the author has renounced it. */
  'public-domain',
] as const;
export type Licence = (typeof licences)[number];

export const licenceTexts: Partial<Record<Licence, { name: string; address: string }>> = {
  'cc-by-4.0': { name: 'CC BY 4.0', address: 'https://creativecommons.org/licenses/by/4.0/' },
  'cc-by-sa-4.0': {
    name: 'CC BY-SA 4.0',
    address: 'https://creativecommons.org/licenses/by-sa/4.0/',
  },
};

export interface PictureCredit {
  /** '' when nobody is named. */
  author: string;
  licence: Licence;
}

interface Rights {
  author?: string | undefined;
  licence?: Licence | undefined;
}

/** What the rights of a picture lack; null when they are in order. */
export function creditLacks({ author = '', licence }: Rights): 'licence' | 'author' | null {
  if (licence === undefined) return 'licence';
  const isNamed = author !== '' || licence === 'own' || licence === 'public-domain';
  return isNamed ? null : 'author';
}

/** What a page shows of a picture's rights; undefined when there is nothing to say. */
export function publicCredit({ author = '', licence = 'own' }: Rights): PictureCredit | undefined {
  return author === '' && (licence === 'own' || licence === 'permission')
    ? undefined
    : { author, licence };
}
