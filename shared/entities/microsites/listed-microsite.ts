export interface ListedMicrosite {
  /** Its path without a language. */
  path: string;
  name: string;
  /** '' where it has none. */
  town: string;
  /** The first words of its texts, with their language and direction. */
  words: string;
  lang: string;
  dir: string;
  /** The cover; null without one. */
  picture: ListedPicture | null;
}

export interface ListedPicture {
  src: string;
  srcSet: string;
  width: number;
  height: number;
  /** The focal point in tenths of width and height. */
  x: number;
  y: number;
}

/** The element of the page with the list as JSON, for the scripts that render the same. */
export const LISTED_ID = 'wabu-microsites';
/** The call that answers the list of a language: `?language=de`. */
export const LISTED_CALL = '/api/public/microsites';

/** The element in the head of every document while a microsite is published. */
export const PUBLISHED_META = 'wabu-published';

/** The list in a prerendered page, with a card with and one without a picture, whose slots the server fills. */
export const LIST_ELEMENT = 'wabu-list';
export const cardElements = { picture: 'wabu-card', plain: 'wabu-plain-card' } as const;

/** The slot of a value in a prerendered card. */
export const cardSlot = (key: string) => `~card-${key}~`;
