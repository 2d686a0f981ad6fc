/**
 * What formatted text may hold: the one list behind the editor, what is shown, what is pasted and what
 * the api stores. Both sanitisers (the browser's and the server's) read it, so they cannot disagree.
 */
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

/** Attributes that every tag may have; Arabic and Hebrew depend on them. */
export const richTextSharedAttributes = ['dir', 'lang'] as const;

/** Attributes of single tags, in the order in which they are written. */
export const richTextTagAttributes: Partial<Record<RichTextTag, readonly string[]>> = {
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
};

export const richTextLinkSchemes = ['http', 'https', 'mailto', 'tel'] as const;
export const richTextImageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;

/** Opened pages must not reach back to ours, nor learn where the visitor came from. */
export const richTextLinkRel = 'noopener noreferrer';

/** Deeper lists are flattened; deeper tags of any kind are dropped. */
export const richTextListDepth = 6;
export const richTextNesting = 40;
