import { cleanAttributes } from '@wabu/shared/entities/rich-text/attributes';
import {
  type RichTextTag,
  richTextLinkSchemes,
  richTextNesting,
  richTextSharedAttributes,
  richTextTagAttributes,
  richTextTags,
} from '@wabu/shared/entities/rich-text/rules';
import sanitizeHtml from 'sanitize-html';

const tags: readonly string[] = richTextTags;

/** Tags whose text is not for reading: they go with all that is in them. */
const UNREAD = [
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
  nonTextTags: UNREAD,
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

/** What a text may become before it is called hostile: it must come to rest. */
const ROUNDS = 4;

/** The text as it is stored: only what the rules of formatted text allow, and the same again when cleaned again. */
export function sanitise(html: string): string {
  let clean = html;
  for (let round = 0; round < ROUNDS; round += 1) {
    const cleaner = asBrowsersWrite(sanitizeHtml(clean, OPTIONS));
    if (cleaner === clean) return clean;
    clean = cleaner;
  }
  return '';
}

/** So that a text is the same letters here, in the editor and in the ledger's hashes. */
function asBrowsersWrite(html: string): string {
  return html.replaceAll(' />', '>').replaceAll('\u00a0', '&nbsp;');
}
