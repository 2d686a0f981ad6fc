/** The allow-list of formatted text for editor, view, paste and api. Both sanitisers (browser and server) read it. */
export const richTextTags = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'h1',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'a',
  'blockquote',
  'span',
  'img',
] as const;
export type RichTextTag = (typeof richTextTags)[number];

/** The tags that begin a line of their own. */
export const richTextBlocks = ['p', 'h1', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote'] as const;
export const richTextVoids = ['br', 'img'] as const;

/** Attributes of every tag; Arabic and Hebrew need them. */
export const richTextSharedAttributes = ['dir', 'lang'] as const;

/** Attributes of single tags, in serialisation order. */
export const richTextTagAttributes: Partial<Record<RichTextTag, readonly string[]>> = {
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
};

/** The schemes of links, without the colon. */
export const richTextLinkSchemes = ['http', 'https', 'mailto', 'tel'] as const;
/** The types of pictures inside a text, which are `data:` URLs. */
export const richTextImageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;

/** A linked page gets neither `window.opener` nor the referrer. */
export const richTextLinkRel = 'noopener noreferrer';

/** Deeper lists are flattened. */
export const richTextListDepth = 6;
/** Deeper tags of any kind are removed. */
export const richTextNesting = 40;

/** Tags of a text. Parsers take time that grows with the square of tags without an end, so they get no more. */
export const richTextTagLimit = 10_000;
export const hasFewTags = (html: string): boolean =>
  html.split('<', richTextTagLimit + 2).length <= richTextTagLimit + 1;
