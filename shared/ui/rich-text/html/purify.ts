import DOMPurify, { type Config, type DOMPurify as Purifier } from 'dompurify';
import { imageSource } from '../../../entities/rich-text/attributes.ts';
import {
  richTextSharedAttributes,
  richTextTagAttributes,
  richTextTags,
} from '../../../entities/rich-text/rules.ts';

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(): string },
  ): Policy;
}
const POLICY_NAME = 'wabu-rich-text';
const policyKey = Symbol.for(`${POLICY_NAME}.policy`);

/** A policy name can be registered once per page, and modules may each bring a copy of this file. */
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

/** Not allowed in the end, but their borders are: a table must not run together into one word. */
const structuralTags = [
  ...['div', 'section', 'article', 'main', 'header', 'footer', 'aside', 'nav', 'address', 'figure'],
  ...[
    'figcaption',
    'pre',
    'h4',
    'h5',
    'h6',
    'dl',
    'dt',
    'dd',
    'hr',
    'center',
    'details',
    'summary',
  ],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'menu', 'dir'],
  ...['del', 'strike', 'ins', 'font', 'code', 'mark', 'small', 'sub', 'sup', 'cite', 'q', 'abbr'],
];

const attributes: string[] = [
  ...richTextSharedAttributes,
  ...Object.values(richTextTagAttributes).flat(),
];

/** Where a clipboard keeps what its program meant. They are read, and never kept. */
const clipboardAttributes = ['data-style', 'class', 'data-aria-level'];

let purifier: Purifier | undefined;

/** Decides about pictures before their nodes exist: a browser fetches one as soon as it does. */
function createPurifier(): Purifier {
  const created = DOMPurify(window);
  created.addHook('uponSanitizeAttribute', (_node, attribute) => {
    if (attribute.attrName === 'src' && imageSource(attribute.attrValue) === null) {
      attribute.keepAttr = false;
    }
  });
  return created;
}

/** Untrusted HTML as inert nodes without anything that could run. Not yet down to the allow-list. */
export function purify(html: string, from: 'storage' | 'clipboard'): DocumentFragment {
  purifier ??= createPurifier();
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...richTextTags, ...structuralTags],
    ALLOWED_ATTR: from === 'clipboard' ? [...attributes, ...clipboardAttributes] : attributes,
    // Styles hold colons, and are no addresses.
    ADD_URI_SAFE_ATTR: ['data-style'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOW_UNKNOWN_PROTOCOLS: false,
    TRUSTED_TYPES_POLICY: sharedPolicy(),
    RETURN_DOM_FRAGMENT: true,
  });
}
