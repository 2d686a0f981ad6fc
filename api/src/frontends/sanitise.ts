import { cleanAttributes } from '@wabu/shared/entities/rich-text/attributes';
import {
  type RichTextTag,
  richTextLinkSchemes,
  richTextNesting,
  richTextSharedAttributes,
  richTextTagAttributes,
  richTextTags,
} from '@wabu/shared/entities/rich-text/rules';
import type { SectionText } from '@wabu/shared/entities/section';
import sanitizeHtml from 'sanitize-html';

const tags: readonly string[] = richTextTags;

/** Tags that are removed with their content. */
const NON_TEXT_TAGS = [
  'style',
  'script',
  'textarea',
  'option',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'xmp',
  'plaintext',
  'template',
  'title',
  'svg',
  'math',
  'select',
  'object',
  'embed',
  'audio',
  'video',
];

const allowedAttributes = Object.fromEntries(
  richTextTags.map((tag) => [
    tag,
    [...(richTextTagAttributes[tag] ?? []), ...richTextSharedAttributes],
  ]),
);

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes,
  allowedSchemes: [...richTextLinkSchemes],
  allowedSchemesByTag: { img: ['data'] },
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  nonTextTags: NON_TEXT_TAGS,
  nestingLimit: richTextNesting,
  parser: { decodeEntities: true, lowerCaseTags: true },
  transformTags: {
    '*': (tagName, attribs) => ({
      tagName,
      attribs: tags.includes(tagName) ? cleanAttributes(tagName as RichTextTag, attribs) : {},
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
};

/** A text that still changes after these rounds is hostile and becomes empty. */
const MAX_ROUNDS = 4;

/** Sanitizes formatted text by shared/entities/rich-text. Idempotent; hostile text becomes empty. */
export function sanitise(html: string): string {
  let clean = html;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const cleaner = asBrowsersWrite(sanitizeHtml(clean, OPTIONS));
    if (cleaner === clean) return clean;
    clean = cleaner;
  }
  return '';
}

/** Sanitizes a text in all of its languages. */
export function sanitiseTexts(text: SectionText): SectionText {
  const clean = Object.entries(text).map(([language, html]) => [language, sanitise(html)]);
  return Object.fromEntries(clean) as SectionText;
}

/** Serializes as browsers do, so that the hashes of translation provenance match the editor's. */
function asBrowsersWrite(html: string): string {
  return html.replaceAll(' />', '>').replaceAll('\u00a0', '&nbsp;');
}
