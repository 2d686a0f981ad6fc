import { cleanAttributes } from '@wabu/shared/entities/rich-text/attributes';
import {
  hasFewTags,
  type RichTextTag,
  richTextLinkSchemes,
  richTextNesting,
  richTextSharedAttributes,
  richTextTagAttributes,
  richTextTags,
} from '@wabu/shared/entities/rich-text/rules';
import type { Section, SectionText } from '@wabu/shared/entities/section';
import { languageCodes } from '@wabu/shared/i18n/languages';
import sanitizeHtml from 'sanitize-html';
import { timeSlices } from '../../records/store/time-slices.ts';

const tags: readonly string[] = richTextTags;

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

/** Of messages, which are words: a mail would carry the bytes of each picture. */
const WITHOUT_PICTURES: sanitizeHtml.IOptions = {
  ...OPTIONS,
  allowedTags: richTextTags.filter((tag) => tag !== 'img'),
};

/** A text that still changes after these rounds, or has too many tags, is hostile and becomes empty. */
const MAX_ROUNDS = 4;

/** Sanitizes formatted text by shared/entities/rich-text. Idempotent; hostile text becomes empty. */
export function sanitise(html: string, { takesPictures = true } = {}): string {
  if (!hasFewTags(html)) return '';
  let clean = html;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const options = takesPictures ? OPTIONS : WITHOUT_PICTURES;
    const cleaner = asBrowsersWrite(sanitizeHtml(clean, options));
    if (cleaner === clean) return clean;
    clean = cleaner;
  }
  return '';
}

/** Sanitizes the texts of a section in all of their languages; other requests run in between. */
export async function sanitiseSection<S extends Pick<Section, 'NomeSezione' | 'Contenuto'>>(
  section: S,
  nextSlice = timeSlices(),
): Promise<S> {
  const cleaned = async (text: SectionText) => {
    const clean: SectionText = {};
    for (const code of languageCodes) {
      if (text[code] !== undefined) clean[code] = sanitise(text[code]);
      await nextSlice();
    }
    return clean;
  };
  return {
    ...section,
    NomeSezione: await cleaned(section.NomeSezione),
    Contenuto: await cleaned(section.Contenuto),
  };
}

/** Serializes as browsers do, so that the hashes of translation provenance match the editor's. */
function asBrowsersWrite(html: string): string {
  return html.replaceAll(' />', '>').replaceAll('\u00a0', '&nbsp;');
}
