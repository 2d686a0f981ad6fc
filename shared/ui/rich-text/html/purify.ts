import DOMPurify, { type Config, type DOMPurify as Purifier } from 'dompurify';
import { imageSource } from '../../../entities/rich-text/attributes.ts';
import {
  richTextSharedAttributes,
  richTextTagAttributes,
  richTextTags,
} from '../../../entities/rich-text/rules.ts';
import { boxTags, nearest } from './normalize-tags.ts';

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(): string },
  ): Policy;
}
const POLICY_NAME = 'wabu-rich-text';
const policyKey = Symbol.for(`${POLICY_NAME}.policy`);

/** A policy name can be registered once per page, and each module may bundle this file. */
function sharedPolicy(): Policy | undefined {
  const page = globalThis as { trustedTypes?: PolicyFactory; [policyKey]?: Policy };
  page[policyKey] ??= page.trustedTypes?.createPolicy(POLICY_NAME, {
    createHTML: (html) => html,
    createScriptURL: () => {
      throw new Error('Formatted text never loads a script');
    },
  });
  return page[policyKey];
}

/** Removed later; until then they separate the words of their cells and blocks. */
const structuralTags = [
  ...boxTags,
  ...Object.keys(nearest),
  ...['th', 'td', 'ins', 'font', 'code', 'mark', 'small', 'sub', 'sup', 'cite', 'q', 'abbr'],
];

const attributes: string[] = [
  ...richTextSharedAttributes,
  ...Object.values(richTextTagAttributes).flat(),
];

/** Attributes with the meaning of pasted HTML; they are read and then removed. */
const clipboardAttributes = ['data-style', 'class', 'data-aria-level'];

let purifier: Purifier | undefined;

/** Filters pictures before their nodes exist, because a browser fetches a picture as soon as its node exists. */
function createPurifier(): Purifier {
  const created = DOMPurify(window);
  created.addHook('uponSanitizeAttribute', (_node, attribute) => {
    if (attribute.attrName === 'src' && imageSource(attribute.attrValue) === null) {
      attribute.keepAttr = false;
    }
  });
  return created;
}

/** Parses untrusted HTML to inert nodes without scripts and handlers; not yet reduced to the allow-list. */
export function purify(html: string, from: 'storage' | 'clipboard'): DocumentFragment {
  purifier ??= createPurifier();
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...richTextTags, ...structuralTags],
    ALLOWED_ATTR: from === 'clipboard' ? [...attributes, ...clipboardAttributes] : attributes,
    // Styles contain colons and are no URLs.
    ADD_URI_SAFE_ATTR: ['data-style'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOW_UNKNOWN_PROTOCOLS: false,
    TRUSTED_TYPES_POLICY: sharedPolicy(),
    RETURN_DOM_FRAGMENT: true,
  });
}
